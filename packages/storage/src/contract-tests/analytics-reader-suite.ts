import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { idOf, NOON_MS, sampleTrend } from './samples'

const TODAY_MS = NOON_MS - 12 * 3_600_000
const STARTS = { today: TODAY_MS, week: TODAY_MS - 6 * DAY_MS, month: TODAY_MS - 29 * DAY_MS }
const DAYS = { today: '2026-03-03', week: '2026-02-25', month: '2026-02-02' }
const NO_USES = { total: 0, today: 0, last7Days: 0, last30Days: 0 }

/** What every AnalyticsReader promises. */
export function analyticsReaderSuite(fresh: () => Promise<StoragePorts>): void {
  it('counts nothing where there is nothing', async () => {
    const { analytics } = await fresh()
    expect(await analytics.countAccounts(STARTS)).toEqual({
      total: 0,
      verified: 0,
      activeToday: 0,
      activeLast7Days: 0,
      activeLast30Days: 0,
      newLast7Days: 0,
      newLast30Days: 0,
    })
    expect(await analytics.countUses(DAYS)).toEqual({ memes: NO_USES, quizzes: NO_USES, games: NO_USES })
    expect(await analytics.countSubscribers(STARTS.month)).toEqual({ active: 0, byDate: [] })
    expect(await analytics.listTopTrends(10)).toEqual([])
  })

  it('counts accounts by verification, last use and sign-up, each period from its first instant on', async () => {
    const { analytics, accounts } = await fresh()
    const lives: readonly (readonly [registeredAtMs: number, lastActiveAtMs: number])[] = [
      [STARTS.month - 1, STARTS.month - 1],
      [STARTS.month, STARTS.week - 1],
      [STARTS.week - 1, STARTS.week],
      [STARTS.week, STARTS.today],
    ]
    for (const [index, [registeredAtMs, lastActiveAtMs]] of lives.entries()) {
      await accounts.create(sampleAccount(index + 1, { registeredAtMs, lastActiveAtMs, emailVerified: index > 0 }))
    }
    expect(await analytics.countAccounts(STARTS)).toEqual({
      total: 4,
      verified: 3,
      activeToday: 1,
      activeLast7Days: 2,
      activeLast30Days: 3,
      newLast7Days: 1,
      newLast30Days: 3,
    })
  })

  it('counts everything the accounts ever did', async () => {
    const { analytics, accounts } = await fresh()
    await accounts.create(sampleAccount(1, { totals: { memes: 1, quizzes: 2, games: 3 } }))
    await accounts.create(sampleAccount(2, { totals: { memes: 10, quizzes: 20, games: 30 } }))
    const uses = await analytics.countUses(DAYS)
    expect([uses.memes.total, uses.quizzes.total, uses.games.total]).toEqual([11, 22, 33])
  })

  it('names the active trends people look at most', async () => {
    const { analytics, trendEditor } = await fresh()
    await trendEditor.add([
      sampleTrend(1, { views: 5, interactions: 1 }),
      sampleTrend(2, { views: 1, interactions: 9 }),
      sampleTrend(3, { views: 100, status: 'draft' }),
      sampleTrend(4, { views: 2 }),
    ])
    expect(await analytics.listTopTrends(2)).toEqual([
      { id: idOf(2), name: 'Trend 2', views: 1, interactions: 9 },
      { id: idOf(1), name: 'Trend 1', views: 5, interactions: 1 },
    ])
  })
}
