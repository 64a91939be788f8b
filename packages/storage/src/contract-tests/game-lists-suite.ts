import type { RunQuery } from '@trendverse/application/ports/game-lists'
import type { RunDraft } from '@trendverse/application/ports/games'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { endsWithPoints, sampleDraft, samplePack } from './game-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const DAY = '2026-03-03'
const NEXT_DAY = '2026-03-04'
const EVERYTHING: RunQuery = {
  page: 1,
  pageSize: 10,
  order: 'newest',
  gameId: null,
  day: null,
  username: null,
  hidden: null,
}

/** What every GameRunRepository promises administrators. */
export function gameListsSuite(fresh: () => Promise<StoragePorts>): void {
  const withRuns = async () => {
    const { accounts, gamePacks, gameRuns } = await fresh()
    for (const n of [1, 2]) await accounts.create(sampleAccount(n))
    for (const day of [DAY, NEXT_DAY]) await gamePacks.add(samplePack(day))
    const play = async (n: number, user: number, points: number, changes: Partial<RunDraft> = {}) => {
      await gameRuns.start(sampleDraft(n, user, changes), { day: DAY, limit: -1 })
      const end = endsWithPoints(points, { finishedAtMs: NOON_MS + n * 1_000, log: `log ${n}` })
      await gameRuns.finish(idOf(600 + n), end)
    }
    await play(1, 1, 500)
    await play(2, 2, 900)
    await play(3, 1, 700, { gameId: 'other' })
    await play(4, 1, 100, { day: NEXT_DAY })
    await gameRuns.start(sampleDraft(5, 2, { day: NEXT_DAY }), { day: DAY, limit: -1 })
    const listed = async (query: Partial<RunQuery>) => {
      const { runs, total } = await gameRuns.list({ ...EVERYTHING, ...query })
      return [runs.map(({ id }) => Number.parseInt(id.slice(-3), 16) || id), total]
    }
    const numbers = (...ns: readonly number[]) => ns.map((n) => Number.parseInt(idOf(600 + n).slice(-3), 16))
    return { gameRuns, accounts, listed, numbers }
  }

  it('lists finished runs, the newest first or the best first, in pages', async () => {
    const { gameRuns, listed, numbers } = await withRuns()
    expect(await listed({})).toEqual([numbers(4, 3, 2, 1), 4])
    expect(await listed({ order: 'best' })).toEqual([numbers(2, 3, 1, 4), 4])
    expect(await listed({ page: 2, pageSize: 3 })).toEqual([numbers(1), 4])
    expect(await listed({ page: 9 })).toEqual([[], 4])
    expect((await gameRuns.list({ ...EVERYTHING, pageSize: 1 })).runs).toEqual([
      {
        id: idOf(604),
        userId: idOf(1),
        username: 'Person_1',
        gameId: 'tiles',
        mode: 'normal',
        packId: samplePack(NEXT_DAY).id,
        day: NEXT_DAY,
        ranked: true,
        hidden: false,
        points: 100,
        ticks: 1_000,
        finishedAtMs: NOON_MS + 4_000,
        hasLog: true,
      },
    ])
  })

  it('narrows the list by game, day, name of the account, and whether they are hidden', async () => {
    const { gameRuns, listed, numbers } = await withRuns()
    await gameRuns.setHidden(idOf(602), true)
    expect(await listed({ gameId: 'other' })).toEqual([numbers(3), 1])
    expect(await listed({ day: NEXT_DAY })).toEqual([numbers(4), 1])
    expect(await listed({ username: 'PERSON_2' })).toEqual([numbers(2), 1])
    expect(await listed({ hidden: true })).toEqual([numbers(2), 1])
    expect(await listed({ hidden: false, gameId: 'tiles', order: 'best' })).toEqual([numbers(1, 4), 2])
    for (const text of ['', 'nobody', '\0', '__proto__', HOSTILE_TEXT]) {
      expect(await listed({ username: text })).toEqual([[], 0])
      expect(await listed({ gameId: text })).toEqual([[], 0])
    }
  })

  it('counts the finished runs of each game', async () => {
    const { gameRuns, accounts } = await withRuns()
    expect(await gameRuns.countByGame()).toEqual(
      new Map([
        ['tiles', 3],
        ['other', 1],
      ]),
    )
    await accounts.remove(idOf(1))
    expect(await gameRuns.countByGame()).toEqual(new Map([['tiles', 1]]))
  })
}
