import type { FinishRecord, QuizRepository } from '@trendverse/application/ports/quizzes'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { spendsTrial } from '@trendverse/domain/quizzes/daily/daily-attempt'
import { DAILY_ID_END, dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { LEADERBOARD_SIZE } from '@trendverse/domain/quizzes/leaderboard'
import { and, asc, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { averagesOf, endOf } from '../../reading/quiz-record'
import { holdAccount } from '../accounts/locked-account'
import { replacing } from '../excluded'
import { inBatches } from '../insert-in-batches'
import { guests, users } from '../schema/accounts'
import { leaderboardEntries, quizAttempts } from '../schema/quizzes'
import type { Queries, SqlDatabase } from '../sql-database'
import { insertUnlessKnown, insertUnlessUnfinished } from './insert-attempt'
import { fromAttemptRow, keepBest, realEntries, sampleEntries, shownEntries, takerColumn } from './quiz-rows'

const IS_UNFINISHED = isNull(quizAttempts.finishedAtMs)
const IS_DAILY = sql`right(${quizAttempts.trendId}::text, ${DAILY_ID_END.length}) = ${DAILY_ID_END}`
const finishedOf = (userId: Uuid) => and(eq(quizAttempts.userId, userId), isNotNull(quizAttempts.finishedAtMs))

/** Quizzes in SQL. What ends an attempt locks its account first, as everything does that changes one. */
export function sqlQuizRepository(database: SqlDatabase): QuizRepository {
  const findWhere = async (condition: SQL | undefined): Promise<QuizAttempt | null> => {
    const rows = await database.run((queries) => queries.select().from(quizAttempts).where(condition))
    return rows[0] ? fromAttemptRow(rows[0]) : null
  }
  return {
    begin: async (attempt) => {
      const { taker } = attempt
      if (taker.kind === 'guest') return database.run((queries) => insertUnlessUnfinished(queries, attempt))
      if (!isUuid(taker.id)) return null
      return database.transaction(async (queries) => {
        const isThere = await holdAccount(queries, taker.id, 'key share')
        return isThere ? insertUnlessUnfinished(queries, attempt) : null
      })
    },
    beginOnce: async (attempt) => {
      const { taker } = attempt
      if (taker.kind === 'guest') return database.run((queries) => insertUnlessKnown(queries, attempt))
      if (!isUuid(taker.id)) return null
      return database.transaction(async (queries) => {
        const isThere = await holdAccount(queries, taker.id, 'key share')
        return isThere ? insertUnlessKnown(queries, attempt) : null
      })
    },
    find: async (id) => (isUuid(id) ? findWhere(eq(quizAttempts.id, id)) : null),
    findUnfinished: async (taker, trendId) => {
      if (!isUuid(trendId) || (taker.kind === 'user' && !isUuid(taker.id))) return null
      return findWhere(and(eq(takerColumn(taker), taker.id), eq(quizAttempts.trendId, trendId), IS_UNFINISHED))
    },
    updateAnswers: async (id, decide) => {
      if (!isUuid(id)) return null
      return database.transaction(async (queries) => {
        const attempt = await lockAttempt(queries, id)
        const decided = attempt && decide(attempt)
        return decided === null ? attempt : save(queries, id, { answers: decided.answers })
      })
    },
    finish: async (id, decide) => {
      if (!isUuid(id)) return null
      return database.transaction(async (queries) => {
        const [owner] = await queries
          .select({ userId: quizAttempts.userId })
          .from(quizAttempts)
          .where(eq(quizAttempts.id, id))
        if (owner?.userId) await holdAccount(queries, owner.userId, 'no key update')
        const attempt = await lockAttempt(queries, id)
        if (attempt === null) return null
        if (attempt.finishedAtMs !== null) return { attempt, isFirst: false }
        const ended = await end(queries, decide(attempt))
        return { attempt: ended ?? attempt, isFirst: ended !== null }
      })
    },
    share: async (id, userId, nowMs) => {
      if (!isUuid(id) || !isUuid(userId)) return null
      const own = and(eq(quizAttempts.id, id), finishedOf(userId))
      const isNew = and(own, isNull(quizAttempts.sharedAtMs))
      const update = (queries: Queries) =>
        queries.update(quizAttempts).set({ sharedAtMs: nowMs }).where(isNew).returning()
      const [row] = await database.run(update)
      const attempt = row ? fromAttemptRow(row) : await findWhere(and(own, isNotNull(quizAttempts.sharedAtMs)))
      return attempt && { attempt, isFirst: row !== undefined }
    },
    findShared: async (id) =>
      isUuid(id) ? findWhere(and(eq(quizAttempts.id, id), isNotNull(quizAttempts.sharedAtMs))) : null,
    discard: async (id, which) => {
      if (!isUuid(id)) return
      const isMeant = which === 'unfinished' ? undefined : sql`${quizAttempts.answers} = '[]'::jsonb`
      await database.run((queries) =>
        queries.delete(quizAttempts).where(and(eq(quizAttempts.id, id), IS_UNFINISHED, isMeant)),
      )
    },
    listFinished: async (userId, { page, pageSize }) => {
      if (!isUuid(userId)) return { attempts: [], total: 0 }
      const [rows, [counted]] = await database.run((queries) =>
        Promise.all([
          queries
            .select()
            .from(quizAttempts)
            .where(finishedOf(userId))
            .orderBy(desc(quizAttempts.finishedAtMs), desc(quizAttempts.id))
            .limit(pageSize)
            .offset((page - 1) * pageSize),
          queries.select({ total: count() }).from(quizAttempts).where(finishedOf(userId)),
        ]),
      )
      return { attempts: rows.map(fromAttemptRow), total: counted?.total ?? 0 }
    },
    listOf: async (userId) => {
      if (!isUuid(userId)) return []
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(quizAttempts)
          .where(eq(quizAttempts.userId, userId))
          .orderBy(asc(quizAttempts.startedAtMs), asc(quizAttempts.id)),
      )
      return rows.map(fromAttemptRow)
    },
    listEntries: async (userId) => {
      if (!isUuid(userId)) return []
      const entries = await database.run((queries) => realEntries(queries, eq(leaderboardEntries.userId, userId)))
      return entries.sort((a, b) => a.achievedAtMs - b.achievedAtMs || (a.id < b.id ? -1 : 1))
    },
    listDaysTaken: async (userId) => {
      if (!isUuid(userId)) return []
      const { trendId, answers } = quizAttempts
      const rows = await database.run((queries) =>
        queries
          .select({ trendId })
          .from(quizAttempts)
          .where(and(finishedOf(userId), IS_DAILY, sql`${answers} <> '[]'::jsonb`))
          .orderBy(desc(trendId)),
      )
      return rows.flatMap((row) => dayOfDailyQuiz(row.trendId) ?? [])
    },
    statsOf: async (userId) => {
      if (!isUuid(userId)) return { hadPerfectQuiz: false, byCategory: [] }
      const { category, percent } = quizAttempts
      const rows = await database.run((queries) =>
        queries
          .select({
            category,
            quizzes: sql`count(*) filter (where not ${IS_DAILY})`.mapWith(Number),
            percentSum: sql`coalesce(sum(${percent}) filter (where not ${IS_DAILY}), 0)`.mapWith(Number),
            hadPerfectQuiz: sql<boolean>`bool_or(${percent} = 100)`,
          })
          .from(quizAttempts)
          .where(and(finishedOf(userId), isNotNull(percent)))
          .groupBy(category),
      )
      const byCategory = averagesOf(rows.filter(({ quizzes }) => quizzes > 0))
      return { hadPerfectQuiz: rows.some((row) => row.hadPerfectQuiz), byCategory }
    },
    readLeaderboard: async (trendId, userId, difficulty) => {
      if (!isUuid(trendId)) return { entries: [], own: null }
      const isOfBoard = and(eq(leaderboardEntries.trendId, trendId), eq(leaderboardEntries.difficulty, difficulty))
      if (isOfBoard === undefined) return { entries: [], own: null }
      const isOwn =
        userId !== null && isUuid(userId) ? and(isOfBoard, eq(leaderboardEntries.userId, userId)) : undefined
      const [real, samples, [own]] = await database.run((queries) =>
        Promise.all([
          shownEntries(queries, isOfBoard, LEADERBOARD_SIZE),
          sampleEntries(queries, isOfBoard, LEADERBOARD_SIZE),
          isOwn === undefined ? [] : realEntries(queries, isOwn, 1),
        ]),
      )
      return { entries: [...real, ...samples], own: own ?? null }
    },
    addSamples: (entries) =>
      database.transaction((queries) =>
        inBatches(
          entries.map(({ username, isSample: _kind, ...entry }) => ({ ...entry, userId: null, sampleName: username })),
          (batch) =>
            queries
              .insert(leaderboardEntries)
              .values(batch)
              .onConflictDoUpdate({
                target: leaderboardEntries.id,
                set: replacing(leaderboardEntries, [
                  'trendId',
                  'difficulty',
                  'userId',
                  'sampleName',
                  'score',
                  'time',
                  'achievedAtMs',
                ]),
              }),
        ),
      ),
    listOverdue: async (deadlineBeforeMs, limit) => {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(quizAttempts)
          .where(and(IS_UNFINISHED, lt(quizAttempts.deadlineMs, deadlineBeforeMs)))
          .orderBy(asc(quizAttempts.deadlineMs), asc(quizAttempts.id))
          .limit(limit),
      )
      return rows.map(fromAttemptRow)
    },
    removeGuestAttempts: async (startedBeforeMs) => {
      const rows = await database.run((queries) =>
        queries
          .delete(quizAttempts)
          .where(and(isNotNull(quizAttempts.guestId), lt(quizAttempts.startedAtMs, startedBeforeMs)))
          .returning({ id: quizAttempts.id }),
      )
      return rows.length
    },
  }
}

