import { dayPlus } from '@trendverse/domain/limits/account-day'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { describe, expect, it } from 'vitest'
import { hideRun, withdrawPack } from '../admin/moderate-runs'
import { OWN_DEVICE } from '../ports/world'
import { gameDay, packInUse } from './build-packs'
import { GAME, openGameWorld, PACK } from './game-world.fixtures'
import { getShownRun } from './get-run'
import { type BoardRequest, readGameBoard } from './read-board'

const ADMIN = { id: null, name: 'system' }
const GUEST = { kind: 'guest' } as const
const TODAY: BoardRequest = { gameId: GAME, mode: 'normal', board: PACK.day }
const REASON = { reason: 'For a test' }

async function openBoard() {
  const opened = await openGameWorld()
  return { ...opened, read: (request = TODAY) => readGameBoard(opened.ports, GUEST, request) }
}

describe('a board', () => {
  it('has a row for each player, and the caller’s own with its place', async () => {
    const { arrive, play, ports, read } = await openBoard()
    const [winner, second] = [await arrive(1), await arrive(2)]
    const { run } = await play(winner, 'careful')
    const { run: other } = await play(second, 'clumsy')
    const row = (place: number, { runId, username, day, points, ticks, finishedAt }: typeof run) => ({
      place,
      runId,
      username,
      day,
      points,
      ticks,
      finishedAt,
      hasLog: true,
    })
    const rows = [row(1, run), row(2, other)]
    const board = { ...TODAY, scope: 'everybody', isWithdrawn: false, total: 2, rows, nextCursor: null, own: null }
    expect(await read()).toEqual(board)
    expect(await readGameBoard(ports, second, TODAY)).toEqual({ ...board, own: row(2, other) })
    expect(await read({ ...TODAY, board: 'all-time' })).toEqual({ ...board, board: 'all-time' })
    expect(await read({ ...TODAY, mode: 'calm' })).toMatchObject({ total: 0, rows: [] })
  })

  it('is given 25 rows at a time', async () => {
    const { arrive, ports, read, start, world } = await openBoard()
    for (let n = 1; n <= 27; n += 1) {
      const caller = await arrive(n)
      const { id } = await start(caller)
      const result = { points: n, ticks: 9, finishedAtMs: world.nowMs }
      await ports.gameRuns.finish(id, { result, log: `log-${n}`, logHash: `hash ${n}`, unranked: null })
    }
    const first = await read()
    expect(first.rows.map(({ place }) => place)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1))
    const second = await read({ ...TODAY, cursor: first.nextCursor ?? '' })
    expect(second.rows.map(({ place, username }) => [place, username])).toEqual([
      [26, 'person_2'],
      [27, 'person_1'],
    ])
    expect(second).toMatchObject({ total: 27, nextCursor: null })
  })

  it('goes on from no page that never was', async () => {
    const { read } = await openBoard()
    const id = '00000000-0000-7000-8000-000000000001'
    for (const cursor of ['', 'x', `1.2.3.${'-'.repeat(36)}`, `9999999999.1.1.${id}`, `1.1.${id}`, `-1.1.1.${id}`]) {
      await expect(read({ ...TODAY, cursor })).rejects.toMatchObject({ code: 'invalid_input' })
    }
    expect(await read({ ...TODAY, cursor: `2147483647.1.1.${id}` })).toMatchObject({ rows: [] })
  })

  it('exists for days that had a pack and for days around today', async () => {
    const { read, world } = await openBoard()
    const around = [-1, 0, 1].map((days) => dayPlus(gameDay(world.nowMs), days))
    for (const board of around) expect(await read({ ...TODAY, board })).toMatchObject({ board, total: 0 })
    expect(await read({ ...TODAY, board: 'all-time' })).toMatchObject({ total: 0 })
    for (const board of ['0001-01-01', '1999-12-31', '9999-12-31']) {
      await expect(read({ ...TODAY, board })).rejects.toMatchObject({ code: 'not_found' })
    }
    world.nowMs += 400 * DAY_MS
    expect(await read()).toMatchObject({ board: PACK.day, total: 0 })
  })

  it('is of no game that has none, and on a device about that device', async () => {
    const { ports, read } = await openBoard()
    await expect(read({ ...TODAY, gameId: 'no-such-game' })).rejects.toMatchObject({ code: 'not_found' })
    const rules = ports.gameLibrary.rulesOf(GAME)
    if (rules === null) throw new Error('this game has rules')
    const modes = { normal: 'clocked' } as const
    const normalOnly = { ...ports.gameLibrary, rulesOf: () => ({ ...rules, modes }) }
    const calm = readGameBoard({ ...ports, gameLibrary: normalOnly }, GUEST, { ...TODAY, mode: 'calm' })
    await expect(calm).rejects.toMatchObject({ code: 'not_found' })
    const onDevice = { ...ports, origin: { network: OWN_DEVICE, guestId: null } }
    expect(await readGameBoard(onDevice, GUEST, TODAY)).toMatchObject({ scope: 'device' })
  })

  it('hides the runs of who wants it, and replays with them, at once', async () => {
    const { arrive, play, ports, read } = await openBoard()
    const caller = await arrive(1)
    const { run } = await play(caller)
    expect(await getShownRun(ports, caller, run.runId)).toEqual(run)
    await ports.accounts.update(caller.user.id, { runsOnBoards: false })
    expect(await read()).toMatchObject({ total: 0, rows: [] })
    await expect(getShownRun(ports, caller, run.runId)).rejects.toMatchObject({ code: 'not_found' })
    expect((await play(caller, 'careful', 'calm')).dayPlace).toBeNull()
  })

  it('loses a run that an administrator hides, and the log says why', async () => {
    const { arrive, play, ports, read } = await openBoard()
    const caller = await arrive(1)
    const { run } = await play(caller)
    await hideRun(ports, ADMIN, { runId: run.runId, ...REASON })
    expect(await read()).toMatchObject({ total: 0 })
    await expect(getShownRun(ports, caller, run.runId)).rejects.toMatchObject({ code: 'not_found' })
    const { entries } = await ports.auditLog.list({ page: 1, pageSize: 5, action: 'game_run.hidden' })
    expect(entries).toMatchObject([{ subjectId: run.runId, details: { ...REASON, gameId: GAME } }])
    await expect(hideRun(ports, ADMIN, { runId: 'nobody’s', ...REASON })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('stays, marked, when its pack is withdrawn; nobody starts with that any more', async () => {
    const { arrive, play, ports, read } = await openBoard()
    const caller = await arrive(1)
    const { run } = await play(caller)
    expect(await withdrawPack(ports, ADMIN, { packId: PACK.id, ...REASON })).toMatchObject({ packId: PACK.id })
    expect(await read()).toMatchObject({ isWithdrawn: true, total: 1 })
    expect(await getShownRun(ports, caller, run.runId)).toEqual(run)
    await expect(packInUse(ports, GAME)).rejects.toMatchObject({ code: 'conflict' })
    const { entries } = await ports.auditLog.list({ page: 1, pageSize: 5, action: 'game_pack.withdrawn' })
    expect(entries).toMatchObject([{ subjectId: PACK.id, details: REASON }])
    const unknown = withdrawPack(ports, ADMIN, { packId: 'no-such-pack', ...REASON })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })
})
