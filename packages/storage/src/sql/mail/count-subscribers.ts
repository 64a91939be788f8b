import type { SubscriberCounts, SubscriberStatus } from '@trendverse/application/ports/correspondence'
import { sql } from 'drizzle-orm'
import { dayOf, writtenDay } from '../days'
import { subscribers } from '../schema/mail'
import type { Queries } from '../sql-database'

type Group = {
  readonly status: SubscriberStatus
  readonly source: string
  /** Null: before the days that are asked for. */
  readonly day: string | null
  readonly count: number
}

/** Subscribers by status, by source and by day: one walk through them all, and sums over its few hundred groups. */
export async function countSubscribers(queries: Queries, fromMs: number): Promise<SubscriberCounts> {
  const { status, source, subscribedAtMs } = subscribers
  const from = new Date(fromMs).toISOString()
  const { rows } = await queries.execute<Group>(
    sql`select status, source, ${writtenDay(sql`day`)} as day, count(*)::int as count from (
        select ${status}, ${source}, case when ${subscribedAtMs} >= ${from}::timestamptz then ${dayOf(subscribedAtMs)} end as day
        from ${subscribers}
      ) as everybody group by everybody.status, everybody.source, everybody.day`,
  )
  const byStatus = { unconfirmed: 0, active: 0, unsubscribed: 0 }
  const bySource = new Map<string, number>()
  const byDay = new Map<string, number>()
  for (const group of rows) {
    byStatus[group.status] += group.count
    bySource.set(group.source, (bySource.get(group.source) ?? 0) + group.count)
    if (group.day !== null) byDay.set(group.day, (byDay.get(group.day) ?? 0) + group.count)
  }
  return {
    byStatus,
    bySource: [...bySource]
      .map(([name, count]) => ({ source: name, count }))
      .sort((a, b) => b.count - a.count || (a.source < b.source ? -1 : 1)),
    byDate: [...byDay].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1)),
  }
}