async function lockAttempt(queries: Queries, id: Uuid): Promise<QuizAttempt | null> {
  const rows = await queries.select().from(quizAttempts).where(eq(quizAttempts.id, id)).for('update')
  return rows[0] ? fromAttemptRow(rows[0]) : null
}

/** Changes an attempt this transaction has locked. */
async function save(queries: Queries, id: Uuid, changes: Partial<typeof quizAttempts.$inferInsert>) {
  const [row] = await queries.update(quizAttempts).set(changes).where(eq(quizAttempts.id, id)).returning()
  if (row === undefined) throw new Error('an attempt that was locked is gone')
  return fromAttemptRow(row)
}

/** Ends an attempt this transaction has locked, together with its account; null when it would be a guest's second trial. */
async function end(queries: Queries, record: FinishRecord): Promise<QuizAttempt | null> {
  const { attempt, percent, entry } = record
  const ended = endOf(record)
  if (attempt.taker.kind === 'user') {
    const { quizScoreSum, quizScoreCount } = users
    if (percent !== null) {
      await queries
        .update(users)
        .set({ quizScoreSum: sql`${quizScoreSum} + ${percent}`, quizScoreCount: sql`${quizScoreCount} + 1` })
        .where(eq(users.id, attempt.taker.id))
    }
    if (entry !== null) await keepBest(queries, attempt.taker.id, entry)
  } else if (spendsTrial(attempt)) {
    // of several that end at once the primary key lets one be the trial
    const trial = { id: attempt.taker.id, trialUsedAtMs: ended.finishedAtMs }
    const spent = await queries.insert(guests).values(trial).onConflictDoNothing().returning({ id: guests.id })
    if (spent.length === 0) return null
  }
  return save(queries, attempt.id, { ...ended, percent })
}
