import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuizAttempt, QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { compareEntries, type LeaderboardEntry } from '@trendverse/domain/quizzes/leaderboard'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { IS_PUBLIC_MAKER } from '../accounts/public-maker'
import { users } from '../schema/accounts'
import { leaderboardEntries, quizAttempts } from '../schema/quizzes'
import type { Queries } from '../sql-database'

type AttemptRow = typeof quizAttempts.$inferSelect

export function fromAttemptRow({ id, userId, guestId, quiz, answers, ...row }: AttemptRow): QuizAttempt {
  const { startedAtMs, deadlineMs, finishedAtMs, unranked } = row
  const taker: QuizTaker = userId === null ? { kind: 'guest', id: guestId ?? '' } : { kind: 'user', id: userId }
  return { id, taker, quiz, startedAtMs, deadlineMs, answers, finishedAtMs, unranked }
}

export function toAttemptRow({ taker, quiz, ...rest }: QuizAttempt): typeof quizAttempts.$inferInsert {
  const userId = taker.kind === 'user' ? taker.id : null
  const guestId = taker.kind === 'guest' ? taker.id : null
  return { ...rest, userId, guestId, trendId: quiz.trendId, category: quiz.category, quiz }
}

/** The column that names a taker of this kind. */
export function takerColumn({ kind }: QuizTaker) {
  return kind === 'user' ? quizAttempts.userId : quizAttempts.guestId
}

const { userId, trendId, difficulty, score, time, achievedAtMs } = leaderboardEntries
const ENTRY = { id: leaderboardEntries.id, trendId, difficulty, userId, score, time, achievedAtMs }
/** As `compareEntries` has it, in an index of the same order. */
const BEST_FIRST = [desc(score), asc(time), asc(achievedAtMs), asc(leaderboardEntries.id)]

/** Rows of accounts that fulfil a condition, best first, under the names the accounts have now. */
export async function realEntries(
  queries: Queries,
  condition: SQL | undefined,
  limit?: number,
): Promise<LeaderboardEntry[]> {
  const all = queries
    .select({ ...ENTRY, username: users.username })
    .from(leaderboardEntries)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isNull(leaderboardEntries.sampleName), condition))
    .orderBy(...BEST_FIRST)
    .$dynamic()
  const rows = await (limit === undefined ? all : all.limit(limit))
  return rows.map((row) => ({ ...row, isSample: false }))
}

/** The best rows of a board: of accounts that are public. */
export function shownEntries(queries: Queries, board: SQL, limit: number): Promise<LeaderboardEntry[]> {
  return realEntries(queries, and(board, IS_PUBLIC_MAKER), limit)
}

/** The best samples of a board. */
export async function sampleEntries(queries: Queries, condition: SQL, limit: number): Promise<LeaderboardEntry[]> {
  const rows = await queries
    .select({ ...ENTRY, username: sql<string>`${leaderboardEntries.sampleName}` })
    .from(leaderboardEntries)
    .where(and(isNotNull(leaderboardEntries.sampleName), condition))
    .orderBy(...BEST_FIRST)
    .limit(limit)
  return rows.map((row) => ({ ...row, isSample: true }))
}

/**
 * Puts an account's row on the leaderboard unless it has a better one there. This transaction has locked the account.
 */
export async function keepBest(queries: Queries, accountId: Uuid, entry: LeaderboardEntry): Promise<void> {
  const row = { ...entry, userId: accountId, sampleName: null }
  const ofAccount = and(eq(userId, accountId), eq(trendId, entry.trendId), eq(difficulty, entry.difficulty))
  const [before] = await queries.select().from(leaderboardEntries).where(ofAccount)
  if (before === undefined) await queries.insert(leaderboardEntries).values(row)
  else if (compareEntries(entry, before) < 0) await queries.update(leaderboardEntries).set(row).where(ofAccount)
}
