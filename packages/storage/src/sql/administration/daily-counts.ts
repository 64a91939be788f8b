import type { DailyCount } from '@trendverse/application/ports/administration'
import type { CountOfDay } from '@trendverse/domain/administration/daily-figure'
import { count, gte, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dayOf, writtenDay } from '../days'
import { subscriberDays } from '../mail/count-subscribers'
import { dailyUsage, users } from '../schema/accounts'
import { aiCalls } from '../schema/ai'
import { shares } from '../schema/shares'
import type { Queries } from '../sql-database'

const sumOf = (column: PgColumn) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number)
/** By its characters, as its index is ordered. */
const plain = (day: PgColumn) => sql<string>`${day} collate "C"`

/** What happened from a date on, day by day, inside the caller's transaction. */
export async function listDailyCounts(
  queries: Queries,
  fromDay: string,
): Promise<Readonly<Record<DailyCount, readonly CountOfDay[]>>> {
  const fromMs = Date.parse(fromDay)
  // one after the other: a transaction has one connection
  const accounts = await queries
    .select({ day: writtenDay(dayOf(users.registeredAtMs)), count: count() })
    .from(users)
    .where(gte(users.registeredAtMs, fromMs))
    .groupBy(dayOf(users.registeredAtMs))
  const uses = await queries
    .select({
      day: plain(dailyUsage.day),
      quizzes: sumOf(dailyUsage.quizzes),
      memes: sumOf(dailyUsage.memes),
      games: sumOf(dailyUsage.games),
    })
    .from(dailyUsage)
    .where(gte(plain(dailyUsage.day), fromDay))
    .groupBy(sql`1`)
  const shared = await queries
    .select({ day: shares.day, count: sumOf(shares.count) })
    .from(shares)
    .where(gte(plain(shares.day), fromDay))
    .groupBy(shares.day)
  const subscribed = await subscriberDays(queries, fromMs)
  const calls = await queries
    .select()
    .from(aiCalls)
    .where(gte(plain(aiCalls.day), fromDay))
  return {
    accounts,
    quizzes: uses.map(({ day, quizzes }) => ({ day, count: quizzes })),
    memes: uses.map(({ day, memes }) => ({ day, count: memes })),
    games: uses.map(({ day, games }) => ({ day, count: games })),
    shares: shared,
    subscribers: subscribed,
    aiSucceeded: calls.map(({ day, succeeded }) => ({ day, count: succeeded })),
    aiFailed: calls.map(({ day, failed }) => ({ day, count: failed })),
  }
}
