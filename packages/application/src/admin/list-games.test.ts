import { GAMES } from '@trendverse/games/registry'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { openGameWorld, PACK } from '../games/game-world.fixtures'
import { getShownRun } from '../games/get-run'
import { getGame, listGames } from '../games/list-games'
import { listCatalogue, listPacks, listRuns } from './list-games'
import { addGame, changeGame } from './manage-games'
import { hideRun, restorePack, showRun, withdrawPack } from './moderate-runs'

const QUIZ = GAMES['trend-quiz']
const TILES = { ...QUIZ, id: 'tiles', name: 'Tiles', gameUrl: 'https://games.example.org/tiles' }
const ADMIN = { id: null, name: 'system' }
const PAGE = { page: 1, pageSize: 25 }

describe('the catalogue as administrators keep it (AD-04)', () => {
  const open = () => {
    const world = createFakeWorld()
    world.settings.set('gameOrigins', 'https://games.example.org')
    return portsOfWorld(world)
  }

  it('tells what ships, what was changed, what was added and what nobody can play', async () => {
    const ports = open()
    await changeGame(ports, ADMIN, 'trend-quiz', { minAge: 12, tags: [...QUIZ.tags] })
    await addGame(ports, ADMIN, TILES)
    await ports.settings.setAll({ gameOrigins: '' })
    const { data, total } = await listCatalogue(ports, PAGE)
    expect(total).toBe(4)
    expect(data.find(({ id }) => id === 'trend-quiz')).toMatchObject({
      isBuiltIn: true,
      changed: ['minAge'],
      site: null,
      isSiteAllowed: true,
      hidden: false,
      plays: 0,
    })
    expect(data.at(-1)).toMatchObject({
      id: 'tiles',
      isBuiltIn: false,
      changed: [],
      site: 'https://games.example.org',
      isSiteAllowed: false,
      plays: null,
    })
    const idsOf = async (query: object) => (await listCatalogue(ports, { ...PAGE, ...query })).data.map(({ id }) => id)
    expect(await idsOf({ q: 'TILE' })).toEqual(['tiles'])
    expect(await idsOf({ kind: 'added' })).toEqual(['tiles'])
    expect(await idsOf({ page: 2, pageSize: 3 })).toEqual(['tiles'])
  })

  it('hides a game from visitors and shows it again', async () => {
    const ports = open()
    await changeGame(ports, ADMIN, 'trend-quiz', { hidden: true }, { hidden: false })
    expect((await listGames(ports)).map(({ id }) => id)).not.toContain('trend-quiz')
    await expect(getGame(ports, 'trend-quiz')).rejects.toMatchObject({ code: 'not_found' })
    const { data } = await listCatalogue(ports, { ...PAGE, hidden: true })
    expect(data).toMatchObject([{ id: 'trend-quiz', hidden: true, changed: [] }])
    await changeGame(ports, ADMIN, 'trend-quiz', { hidden: false }, { hidden: true })
    expect(await getGame(ports, 'trend-quiz')).toEqual({
      ...QUIZ,
      modes: ['normal', 'calm'],
      measure: 'time',
      figures: ['points', 'length'],
      practice: 'again',
    })
  })

  it('refuses a change of what somebody else changed meanwhile, and says what it is now', async () => {
    const ports = open()
    await changeGame(ports, ADMIN, 'trend-quiz', { minAge: 12 })
    const late = changeGame(ports, ADMIN, 'trend-quiz', { minAge: 10 }, { minAge: QUIZ.minAge })
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Age from is now 12'),
    })
    expect(await getGame(ports, 'trend-quiz')).toMatchObject({ minAge: 12 })
  })
})

describe('packs and runs in the hands of administrators', () => {
  it('lists runs, hides one and shows it again; the log says both', async () => {
    const { ports, arrive, play } = await openGameWorld()
    const ada = await arrive(1)
    const { run } = await play(ada)
    const { data, total } = await listRuns(ports, { ...PAGE, sort: 'newest', q: ada.user.username.toUpperCase() })
    expect([total, data]).toMatchObject([
      1,
      [{ runId: run.runId, username: ada.user.username, hidden: false, hasLog: true }],
    ])
    await hideRun(ports, ADMIN, { runId: run.runId, reason: 'A program' })
    await expect(getShownRun(ports, ada, run.runId)).rejects.toMatchObject({ code: 'not_found' })
    expect((await listRuns(ports, { ...PAGE, sort: 'best', hidden: true })).total).toBe(1)
    await showRun(ports, ADMIN, run.runId)
    expect(await getShownRun(ports, ada, run.runId)).toMatchObject({ runId: run.runId })
    const { entries } = await ports.auditLog.list({ page: 1, pageSize: 10, action: null })
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['game_run.hidden', 'game_run.shown'])
    await expect(showRun(ports, ADMIN, 'nobody')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('takes the withdrawal of a pack back, unless another has taken its place', async () => {
    const { ports } = await openGameWorld()
    await withdrawPack(ports, ADMIN, { packId: PACK.id, reason: 'Wrong figures' })
    expect((await listPacks(ports, { ...PAGE, withdrawn: true })).data).toMatchObject([{ packId: PACK.id, runs: 0 }])
    await restorePack(ports, ADMIN, PACK.id)
    expect((await listPacks(ports, PAGE)).data).toMatchObject([{ packId: PACK.id, withdrawnAt: null }])
    await withdrawPack(ports, ADMIN, { packId: PACK.id, reason: 'Wrong figures' })
    await ports.gamePacks.add({ ...PACK, id: 'trend-quiz-2026-01-02-ba9876543210' })
    await expect(restorePack(ports, ADMIN, PACK.id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(restorePack(ports, ADMIN, 'no pack')).rejects.toMatchObject({ code: 'not_found' })
  })
})
