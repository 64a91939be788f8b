import type { AnalyticsReader } from '@trendverse/application/ports/administration'
import { count, desc, eq, gte, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { preferIndexes } from '../page-of-list'
import { users } from '../schema/accounts'
import { subscribers } from '../schema/mail'
import { NO_PLATFORM, shares } from '../schema/shares'
import { trends } from '../schema/trends'
import type { Queries, SqlDatabase } from '../sql-database'
import { listDailyCounts } from './daily-counts'
import { countOpenMatters } from './open-matters'

const countWhere = (condition: SQL): SQL<number> => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const sumOf = (column: PgColumn): SQL<number> => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number)

function inIndexes<T>(database: SqlDatabase, work: (queries: Queries) => Promise<T>): Promise<T> {
  return database.transaction(async (queries) => {
    await preferIndexes(queries)
    return work(queries)
  })
}

/** Accounts in an index of few values. */
export function countEverybody(queries: Queries) {
  return queries.select({ total: count(), verified: countWhere(eq(users.emailVerified, true)) }).from(users)
}

/** How often all accounts were used, in an index of that alone. */
export function sumUses(queries: Queries) {
  const { totalMemes, totalQuizzes, totalGames } = users
  return queries
    .select({ memes: sumOf(totalMemes), quizzes: sumOf(totalQuizzes), games: sumOf(totalGames) })
    .from(users)
}

/** Those used lately, in the index of when accounts were: few of all are looked at. */
export function countActive(queries: Queries, { today, week, month }: Parameters<AnalyticsReader['countAccounts']>[0]) {
  const { lastActiveAtMs } = users
  return queries
    .select({
      activeToday: countWhere(gte(lastActiveAtMs, today)),
      activeLast7Days: countWhere(gte(lastActiveAtMs, week)),
      activeLast30Days: countWhere(gte(lastActiveAtMs, month)),
    })
    .from(users)
    .where(gte(lastActiveAtMs, Math.min(today, week, month)))
}

/** Counts over everything kept, in SQL. */
export function sqlAnalyticsReader(database: SqlDatabase): AnalyticsReader {
  return {
    countAccounts: async ({ today, week, month }) => {
      const counts = await inIndexes(database, async (queries) => {
        const [all] = await countEverybody(queries)
        const [active] = await countActive(queries, { today, week, month })
        return all && active && { ...all, ...active }
      })
      if (!counts) throw new Error('a count without a row')
      return counts
    },
    countUses: async () => {
      const [totals] = await inIndexes(database, sumUses)
      if (!totals) throw new Error('a sum without a row')
      return totals
    },
    countShares: async () => {
      const { count: shared, kind, platform } = shares
      const total = sumOf(shared)
      const [[all], byKind, byPlatform] = await database.run((queries) =>
        Promise.all([
          queries.select({ total }).from(shares),
          queries.select({ kind, count: total }).from(shares).groupBy(kind).orderBy(desc(total)),
          queries.select({ platform, count: total }).from(shares).groupBy(platform).orderBy(desc(total)),
        ]),
      )
      const named = byPlatform.map((row) => ({ ...row, platform: row.platform === NO_PLATFORM ? null : row.platform }))
      return { total: all?.total ?? 0, byKind, byPlatform: named }
    },
    countSubscribers: async () => {
      const [active] = await database.run((queries) =>
        queries.select({ active: count() }).from(subscribers).where(eq(subscribers.status, 'active')),
      )
      return active?.active ?? 0
    },
    listDays: (fromDay) => inIndexes(database, (queries) => listDailyCounts(queries, fromDay)),
    listTopTrends: (limit) =>
      database.run((queries) =>
        queries
          .select({ id: trends.id, name: trends.name, views: trends.views, interactions: trends.interactions })
          .from(trends)
          .where(eq(trends.status, 'active'))
          .orderBy(desc(sql`${trends.views} + ${trends.interactions}`), desc(trends.id))
          .limit(limit),
      ),
    countOpenMatters: (mailsFromMs) => database.run((queries) => countOpenMatters(queries, mailsFromMs)),
  }
}
