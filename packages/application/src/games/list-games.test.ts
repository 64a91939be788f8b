import { AppError } from '@trendverse/domain/primitives/app-error'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { packInUse } from './build-packs'
import { getPack } from './get-pack'
import { listGames } from './list-games'

const ALL = ['trend-quiz', 'meme-maker', 'trend-predictor']

it('offers three games from the first minute, and the one of past cases can be played without a past (OP-90)', async () => {
  const ports = portsOfWorld(createFakeWorld())
  expect((await listGames(ports)).map(({ id }) => id)).toEqual(ALL)
  const { id } = await packInUse(ports, 'trend-predictor')
  const { edition, content } = await getPack(ports, id)
  expect(edition).toBe('archive')
  expect(content['cases']).toHaveLength(10)
})

it('offers them without a database', async () => {
  const ports = portsOfWorld(createFakeWorld())
  const down = () => Promise.reject(new AppError('unavailable', 'The database is down.'))
  const listed = await listGames({ ...ports, games: { ...ports.games, list: down } })
  expect(listed.map(({ id }) => id)).toEqual(ALL)
})
