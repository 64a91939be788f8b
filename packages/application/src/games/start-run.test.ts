import { describe, expect, it } from 'vitest'
import { changeGame } from '../admin/manage-games'
import { GAME, openGameWorld, PACK } from './game-world.fixtures'
import { describeTicket, startRun } from './start-run'

describe('starting a run', () => {
  it('books one unit and gives a ticket for the course of the day', async () => {
    const { ports, arrive, start, world } = await openGameWorld()
    const caller = await arrive(1)
    const run = await start(caller)
    expect(describeTicket(run)).toEqual({
      runId: run.id,
      gameId: GAME,
      mode: 'normal',
      seed: `${PACK.id}/daily`,
      packId: PACK.id,
      rulesVersion: 1,
      ranked: true,
      unranked: null,
      edition: 'today',
      day: '2026-01-02',
      startedAt: new Date(world.nowMs).toISOString(),
    })
    expect((await ports.accounts.findById(caller.user.id))?.totals.games).toBe(1)
  })

  it('ranks the first of a mode and day; later ones practise on the same course', async () => {
    const { arrive, start } = await openGameWorld()
    const caller = await arrive(1)
    await start(caller)
    expect(await start(caller)).toMatchObject({ ranked: false, packId: PACK.id, seed: `${PACK.id}/daily` })
    expect(await start(caller, 'calm')).toMatchObject({ ranked: true, seed: `${PACK.id}/daily` })
  })

  it('is for nobody without an account, in the words of every locked feature', async () => {
    const { ports } = await openGameWorld()
    const asGuest = startRun(ports, { kind: 'guest' }, { gameId: GAME, mode: 'normal' })
    await expect(asGuest).rejects.toMatchObject({
      code: 'feature_locked',
      message: 'Please sign up to use this feature.',
    })
  })

  it('is for nobody who is suspended, blocked, or has had enough for today (OP-25)', async () => {
    const { ports, arrive, start } = await openGameWorld()
    const limited = await arrive(1, { dailyLimitOverrides: { memes: null, quizzes: null, games: 1 } })
    await start(limited)
    await expect(start(limited)).rejects.toMatchObject({
      code: 'limit_reached',
      message: 'Daily game limit reached! You can play 1 more games tomorrow.',
    })
    expect(await ports.gameRuns.listOf(limited.user.id)).toHaveLength(1)
    await expect(start(await arrive(2, { isActive: false, status: 'suspended' }))).rejects.toMatchObject({
      code: 'account_suspended',
    })
    await expect(start(await arrive(3, { status: 'permanently_blocked' }))).rejects.toMatchObject({
      code: 'account_blocked',
    })
  })

  it('lets one of two starts have the last unit', async () => {
    const { ports, arrive, start } = await openGameWorld()
    const caller = await arrive(1, { dailyLimitOverrides: { memes: null, quizzes: null, games: 1 } })
    const starts = await Promise.allSettled([start(caller), start(caller)])
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await ports.gameRuns.listOf(caller.user.id)).toHaveLength(1)
  })

  it('is for nobody who starts without end: 120 times an hour', async () => {
    const { ports, arrive, start, world } = await openGameWorld()
    const caller = await arrive(1)
    for (let n = 0; n < 120; n += 1) await start(caller)
    await expect(start(caller)).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await ports.gameRuns.listOf(caller.user.id)).toHaveLength(120)
    world.nowMs += 3_600_001
    expect(await start(caller)).toMatchObject({ ranked: false })
  })

  it('costs nothing where there is nothing to play', async () => {
    const { ports, arrive, start, world } = await openGameWorld()
    const caller = await arrive(1)
    const unknown = startRun(ports, caller, { gameId: 'no-such-game', mode: 'normal' })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
    const rules = {
      version: 1,
      modes: { normal: 'clocked' },
      measure: 'time',
      figures: ['points'],
      practice: 'again',
      editions: ['today'],
    } as const
    const normalOnly = { ...ports, gameLibrary: { ...ports.gameLibrary, rulesOf: () => rules } }
    await expect(startRun(normalOnly, caller, { gameId: GAME, mode: 'calm' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    world.nowMs += 3 * 86_400_000
    await expect(start(caller)).rejects.toMatchObject({ code: 'conflict' })
    expect((await ports.accounts.findById(caller.user.id))?.totals.games).toBe(0)
  })

  it('books a unit and gives no ticket where runs are not ranked', async () => {
    const { ports, arrive } = await openGameWorld()
    const caller = await arrive(1, { dailyLimitOverrides: { memes: null, quizzes: null, games: 1 } })
    await ports.settings.setAll({ gameOrigins: 'https://games.example.org' })
    await changeGame(ports, { id: null, name: 'system' }, GAME, { gameUrl: 'https://games.example.org/' })
    expect(await startRun(ports, caller, { gameId: GAME, mode: 'normal' })).toBeNull()
    await expect(startRun(ports, caller, { gameId: GAME, mode: 'normal' })).rejects.toMatchObject({
      code: 'limit_reached',
    })
    expect((await ports.accounts.findById(caller.user.id))?.totals.games).toBe(1)
    expect(await ports.gameRuns.listOf(caller.user.id)).toEqual([])
  })

  it('says when it is the course of yesterday, whose board it may enter', async () => {
    const { arrive, start, world } = await openGameWorld()
    world.nowMs += 86_400_000
    expect(await start(await arrive(1))).toMatchObject({ edition: 'yesterday', day: '2026-01-02', ranked: true })
  })
})
