import type { BoardQuery, RunDraft, RunEnd } from '@trendverse/application/ports/games'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { endsWithPoints, sampleDraft, samplePack } from './game-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const DAY = '2026-03-03'
const NEXT_DAY = '2026-03-04'
const NO_LIMIT = { day: DAY, limit: -1 }
const TODAY: BoardQuery = { gameId: 'tiles', mode: 'normal', day: DAY }
const ALL_TIME: BoardQuery = { ...TODAY, day: null }
/** Ids nobody has, and texts that are none. */
const NOBODY = [idOf(999), '', 'nonsense', '\0', '__proto__', HOSTILE_TEXT]

/** What every GameRunRepository promises. */
export function gameRunsSuite(fresh: () => Promise<StoragePorts>): void {
  const withPeople = async () => {
    const ports = await fresh()
    for (const n of [1, 2, 3]) await ports.accounts.create(sampleAccount(n))
    for (const day of [DAY, NEXT_DAY]) await ports.gamePacks.add(samplePack(day))
    const { gameRuns } = ports
    /** Starts and ends the n-th run. */
    const play = async (n: number, user: number, end: RunEnd, changes: Partial<RunDraft> = {}) => {
      const { run } = await gameRuns.start(sampleDraft(n, user, changes), NO_LIMIT)
      return run === null ? null : gameRuns.finish(run.id, end)
    }
    const namesOn = async (board: BoardQuery) =>
      (await gameRuns.readBoard(board, { after: null, limit: 25 })).entries.map(({ username }) => username)
    return { ...ports, play, namesOn }
  }

  it('gives a run back as it was started', async () => {
    const { gameRuns } = await withPeople()
    const draft = sampleDraft(1, 1)
    const started = await gameRuns.start(draft, NO_LIMIT)
    const run = { ...draft, ranked: true, result: null, refusal: null, log: null, hidden: false }
    expect(started).toEqual({ spent: true, usedToday: 1, run })
    expect(await gameRuns.find(run.id)).toEqual(run)
    expect(await gameRuns.findShown(run.id)).toBeNull()
    expect(await gameRuns.listOf(idOf(1))).toEqual([run])
    expect(await gameRuns.gamesFinishedBy(idOf(1))).toEqual([])
  })

  it('keeps how far a run has come: the longest log, until the run ends or is given up', async () => {
    const { gameRuns, play } = await withPeople()
    for (const id of NOBODY) expect(await gameRuns.keepLog(id, 'AAEC')).toBe(false)
    const { run } = await gameRuns.start(sampleDraft(1, 1), NO_LIMIT)
    const id = run?.id ?? ''
    expect(await gameRuns.keepLog(id, 'AAEC')).toBe(true)
    // Another tab is behind.
    expect(await gameRuns.keepLog(id, 'AA')).toBe(false)
    expect(await gameRuns.find(id)).toMatchObject({ log: 'AAEC', result: null })
    expect(await gameRuns.findShown(id)).toBeNull()
    expect(await gameRuns.keepLog(id, '')).toBe(true)
    expect(await gameRuns.keepLog(id, 'AAECAAEC')).toBe(false)
    expect(await gameRuns.finish(id, endsWithPoints(5))).toBe('finished')
    expect(await gameRuns.keepLog(id, 'A'.repeat(400))).toBe(false)
    await play(2, 1, { refusal: 'log_malformed' }, { mode: 'calm' })
    expect(await gameRuns.keepLog(idOf(2), 'AAEC')).toBe(false)
  })

  it('finds the latest start of an account, game and mode', async () => {
    const { gameRuns } = await withPeople()
    expect(await gameRuns.findLatest(idOf(1), 'tiles', 'normal')).toBeNull()
    for (const user of NOBODY) expect(await gameRuns.findLatest(user, 'tiles', 'normal')).toBeNull()
    for (const n of [1, 2]) await gameRuns.start(sampleDraft(n, 1, { startedAtMs: NOON_MS + n }), NO_LIMIT)
    await gameRuns.start(sampleDraft(3, 1, { startedAtMs: NOON_MS + 3, mode: 'calm' }), NO_LIMIT)
    await gameRuns.start(sampleDraft(4, 2, { startedAtMs: NOON_MS + 4 }), NO_LIMIT)
    expect(await gameRuns.findLatest(idOf(1), 'tiles', 'normal')).toMatchObject({ startedAtMs: NOON_MS + 2 })
    expect(await gameRuns.findLatest(idOf(1), 'other', 'normal')).toBeNull()
  })

  it('ranks the first start of a game, mode and day, and lets later ones practise', async () => {
    const { gameRuns } = await withPeople()
    const start = async (n: number, user: number, changes: Partial<RunDraft> = {}) =>
      (await gameRuns.start(sampleDraft(n, user, changes), NO_LIMIT)).run
    expect(await start(1, 1)).toMatchObject({ ranked: true })
    expect(await start(2, 1)).toMatchObject({ ranked: false })
    expect(await start(3, 1, { mode: 'calm' })).toMatchObject({ ranked: true })
    expect(await start(4, 1, { day: NEXT_DAY })).toMatchObject({ ranked: true })
    expect(await start(5, 1, { gameId: 'other' })).toMatchObject({ ranked: true })
    expect(await start(6, 2)).toMatchObject({ ranked: true })
  })

  it('finds the ranked start of an account, game, mode and day', async () => {
    const { gameRuns } = await withPeople()
    const board = { gameId: 'tiles', mode: 'normal', day: '2026-03-03' } as const
    await gameRuns.start(sampleDraft(1, 1), { ...NO_LIMIT, isPractice: true })
    expect(await gameRuns.findRanked(idOf(1), board)).toBeNull()
    for (const n of [2, 3]) await gameRuns.start(sampleDraft(n, 1), NO_LIMIT)
    expect(await gameRuns.findRanked(idOf(1), board)).toMatchObject({ id: idOf(602), ranked: true })
    for (const other of [{ gameId: 'other' }, { mode: 'calm' as const }, { day: NEXT_DAY }, { day: HOSTILE_TEXT }]) {
      expect(await gameRuns.findRanked(idOf(1), { ...board, ...other })).toBeNull()
    }
    for (const user of [idOf(2), ...NOBODY]) expect(await gameRuns.findRanked(user, board)).toBeNull()
  })

  it('ranks no practice, and a day’s first start after it', async () => {
    const { gameRuns } = await withPeople()
    const practice = await gameRuns.start(sampleDraft(1, 1), { ...NO_LIMIT, isPractice: true })
    expect(practice).toMatchObject({ spent: true, usedToday: 1, run: { ranked: false } })
    expect(await gameRuns.start(sampleDraft(2, 1), NO_LIMIT)).toMatchObject({ run: { ranked: true } })
  })

  it('ranks one of many that are started at once', async () => {
    const { gameRuns } = await withPeople()
    const started = await Promise.all(Array.from({ length: 20 }, (_, n) => gameRuns.start(sampleDraft(n, 1), NO_LIMIT)))
    expect(started.filter(({ run }) => run?.ranked)).toHaveLength(1)
    expect(started.filter(({ run }) => run !== null)).toHaveLength(20)
  })

  it('books a unit with each ticket: of two at once one has the last unit, and only that one is a ticket', async () => {
    const { gameRuns, usage, accounts } = await withPeople()
    await gameRuns.start(sampleDraft(1, 1), { day: DAY, limit: 2 })
    const last = await Promise.all([2, 3].map((n) => gameRuns.start(sampleDraft(n, 1), { day: DAY, limit: 2 })))
    expect(last.filter(({ spent }) => spent)).toHaveLength(1)
    expect(last.find(({ spent }) => !spent)).toEqual({ spent: false, usedToday: 2, run: null })
    expect(await gameRuns.listOf(idOf(1))).toHaveLength(2)
    expect(await usage.usedOn(idOf(1), DAY)).toMatchObject({ games: 2 })
    expect((await accounts.findById(idOf(1)))?.totals.games).toBe(2)
  })

  it('starts nothing for accounts that are gone or cannot be', async () => {
    const { gameRuns, accounts } = await withPeople()
    await accounts.remove(idOf(1))
    for (const userId of [idOf(1), ...NOBODY]) {
      expect(await gameRuns.start(sampleDraft(1, 1, { userId }), NO_LIMIT)).toMatchObject({ spent: false, run: null })
    }
    expect(await gameRuns.find(idOf(601))).toBeNull()
  })

  it('keeps one of two results of a ticket that come at once', async () => {
    const { gameRuns } = await withPeople()
    await gameRuns.start(sampleDraft(1, 1), NO_LIMIT)
    const ends = await Promise.all([100, 200].map((points) => gameRuns.finish(idOf(601), endsWithPoints(points))))
    expect(new Set(ends)).toEqual(new Set(['finished', 'finished_before']))
    const won = ends[0] === 'finished' ? 100 : 200
    expect(await gameRuns.find(idOf(601))).toMatchObject({ result: { points: won }, log: `log-of-${won}` })
    expect(await gameRuns.finish(idOf(601), { refusal: 'log_malformed' })).toBe('finished_before')
    expect(await gameRuns.gamesFinishedBy(idOf(1))).toEqual([sampleDraft(1, 1).gameId])
  })

  it('takes no result after one was refused', async () => {
    const { gameRuns, namesOn } = await withPeople()
    await gameRuns.start(sampleDraft(1, 1), NO_LIMIT)
    expect(await gameRuns.finish(idOf(601), { refusal: 'run_not_reproduced' })).toBe('finished')
    expect(await gameRuns.finish(idOf(601), endsWithPoints(100))).toBe('finished_before')
    expect(await gameRuns.find(idOf(601))).toMatchObject({ result: null, refusal: 'run_not_reproduced', log: null })
    expect(await gameRuns.findShown(idOf(601))).toBeNull()
    expect(await namesOn(TODAY)).toEqual([])
    expect(await gameRuns.gamesFinishedBy(idOf(1))).toEqual([])
  })

  it('takes no log that another account sent of the same pack', async () => {
    const { gameRuns, play, namesOn } = await withPeople()
    const end = endsWithPoints(100, { log: 'the-same' })
    expect(await play(1, 1, end)).toBe('finished')
    expect(await play(2, 2, end)).toBe('copied')
    expect(await gameRuns.find(idOf(602))).toMatchObject({ result: null, refusal: 'log_copied' })
    // one's own, and one of another day
    expect(await play(3, 1, end)).toBe('finished')
    expect(await play(4, 2, end, { day: NEXT_DAY })).toBe('finished')
    expect(await namesOn(TODAY)).toEqual(['Person_1'])
  })

  it('takes equal logs where they are nothing to wonder at', async () => {
    const { play, namesOn } = await withPeople()
    const end = { ...endsWithPoints(100, { log: 'the-same' }), logHash: null }
    for (const n of [1, 2]) expect(await play(n, n, end, { mode: 'calm' })).toBe('finished')
    expect(await namesOn({ ...TODAY, mode: 'calm' })).toHaveLength(2)
  })

  it('lets one of two accounts that send one log at once have it, or neither’s is lost', async () => {
    const { gameRuns, namesOn } = await withPeople()
    for (const n of [1, 2]) await gameRuns.start(sampleDraft(n, n), NO_LIMIT)
    const end = endsWithPoints(100, { log: 'the-same' })
    const ends = await Promise.all([601, 602].map((n) => gameRuns.finish(idOf(n), end)))
    expect(new Set(ends)).toEqual(new Set(['copied', 'finished']))
    expect(await namesOn(TODAY)).toHaveLength(1)
  })

  it('orders a day by points, then ticks, then time, one row an account, without practice', async () => {
    const { gameRuns, play, namesOn } = await withPeople()
    await play(1, 1, endsWithPoints(100, { ticks: 900, finishedAtMs: NOON_MS + 2 }))
    await play(2, 2, endsWithPoints(100, { ticks: 900, finishedAtMs: NOON_MS + 1, log: 'another' }))
    await play(3, 3, endsWithPoints(100, { ticks: 800, log: 'a-third' }))
    await play(4, 1, endsWithPoints(999, { log: 'practice' }))
    await play(5, 1, endsWithPoints(500, { log: 'calm' }), { mode: 'calm' })
    expect(await namesOn(TODAY)).toEqual(['Person_3', 'Person_2', 'Person_1'])
    expect(await namesOn({ ...TODAY, mode: 'calm' })).toEqual(['Person_1'])
    expect(await namesOn({ ...TODAY, day: NEXT_DAY })).toEqual([])
    const standing = await gameRuns.findStanding(TODAY, idOf(1))
    expect(standing).toEqual({
      place: 3,
      entry: {
        id: idOf(601),
        day: DAY,
        username: 'Person_1',
        points: 100,
        ticks: 900,
        finishedAtMs: NOON_MS + 2,
        hasLog: true,
      },
    })
    expect(await gameRuns.findStanding({ ...TODAY, day: NEXT_DAY }, idOf(1))).toBeNull()
  })

  it('gives each account its best day on the board of all time', async () => {
    const { gameRuns, play, namesOn } = await withPeople()
    await play(1, 1, endsWithPoints(300))
    await play(2, 2, endsWithPoints(400))
    await play(3, 1, endsWithPoints(500), { day: NEXT_DAY })
    await play(4, 2, endsWithPoints(200), { day: NEXT_DAY })
    expect(await namesOn(ALL_TIME)).toEqual(['Person_1', 'Person_2'])
    const { entries, total } = await gameRuns.readBoard(ALL_TIME, { after: null, limit: 25 })
    expect(entries.map(({ points, day }) => [points, day])).toEqual([
      [500, NEXT_DAY],
      [400, DAY],
    ])
    expect(total).toBe(2)
    expect(await gameRuns.findStanding(ALL_TIME, idOf(2))).toMatchObject({ place: 2, entry: { points: 400 } })
  })

  it('gives a board in pages that neither repeat nor leave out a row', async () => {
    const { gameRuns, accounts, play } = await withPeople()
    const people = Array.from({ length: 7 }, (_, n) => n + 10)
    for (const n of people) {
      await accounts.create(sampleAccount(n))
      // three of each number of points
      await play(n, n, endsWithPoints(Math.floor(n / 3), { log: `log-${n}`, finishedAtMs: NOON_MS + n }))
    }
    const all = await gameRuns.readBoard(TODAY, { after: null, limit: 25 })
    const first = await gameRuns.readBoard(TODAY, { after: null, limit: 3 })
    expect(first).toEqual({ entries: all.entries.slice(0, 3), total: 7, before: 0 })
    const second = await gameRuns.readBoard(TODAY, { after: first.entries[2] ?? null, limit: 3 })
    expect(second).toEqual({ entries: all.entries.slice(3, 6), total: 7, before: 3 })
    const last = await gameRuns.readBoard(TODAY, { after: second.entries[2] ?? null, limit: 3 })
    expect(last).toEqual({ entries: all.entries.slice(6), total: 7, before: 6 })
    expect(await gameRuns.readBoard(TODAY, { after: last.entries[0] ?? null, limit: 3 })).toMatchObject({ entries: [] })
  })

  it('shows a finished run under the name its account has now, and none of who does not want it', async () => {
    const { gameRuns, accounts, play, namesOn } = await withPeople()
    await play(1, 1, endsWithPoints(100))
    await play(2, 2, endsWithPoints(200))
    await accounts.update(idOf(1), { username: 'Renamed' })
    expect(await gameRuns.findShown(idOf(601))).toMatchObject({ username: 'Renamed', run: { id: idOf(601) } })
    expect(await namesOn(TODAY)).toEqual(['Person_2', 'Renamed'])
    await accounts.update(idOf(2), { runsOnBoards: false })
    expect(await gameRuns.findShown(idOf(602))).toBeNull()
    expect(await gameRuns.findStanding(TODAY, idOf(2))).toBeNull()
    expect(await gameRuns.findStanding(TODAY, idOf(1))).toMatchObject({ place: 1 })
    for (const board of [TODAY, ALL_TIME]) {
      expect(await gameRuns.readBoard(board, { after: null, limit: 5 })).toMatchObject({ total: 1 })
    }
    await accounts.update(idOf(2), { runsOnBoards: true })
    expect(await namesOn(ALL_TIME)).toEqual(['Person_2', 'Renamed'])
    for (const status of ['permanently_blocked', 'suspended'] as const) {
      await accounts.update(idOf(2), { status, isActive: false })
      for (const board of [TODAY, ALL_TIME]) expect(await namesOn(board)).toEqual(['Renamed'])
      expect(await gameRuns.findShown(idOf(602))).toBeNull()
    }
    await accounts.update(idOf(2), { status: 'active', isActive: true })
    expect(await namesOn(TODAY)).toEqual(['Person_2', 'Renamed'])
  })

  it('lists what others did on the same course, the best first', async () => {
    const { gameRuns, play } = await withPeople()
    await play(1, 1, endsWithPoints(300))
    await play(2, 2, endsWithPoints(500))
    await play(3, 2, endsWithPoints(900), { day: NEXT_DAY })
    const { run } = await gameRuns.start(sampleDraft(4, 3), NO_LIMIT)
    if (run === null) throw new Error('there should be a run')
    expect(await gameRuns.listLogsBeside(run, 5)).toEqual(['log-of-500', 'log-of-300'])
    expect(await gameRuns.listLogsBeside(run, 1)).toEqual(['log-of-500'])
    expect(await gameRuns.listLogsBeside({ ...run, userId: idOf(2) }, 5)).toEqual(['log-of-300'])
    expect(await gameRuns.listLogsBeside({ ...run, rulesVersion: 2 }, 5)).toEqual([])
    expect(await gameRuns.listLogsBeside({ ...run, mode: 'calm' }, 5)).toEqual([])
  })

  it('gives no place to a run that has a reason against it, from its beginning or its end', async () => {
    const { gameRuns, play, namesOn } = await withPeople()
    await play(1, 1, endsWithPoints(500, { unranked: 'too_fast' }))
    await play(2, 2, endsWithPoints(400))
    expect(await gameRuns.find(idOf(601))).toMatchObject({ ranked: true, unranked: 'too_fast' })
    for (const board of [TODAY, ALL_TIME]) expect(await namesOn(board)).toEqual(['Person_2'])
    expect(await gameRuns.findStanding(TODAY, idOf(1))).toBeNull()
    const { run } = await gameRuns.start(sampleDraft(3, 1, { day: NEXT_DAY, unranked: 'unverified' }), NO_LIMIT)
    expect(run).toMatchObject({ ranked: true, unranked: 'unverified' })
  })

  it('hides a run, and lets the next best stand for its account', async () => {
    const { gameRuns, play, namesOn } = await withPeople()
    await play(1, 1, endsWithPoints(500))
    await play(2, 1, endsWithPoints(300), { day: NEXT_DAY })
    await play(3, 2, endsWithPoints(400))
    expect(await gameRuns.setHidden(idOf(601), true)).toMatchObject({ id: idOf(601), hidden: true })
    expect(await gameRuns.findShown(idOf(601))).toBeNull()
    expect(await namesOn(TODAY)).toEqual(['Person_2'])
    expect(await namesOn(ALL_TIME)).toEqual(['Person_2', 'Person_1'])
    expect(await gameRuns.findStanding(ALL_TIME, idOf(1))).toMatchObject({ entry: { points: 300 }, place: 2 })
    // its day is used up all the same
    expect((await gameRuns.start(sampleDraft(4, 1), NO_LIMIT)).run).toMatchObject({ ranked: false })
  })

  it('shows a hidden run again, in the place it had', async () => {
    const { gameRuns, play, namesOn } = await withPeople()
    await play(1, 1, endsWithPoints(500))
    await play(2, 1, endsWithPoints(300), { day: NEXT_DAY })
    await play(3, 2, endsWithPoints(400))
    await gameRuns.setHidden(idOf(601), true)
    expect(await gameRuns.setHidden(idOf(601), false)).toMatchObject({ id: idOf(601), hidden: false })
    expect(await namesOn(TODAY)).toEqual(['Person_1', 'Person_2'])
    expect(await gameRuns.findStanding(ALL_TIME, idOf(1))).toMatchObject({ entry: { points: 500 }, place: 1 })
  })

  it('forgets old logs but those of the best of each board and of each account, and no result', async () => {
    const { gameRuns, play } = await withPeople()
    await play(1, 1, endsWithPoints(500))
    await play(2, 2, endsWithPoints(400))
    await play(3, 3, endsWithPoints(300))
    await play(4, 1, endsWithPoints(900, { log: 'practice' }))
    await play(5, 2, endsWithPoints(700), { day: NEXT_DAY })
    await play(6, 3, endsWithPoints(10, { finishedAtMs: NOON_MS + 90_000 }), { day: NEXT_DAY })
    const isKept = async (n: number) => (await gameRuns.find(idOf(600 + n)))?.log !== null
    const kept = async () => Promise.all([1, 2, 3, 4, 5, 6].map(isKept))
    const logs = { finishedBeforeMs: NOON_MS + 90_000, keptOfBoard: 1 }
    expect(await gameRuns.thinLogs({ ...logs, finishedBeforeMs: NOON_MS + 60_000 })).toBe(0)
    // the second of a day whose account was better elsewhere, and practice; the third is the best of its account
    expect(await gameRuns.thinLogs(logs)).toBe(2)
    expect(await kept()).toEqual([true, false, true, false, true, true])
    expect(await gameRuns.thinLogs(logs)).toBe(0)
    expect(await gameRuns.find(idOf(602))).toMatchObject({ result: { points: 400 } })
    expect((await gameRuns.findStanding(TODAY, idOf(2)))?.entry.hasLog).toBe(false)
    // The progress of a run that is still open is none of it.
    const open = sampleDraft(8, 1)
    await gameRuns.start(open, NO_LIMIT)
    await gameRuns.keepLog(open.id, 'AAEC')
    expect(await gameRuns.thinLogs({ finishedBeforeMs: NOON_MS + 900_000_000, keptOfBoard: 9 })).toBe(0)
    expect(await gameRuns.find(open.id)).toMatchObject({ log: 'AAEC' })
    // nobody sends a log again that was forgotten
    expect(await play(7, 3, endsWithPoints(400))).toBe('copied')
  })

  it('forgets starts that never had a result', async () => {
    const { gameRuns, play } = await withPeople()
    await play(1, 1, endsWithPoints(500))
    for (const n of [2, 3]) await gameRuns.start(sampleDraft(n, 1), NO_LIMIT)
    expect(await gameRuns.removeUnfinished(NOON_MS + 3)).toBe(1)
    expect((await gameRuns.listOf(idOf(1))).map(({ id }) => id)).toEqual([idOf(601), idOf(603)])
  })

  it('lists the latest starts of an account', async () => {
    const { gameRuns } = await withPeople()
    for (const n of [1, 3, 2]) await gameRuns.start(sampleDraft(n, 1, { startedAtMs: NOON_MS + n }), NO_LIMIT)
    await gameRuns.start(sampleDraft(4, 2), NO_LIMIT)
    const { runs, total } = await gameRuns.listLatest(idOf(1), 2)
    expect([runs.map(({ id }) => id), total]).toEqual([[idOf(603), idOf(602)], 3])
    for (const id of NOBODY) expect(await gameRuns.listLatest(id, 2)).toEqual({ runs: [], total: 0 })
  })

  it('goes with its account', async () => {
    const { gameRuns, accounts, play, namesOn } = await withPeople()
    await play(1, 1, endsWithPoints(100))
    await accounts.remove(idOf(1))
    expect(await gameRuns.find(idOf(601))).toBeNull()
    expect(await namesOn(TODAY)).toEqual([])
    expect(await namesOn(ALL_TIME)).toEqual([])
  })

  it('finds nothing under ids nobody has', async () => {
    const { gameRuns } = await withPeople()
    for (const id of NOBODY) {
      expect(await gameRuns.find(id)).toBeNull()
      expect(await gameRuns.findShown(id)).toBeNull()
      expect(await gameRuns.setHidden(id, true)).toBeNull()
      expect(await gameRuns.finish(id, endsWithPoints(1))).toBeNull()
      expect(await gameRuns.listOf(id)).toEqual([])
      expect(await gameRuns.gamesFinishedBy(id)).toEqual([])
      expect(await gameRuns.findStanding(TODAY, id)).toBeNull()
    }
  })
}
