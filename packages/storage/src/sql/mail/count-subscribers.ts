import type { SubscriberCounts } from '@trendverse/application/ports/correspondence'
import { count, gte } from 'drizzle-orm'
import { dayOf, writtenDay } from '../days'
import { subscribers } from '../schema/mail'
import type { Queries } from '../sql-database'

/** How many there are of each status and source, in an index of few values. */
export function subscriberGroups(queries: Queries) {
  const { status, source } = subscribers
  return queries.select({ status, source, count: count() }).from(subscribers).groupBy(status, source)
}

/** How many subscribed on each day from one on, in the index of when they did. */
export function subscriberDays(queries: Queries, fromMs: number) {
  const day = dayOf(subscribers.subscribedAtMs)
  return queries
    .select({ day: writtenDay(day), count: count() })
    .from(subscribers)
    .where(gte(subscribers.subscribedAtMs, fromMs))
    .groupBy(day)
}

/** Subscribers by status, by source and by day, inside the caller's transaction. */
export async function countSubscribers(queries: Queries, fromMs: number): Promise<SubscriberCounts> {
  const groups = await subscriberGroups(queries)
  const days = await subscriberDays(queries, fromMs)
  const byStatus = { unconfirmed: 0, active: 0, unsubscribed: 0 }
  const bySource = new Map<string, number>()
  for (const group of groups) {
    byStatus[group.status] += group.count
    bySource.set(group.source, (bySource.get(group.source) ?? 0) + group.count)
  }
  return {
    byStatus,
    bySource: [...bySource]
      .map(([name, readers]) => ({ source: name, count: readers }))
      .sort((a, b) => b.count - a.count || (a.source < b.source ? -1 : 1)),
    byDate: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }
}
