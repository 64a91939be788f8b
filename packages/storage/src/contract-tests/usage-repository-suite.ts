import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAILY_ACTIONS } from '@trendverse/domain/limits/daily-action'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { HOSTILE_TEXT, idOf } from './samples'

const DAY = '2026-03-03'
const NOTHING = { memes: 0, quizzes: 0, games: 0 }

/** What every UsageRepository promises. */
export function usageRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  const withPeople = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    const totalsOf = async (n: number) => (await ports.accounts.findById(idOf(n)))?.totals
    return { ...ports, totalsOf }
  }

  it('counts up to the limit and then refuses, day and total together (LM-06)', async () => {
    const { usage, totalsOf } = await withPeople()
    expect(await usage.usedOn(idOf(1), DAY)).toEqual(NOTHING)
    expect(await usage.spend(idOf(1), 'memes', DAY, 2)).toEqual({ spent: true, usedToday: 1 })
    expect(await usage.spend(idOf(1), 'memes', DAY, 2)).toEqual({ spent: true, usedToday: 2 })
    expect(await usage.spend(idOf(1), 'memes', DAY, 2)).toEqual({ spent: false, usedToday: 2 })
    // a limit that was lowered since
    expect(await usage.spend(idOf(1), 'memes', DAY, 1)).toEqual({ spent: false, usedToday: 2 })
    expect(await usage.usedOn(idOf(1), DAY)).toEqual({ ...NOTHING, memes: 2 })
    expect(await totalsOf(1)).toEqual({ ...NOTHING, memes: 2 })
    expect(await totalsOf(2)).toEqual(NOTHING)
  })

  it('counts each action, account and day for itself, and starts every day at zero (LM-05)', async () => {
    const { usage, totalsOf } = await withPeople()
    for (const action of DAILY_ACTIONS) await usage.spend(idOf(1), action, DAY, 1)
    expect(await usage.spend(idOf(1), 'games', '2026-03-04', 1)).toEqual({ spent: true, usedToday: 1 })
    expect(await usage.spend(idOf(2), 'games', DAY, 1)).toEqual({ spent: true, usedToday: 1 })
    expect(await usage.usedOn(idOf(1), DAY)).toEqual({ memes: 1, quizzes: 1, games: 1 })
    expect(await usage.usedOn(idOf(1), '2026-03-05')).toEqual(NOTHING)
    expect(await totalsOf(1)).toEqual({ memes: 1, quizzes: 1, games: 2 })
  })

  it('never refuses without a limit, and always with none allowed (LM-03)', async () => {
    const { usage, totalsOf } = await withPeople()
    for (let n = 1; n <= 12; n++) {
      expect(await usage.spend(idOf(1), 'quizzes', DAY, -1)).toEqual({ spent: true, usedToday: n })
    }
    expect(await usage.spend(idOf(1), 'games', DAY, 0)).toEqual({ spent: false, usedToday: 0 })
    expect(await totalsOf(1)).toEqual({ memes: 0, quizzes: 12, games: 0 })
  })

  it('adds to the total alone what takes nothing of the day (OP-84)', async () => {
    const { usage, totalsOf } = await withPeople()
    await Promise.all([1, 2, 3].map(() => usage.addToTotal(idOf(1), 'quizzes')))
    for (const id of [idOf(77), '', HOSTILE_TEXT]) await usage.addToTotal(id, 'quizzes')
    expect(await totalsOf(1)).toEqual({ ...NOTHING, quizzes: 3 })
    expect(await usage.usedOn(idOf(1), DAY)).toEqual(NOTHING)
  })

  it('lets exactly one of a hundred parallel calls have the last unit (LM-07)', async () => {
    const { usage, totalsOf } = await withPeople()
    for (let n = 0; n < 4; n++) await usage.spend(idOf(1), 'memes', DAY, 5)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => usage.spend(idOf(1), 'memes', DAY, 5)))
    expect(outcomes.filter(({ spent }) => spent)).toEqual([{ spent: true, usedToday: 5 }])
    expect(outcomes.filter(({ spent, usedToday }) => !spent && usedToday === 5)).toHaveLength(99)
    expect(await usage.usedOn(idOf(1), DAY)).toEqual({ ...NOTHING, memes: 5 })
    expect(await totalsOf(1)).toEqual({ ...NOTHING, memes: 5 })
  })

  it('lets exactly as many of many parallel first calls win as the limit allows', async () => {
    const { usage, totalsOf } = await withPeople()
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => usage.spend(idOf(1), 'games', DAY, 3)))
    expect(outcomes.filter(({ spent }) => spent)).toHaveLength(3)
    expect(await totalsOf(1)).toEqual({ ...NOTHING, games: 3 })
  })

  it('gives back what was used, and never more than that', async () => {
    const { usage, totalsOf } = await withPeople()
    await usage.spend(idOf(1), 'memes', '2026-03-02', 5)
    await usage.spend(idOf(1), 'memes', DAY, 1)
    await Promise.all(Array.from({ length: 10 }, () => usage.refund(idOf(1), 'memes', DAY)))
    expect(await usage.usedOn(idOf(1), DAY)).toEqual(NOTHING)
    expect(await totalsOf(1)).toEqual({ ...NOTHING, memes: 1 })
    await usage.refund(idOf(1), 'memes', '2026-01-01')
    await usage.refund(idOf(1), 'games', DAY)
    expect(await totalsOf(1)).toEqual({ ...NOTHING, memes: 1 })
    expect(await usage.spend(idOf(1), 'memes', DAY, 1)).toEqual({ spent: true, usedToday: 1 })
  })

  it('tells the counters of many accounts at once, each on its own day', async () => {
    const { usage } = await withPeople()
    await usage.spend(idOf(1), 'memes', DAY, 9)
    await usage.spend(idOf(2), 'games', '2026-03-04', 9)
    const usedOnEach = async (...asked: [string, string][]) => [...(await usage.usedOnEach(new Map(asked)))]
    expect(
      await usedOnEach([idOf(9), DAY], [idOf(2), '2026-03-04'], [idOf(1), DAY], [HOSTILE_TEXT, HOSTILE_TEXT]),
    ).toEqual(
      expect.arrayContaining([
        [idOf(1), { ...NOTHING, memes: 1 }],
        [idOf(2), { ...NOTHING, games: 1 }],
      ]),
    )
    expect(await usedOnEach([idOf(1), '2026-03-04'], [idOf(2), DAY])).toEqual([])
    await usage.refund(idOf(1), 'memes', DAY)
    expect(await usedOnEach([idOf(1), DAY], ['\0', '\0'])).toEqual([])
    expect(await usedOnEach()).toEqual([])
  })

  it('lists the days with any use from one on, oldest first', async () => {
    const { usage } = await withPeople()
    for (const day of ['2026-03-10', '2026-03-02', '2025-12-31']) await usage.spend(idOf(1), 'memes', day, 9)
    await usage.spend(idOf(1), 'games', '2026-03-09', 9)
    await usage.refund(idOf(1), 'games', '2026-03-09')
    await usage.spend(idOf(2), 'games', '2026-03-05', 9)
    expect(await usage.listDays(idOf(1), '2026-03-02')).toEqual([
      { day: '2026-03-02', used: { ...NOTHING, memes: 1 } },
      { day: '2026-03-10', used: { ...NOTHING, memes: 1 } },
    ])
    expect(await usage.listDays(idOf(1), '0001-01-01')).toHaveLength(3)
    expect(await usage.listDays(idOf(1), '2026-03-11')).toEqual([])
  })

  it('counts nothing for accounts that are gone or cannot be, and takes the counters along with an account', async () => {
    const { usage, accounts } = await withPeople()
    for (const id of [idOf(9), '', 'nonsense', '\0', HOSTILE_TEXT]) {
      expect(await usage.spend(id, 'memes', DAY, 5)).toEqual({ spent: false, usedToday: 0 })
      await usage.refund(id, 'memes', DAY)
      expect(await usage.usedOn(id, DAY)).toEqual(NOTHING)
      expect(await usage.listDays(id, DAY)).toEqual([])
    }
    await usage.spend(idOf(1), 'memes', DAY, 5)
    await accounts.remove(idOf(1))
    await accounts.create(sampleAccount(1))
    expect(await usage.usedOn(idOf(1), DAY)).toEqual(NOTHING)
  })
}
