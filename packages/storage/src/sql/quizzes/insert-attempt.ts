import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { eq, isNull, sql } from 'drizzle-orm'
import { quizAttempts } from '../schema/quizzes'
import type { Queries } from '../sql-database'
import { fromAttemptRow, takerColumn, toAttemptRow } from './quiz-rows'

/**
 * One statement, so that nothing comes between the look and the insertion: where one is unfinished it is the answer.
 */
export async function insertUnlessUnfinished(queries: Queries, attempt: QuizAttempt): Promise<QuizAttempt> {
  const [row] = await queries
    .insert(quizAttempts)
    .values(toAttemptRow(attempt))
    .onConflictDoUpdate({
      target: [takerColumn(attempt.taker), quizAttempts.trendId],
      targetWhere: isNull(quizAttempts.finishedAtMs),
      // as it is; a row that is left alone would not be answered
      set: { deadlineMs: sql`${quizAttempts.deadlineMs}` },
    })
    .returning()
  if (row === undefined) throw new Error('an attempt was neither kept nor found')
  return fromAttemptRow(row)
}

/** Of two at once the primary key lets one in, and both read that one. */
export async function insertUnlessKnown(queries: Queries, attempt: QuizAttempt) {
  const added = await queries
    .insert(quizAttempts)
    .values(toAttemptRow(attempt))
    .onConflictDoNothing()
    .returning({ id: quizAttempts.id })
  const [row] = await queries.select().from(quizAttempts).where(eq(quizAttempts.id, attempt.id))
  if (row === undefined) throw new Error('an attempt was neither kept nor found')
  return { attempt: fromAttemptRow(row), isNew: added.length > 0 }
}
