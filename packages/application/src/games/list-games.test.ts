import { AppError } from '@trendverse/domain/primitives/app-error'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { gameDay } from './build-packs'
import { getGame, listGames } from './list-games'

const ALWAYS = ['trend-quiz', 'meme-maker']

function openWorld() {
  const world = createFakeWorld()
  const ports = portsOfWorld(world)
  return { world, ports, ids: async () => (await listGames(ports)).map(({ id }) => id) }
}

it('offers a game of past cases while there is a pack of today or yesterday, and finds it always', async () => {
  const { world, ports, ids } = openWorld()
  expect(await ids()).toEqual(ALWAYS)
  expect(await getGame(ports, 'trend-predictor')).toMatchObject({ id: 'trend-predictor', modes: ['normal'] })
  const day = gameDay(world.nowMs)
  await ports.gamePacks.add({
    id: `trend-predictor-${day}-0123456789ab`,
    gameId: 'trend-predictor',
    day,
    edition: 'today',
    content: '{}',
    builtAtMs: world.nowMs,
    withdrawnAtMs: null,
  })
  expect(await ids()).toEqual([...ALWAYS, 'trend-predictor'])
  world.nowMs += 24 * 3_600_000
  expect(await ids()).toContain('trend-predictor')
  world.nowMs += 24 * 3_600_000
  expect(await ids()).toEqual(ALWAYS)
})

it('offers the other games without a database', async () => {
  const { ports } = openWorld()
  const down = () => Promise.reject(new AppError('unavailable', 'The database is down.'))
  const listed = await listGames({ ...ports, gamePacks: { ...ports.gamePacks, listDays: down } })
  expect(listed.map(({ id }) => id)).toEqual(ALWAYS)
})

it('offers the game of forecasts from its first round on, whether or not the past gives cases', async () => {
  const { ports, ids } = openWorld()
  await ports.predictions.addRound({ day: gameDay(ports.clock.nowMs()), openedAtMs: 0, closesAtMs: 1, items: [] })
  expect(await ids()).toEqual([...ALWAYS, 'trend-predictor'])
})
