import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { PeriodStarts } from '../ports/administration'
import type { Needs } from '../ports/ports'

const TOP_TRENDS = 10

const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)

/** OP-72, by UTC dates. The AI success rate joins with the AI. */
export async function getAnalytics(ports: Needs<'analytics' | 'clock'>) {
  const nowMs = ports.clock.nowMs()
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS
  const starts: PeriodStarts<number> = { today: todayMs, week: todayMs - 6 * DAY_MS, month: todayMs - 29 * DAY_MS }
  const days = { today: dayOf(starts.today), week: dayOf(starts.week), month: dayOf(starts.month) }
  const [users, uses, shares, newsletter, topTrends] = await Promise.all([
    ports.analytics.countAccounts(starts),
    ports.analytics.countUses(days),
    ports.analytics.countShares(days),
    ports.analytics.countSubscribers(starts.month),
    ports.analytics.listTopTrends(TOP_TRENDS),
  ])
  return { at: new Date(nowMs).toISOString(), users, ...uses, shares, newsletter, topTrends }
}
