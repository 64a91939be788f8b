import type { SpendOutcome, UsageRepository } from '@trendverse/application/ports/limits'
import type { DailyAction } from '@trendverse/domain/limits/daily-action'
import { NOTHING_USED } from '@trendverse/domain/limits/daily-limit'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, eq, gt, gte, or, sql } from 'drizzle-orm'
import { dailyUsage, users } from '../schema/accounts'
import type { Queries, SqlDatabase } from '../sql-database'

const TOTALS = {
  memes: { column: users.totalMemes, key: 'totalMemes' },
  quizzes: { column: users.totalQuizzes, key: 'totalQuizzes' },
  games: { column: users.totalGames, key: 'totalGames' },
} as const satisfies Record<DailyAction, unknown>

const COUNTERS = { memes: dailyUsage.memes, quizzes: dailyUsage.quizzes, games: dailyUsage.games }
const HAS_ANY_USE = or(...Object.values(COUNTERS).map((counter) => gt(counter, 0)))

/** Counters of use in SQL. Every change holds the account's row, so that those of one account follow each other. */
export function sqlUsageRepository(database: SqlDatabase): UsageRepository {
  return {
    spend: async (userId, action, day, limit) => {
      if (!isUuid(userId)) return { spent: false, usedToday: 0 }
      return database.transaction((queries) => spendIn(queries, userId, action, day, limit))
    },
    refund: async (userId, action, day) => {
      if (!isUuid(userId)) return
      await database.transaction(async (queries) => {
        if (!(await hold(queries, userId))) return
        const lowered = await queries
          .update(dailyUsage)
          .set({ [action]: sql`${COUNTERS[action]} - 1` })
          .where(and(eq(dailyUsage.userId, userId), eq(dailyUsage.day, day), gt(COUNTERS[action], 0)))
          .returning({ userId: dailyUsage.userId })
        if (lowered.length === 0) return
        const { column, key } = TOTALS[action]
        await queries
          .update(users)
          .set({ [key]: sql`greatest(${column} - 1, 0)` })
          .where(eq(users.id, userId))
      })
    },
    addToTotal: async (userId, action) => {
      if (!isUuid(userId)) return
      await database.run((queries) => raiseTotal(queries, userId, action))
    },
    usedOn: async (userId, day) =>
      isUuid(userId) ? database.run((queries) => countersOf(queries, userId, day)) : NOTHING_USED,
    usedOnEach: async (dayOf) => {
      const isAsked = [...dayOf]
        .filter(([userId]) => isUuid(userId))
        .map(([userId, day]) => and(eq(dailyUsage.userId, userId), eq(dailyUsage.day, day)))
      if (isAsked.length === 0) return new Map()
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(dailyUsage)
          .where(and(or(...isAsked), HAS_ANY_USE)),
      )
      return new Map(rows.map(({ userId, memes, quizzes, games }) => [userId, { memes, quizzes, games }]))
    },
    listDays: async (userId, fromDay) => {
      if (!isUuid(userId)) return []
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(dailyUsage)
          .where(
            and(
              eq(dailyUsage.userId, userId),
              // the order of bytes, whatever the database's language
              gte(sql`${dailyUsage.day} collate "C"`, fromDay),
              HAS_ANY_USE,
            ),
          )
          .orderBy(asc(sql`${dailyUsage.day} collate "C"`)),
      )
      return rows.map(({ day, memes, quizzes, games }) => ({ day, used: { memes, quizzes, games } }))
    },
  }
}

/** Books one use within a transaction, which holds the account from then on. `userId` is a uuid. */
export async function spendIn(
  queries: Queries,
  userId: string,
  action: DailyAction,
  day: string,
  limit: number,
): Promise<SpendOutcome> {
  if (!(await hold(queries, userId))) return { spent: false, usedToday: 0 }
  const used = (await countersOf(queries, userId, day))[action]
  if (limit >= 0 && used >= limit) return { spent: false, usedToday: used }
  await queries
    .insert(dailyUsage)
    .values({ userId, day, [action]: 1 })
    .onConflictDoUpdate({
      target: [dailyUsage.userId, dailyUsage.day],
      set: { [action]: sql`${COUNTERS[action]} + 1` },
    })
  await raiseTotal(queries, userId, action)
  return { spent: true, usedToday: used + 1 }
}

async function raiseTotal(queries: Queries, userId: string, action: DailyAction): Promise<void> {
  const { column, key } = TOTALS[action]
  await queries
    .update(users)
    .set({ [key]: sql`${column} + 1` })
    .where(eq(users.id, userId))
}

/** Keeps others from changing the account until the transaction ends; false when there is none. */
async function hold(queries: Queries, userId: string): Promise<boolean> {
  const rows = await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return rows.length > 0
}

async function countersOf(queries: Queries, userId: string, day: string) {
  const rows = await queries
    .select(COUNTERS)
    .from(dailyUsage)
    .where(and(eq(dailyUsage.userId, userId), eq(dailyUsage.day, day)))
  return rows[0] ?? NOTHING_USED
}
