import {
  type DailyFigure,
  figureDays,
  successPercent,
  toDailyFigure,
} from '@trendverse/domain/administration/daily-figure'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Needs } from '../ports/ports'

const TOP_TRENDS = 10

/** OP-72, by UTC dates. What of it may be a little old is up to whoever gives the reader. */
export async function getAnalytics({ analytics, clock }: Needs<'analytics' | 'clock'>) {
  const nowMs = clock.nowMs()
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS
  const days = figureDays(nowMs)
  const [firstDay = ''] = days
  const [accounts, totals, shares, subscribers, counts, topTrends] = await Promise.all([
    analytics.countAccounts({ today: todayMs, week: todayMs - 6 * DAY_MS, month: todayMs - 29 * DAY_MS }),
    analytics.countUses(),
    analytics.countShares(),
    analytics.countSubscribers(),
    analytics.listDays(firstDay),
    analytics.listTopTrends(TOP_TRENDS),
  ])
  const figure = (name: keyof typeof counts): DailyFigure => toDailyFigure(days, counts[name])
  return {
    at: new Date(nowMs).toISOString(),
    days,
    users: { ...accounts, signUps: figure('accounts') },
    quizzes: { total: totals.quizzes, ...figure('quizzes') },
    memes: { total: totals.memes, ...figure('memes') },
    games: { total: totals.games, ...figure('games') },
    shares: { ...shares, ...figure('shares') },
    newsletter: { active: subscribers, signUps: figure('subscribers') },
    ai: describeCalls(figure('aiSucceeded'), figure('aiFailed')),
    topTrends,
  }
}

function describeCalls(succeeded: DailyFigure, failed: DailyFigure) {
  const rate = (period: Exclude<keyof DailyFigure, 'byDay'>) => successPercent(succeeded[period], failed[period])
  return {
    succeeded,
    failed,
    successRate: {
      today: rate('today'),
      last7Days: rate('last7Days'),
      before7Days: rate('before7Days'),
      last30Days: rate('last30Days'),
      before30Days: rate('before30Days'),
    },
  }
}
