import { GAMES } from '@trendverse/games/registry'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { getGame, listGames } from '../games/list-games'
import { addGame, changeGame, removeGame } from './manage-games'

const QUIZ = GAMES['trend-quiz']
const SHOWN = { measure: 'time', figures: ['points', 'length'], practice: 'again' } as const
const TILES = { ...QUIZ, id: 'tiles', name: 'Tiles', gameUrl: 'https://games.example.org/tiles' }
const ADMIN = { id: null, name: 'system' }

function openWorld() {
  const world = createFakeWorld()
  world.settings.set('gameOrigins', 'https://games.example.org')
  const ports = portsOfWorld(world)
  const audited = async () => (await ports.auditLog.list({ page: 1, pageSize: 10, action: null })).entries
  return { world, ports, audited }
}

describe('the catalogue of games (OP-71)', () => {
  it('is what shipped, ranked because it has rules', async () => {
    const { ports } = openWorld()
    expect(await listGames(ports)).toContainEqual({ ...QUIZ, modes: ['normal', 'calm'], ...SHOWN })
    expect(await getGame(ports, 'trend-quiz')).toEqual({ ...QUIZ, modes: ['normal', 'calm'], ...SHOWN })
    await expect(getGame(ports, 'no-such-game')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is what shipped while the database is gone, and says so in the log', async () => {
    const { world, ports } = openWorld()
    world.databaseDown = true
    expect(await listGames(ports)).toContainEqual({ ...QUIZ, modes: ['normal', 'calm'], ...SHOWN })
    expect(world.warnings).toEqual(['The catalogue of games is shown as it shipped'])
  })

  it('has what an administrator adds at its end, never ranked, and the log says who did it', async () => {
    const { ports, audited } = openWorld()
    expect(await addGame(ports, ADMIN, TILES)).toEqual({ ...TILES, modes: [], ...SHOWN })
    expect((await listGames(ports)).at(-1)).toEqual({ ...TILES, modes: [], ...SHOWN })
    expect(await audited()).toMatchObject([{ action: 'game.created', subjectId: 'tiles', actorName: 'system' }])
  })

  it('keeps the ids of our own games to ourselves, also of those that are planned', async () => {
    const { ports, audited } = openWorld()
    await addGame(ports, ADMIN, TILES)
    for (const id of ['trend-quiz', 'trend-predictor', 'tiles']) {
      await expect(addGame(ports, ADMIN, { ...TILES, id })).rejects.toMatchObject({ code: 'conflict' })
    }
    expect(await audited()).toHaveLength(1)
  })

  it('takes changed fields of a game that ships, and gives it back as it shipped', async () => {
    const { ports, audited } = openWorld()
    await changeGame(ports, ADMIN, 'trend-quiz', { minAge: 12, name: undefined })
    await changeGame(ports, ADMIN, 'trend-quiz', { category: 'Puzzle' })
    expect(await getGame(ports, 'trend-quiz')).toEqual({
      ...QUIZ,
      minAge: 12,
      category: 'Puzzle',
      modes: ['normal', 'calm'],
      ...SHOWN,
    })
    await removeGame(ports, ADMIN, 'trend-quiz')
    expect(await getGame(ports, 'trend-quiz')).toEqual({ ...QUIZ, modes: ['normal', 'calm'], ...SHOWN })
    await expect(removeGame(ports, ADMIN, 'trend-quiz')).rejects.toMatchObject({ code: 'conflict' })
    expect((await audited()).map(({ action, details }) => [action, details])).toEqual(
      expect.arrayContaining([
        ['game.updated', { changed: ['minAge'] }],
        ['game.updated', { changed: ['category'] }],
        ['game.removed', {}],
      ]),
    )
  })

  it('ranks no run of a frame that the rules did not come with', async () => {
    const { ports } = openWorld()
    const { modes } = await changeGame(ports, ADMIN, 'trend-quiz', { gameUrl: 'https://games.example.org/quiz' })
    expect(modes).toEqual([])
  })

  it('comes from sites of the list alone, also once one is taken off it', async () => {
    const { ports, audited } = openWorld()
    const elsewhere = { ...TILES, gameUrl: 'https://elsewhere.example.org/tiles' }
    await expect(addGame(ports, ADMIN, elsewhere)).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(changeGame(ports, ADMIN, 'trend-quiz', elsewhere)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await audited()).toEqual([])
    await addGame(ports, ADMIN, { ...TILES, gameUrl: 'https://games.example.org/tiles' })
    expect(await getGame(ports, TILES.id)).toMatchObject({ modes: [] })
    await ports.settings.setAll({ gameOrigins: '' })
    await expect(getGame(ports, TILES.id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('changes and removes nothing under an id nobody has', async () => {
    const { ports, audited } = openWorld()
    for (const id of ['no-such-game', '__proto__']) {
      await expect(changeGame(ports, ADMIN, id, { minAge: 3 })).rejects.toMatchObject({ code: 'not_found' })
      await expect(removeGame(ports, ADMIN, id)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await audited()).toEqual([])
  })
})
