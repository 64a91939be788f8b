import type { AnalyticsReader, UseCounts } from '@trendverse/application/ports/administration'
import { count, desc, eq, gte, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dailyUsage, users } from '../schema/accounts'
import { subscribers } from '../schema/mail'
import { NO_PLATFORM, shares } from '../schema/shares'
import { trends } from '../schema/trends'
import type { SqlDatabase } from '../sql-database'

const countWhere = (condition: SQL): SQL<number> => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const sumWhere = (column: PgColumn, condition: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number)

/** Counts over everything kept, in SQL. */
export function sqlAnalyticsReader(database: SqlDatabase): AnalyticsReader {
  return {
    countAccounts: async ({ today, week, month }) => {
      const { lastActiveAtMs, registeredAtMs, emailVerified } = users
      const [counts] = await database.run((queries) =>
        queries
          .select({
            total: count(),
            verified: countWhere(eq(emailVerified, true)),
            activeToday: countWhere(gte(lastActiveAtMs, today)),
            activeLast7Days: countWhere(gte(lastActiveAtMs, week)),
            activeLast30Days: countWhere(gte(lastActiveAtMs, month)),
            newLast7Days: countWhere(gte(registeredAtMs, week)),
            newLast30Days: countWhere(gte(registeredAtMs, month)),
          })
          .from(users),
      )
      if (!counts) throw new Error('a count without a row')
      return counts
    },
    countUses: async ({ today, week, month }) => {
      const { day, memes, quizzes, games } = dailyUsage
      const periods = (column: PgColumn) => ({
        today: sumWhere(column, gte(day, today)),
        last7Days: sumWhere(column, gte(day, week)),
        last30Days: sumWhere(column, gte(day, month)),
      })
      const total = (column: PgColumn) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number)
      const [[recent], [totals]] = await database.run((queries) =>
        Promise.all([
          queries
            .select({ memes: periods(memes), quizzes: periods(quizzes), games: periods(games) })
            .from(dailyUsage)
            .where(gte(day, month)),
          queries
            .select({
              memes: total(users.totalMemes),
              quizzes: total(users.totalQuizzes),
              games: total(users.totalGames),
            })
            .from(users),
        ]),
      )
      const none: Omit<UseCounts, 'total'> = { today: 0, last7Days: 0, last30Days: 0 }
      return {
        memes: { total: totals?.memes ?? 0, ...(recent?.memes ?? none) },
        quizzes: { total: totals?.quizzes ?? 0, ...(recent?.quizzes ?? none) },
        games: { total: totals?.games ?? 0, ...(recent?.games ?? none) },
      }
    },
    countShares: async ({ today, week, month }) => {
      const { count: shared, day, kind, platform } = shares
      const total = sql<number>`coalesce(${sum(shared)}, 0)`.mapWith(Number)
      const [[periods], byKind, byPlatform] = await database.run((queries) =>
        Promise.all([
          queries
            .select({
              total,
              today: sumWhere(shared, gte(day, today)),
              last7Days: sumWhere(shared, gte(day, week)),
              last30Days: sumWhere(shared, gte(day, month)),
            })
            .from(shares),
          queries.select({ kind, count: total }).from(shares).groupBy(kind).orderBy(desc(total)),
          queries.select({ platform, count: total }).from(shares).groupBy(platform).orderBy(desc(total)),
        ]),
      )
      if (!periods) throw new Error('a count without a row')
      const named = byPlatform.map((row) => ({ ...row, platform: row.platform === NO_PLATFORM ? null : row.platform }))
      return { ...periods, byKind, byPlatform: named }
    },
    countSubscribers: async (fromMs) => {
      const day = sql<string>`to_char(${subscribers.subscribedAtMs} at time zone 'UTC', 'YYYY-MM-DD')`
      const [[active], byDate] = await database.run((queries) =>
        Promise.all([
          queries.select({ active: count() }).from(subscribers).where(eq(subscribers.status, 'active')),
          queries
            .select({ day, count: count() })
            .from(subscribers)
            .where(gte(subscribers.subscribedAtMs, fromMs))
            .groupBy(sql`1`)
            .orderBy(sql`1`),
        ]),
      )
      return { active: active?.active ?? 0, byDate }
    },
    listTopTrends: (limit) =>
      database.run((queries) =>
        queries
          .select({ id: trends.id, name: trends.name, views: trends.views, interactions: trends.interactions })
          .from(trends)
          .where(eq(trends.status, 'active'))
          .orderBy(desc(sql`${trends.views} + ${trends.interactions}`), desc(trends.id))
          .limit(limit),
      ),
  }
}
