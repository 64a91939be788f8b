import {
  type KnownQuestion,
  LISTED_REPORTS,
  type QuestionRecord,
  type ReportedQuestion,
} from '@trendverse/application/ports/quizzes'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuestionReport } from '@trendverse/domain/quizzes/question-report'
import { asc, desc, inArray, lte, sql } from 'drizzle-orm'
import { unknownQuestion } from '../../reading/question-record'
import { replacing } from '../excluded'
import { questionQuality, questionReports } from '../schema/question-quality'
import type { Queries } from '../sql-database'

type QuestionRow = typeof questionQuality.$inferSelect
type ReportRow = typeof questionReports.$inferSelect

export function fromQuestionRow(row: QuestionRow): QuestionRecord {
  const { answers, right, restSum, restSquareSum, restSumOfRight, ...record } = row
  return { ...record, figures: { answers, right, restSum, restSquareSum, restSumOfRight } }
}

function toQuestionRow({ figures, ...record }: QuestionRecord): typeof questionQuality.$inferInsert {
  return { ...record, ...figures }
}

export function fromReportRow({ userId, guestId, ...report }: ReportRow): QuestionReport {
  return { ...report, reporter: userId === null ? { kind: 'guest', id: guestId ?? '' } : { kind: 'user', id: userId } }
}

export function toReportRow({ reporter, ...report }: QuestionReport): typeof questionReports.$inferInsert {
  const userId = reporter.kind === 'user' ? reporter.id : null
  const guestId = reporter.kind === 'guest' ? reporter.id : null
  return { ...report, userId, guestId }
}

/**
 * Changes questions, those that were unknown included, while nobody else can. Always in the order of their ids, so that
 * two that change the same ones do not wait for each other.
 */
export async function changeQuestions(
  queries: Queries,
  known: readonly KnownQuestion[],
  change: (record: QuestionRecord) => QuestionRecord | Promise<QuestionRecord>,
): Promise<void> {
  const inOrder = known.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const { id } = questionQuality
  await queries
    .insert(questionQuality)
    .values(inOrder.map((question) => toQuestionRow(unknownQuestion(question))))
    .onConflictDoNothing()
  const ids = inOrder.map((question) => question.id)
  const rows = await queries.select().from(questionQuality).where(inArray(id, ids)).orderBy(asc(id)).for('update')
  const changed: QuestionRecord[] = []
  for (const row of rows) changed.push(await change(fromQuestionRow(row)))
  await saveQuestions(queries, changed)
}

/** Writes questions this transaction has locked. */
export async function saveQuestions(queries: Queries, records: readonly QuestionRecord[]): Promise<void> {
  if (records.length === 0) return
  await queries
    .insert(questionQuality)
    .values(records.map(toQuestionRow))
    .onConflictDoUpdate({
      target: questionQuality.id,
      set: replacing(questionQuality, [
        'answers',
        'right',
        'restSum',
        'restSquareSum',
        'restSumOfRight',
        'reporters',
        'decision',
        'evidence',
        'status',
        'updatedAtMs',
      ]),
    })
}

/** Questions with the latest reports of each. */
export async function withReports(
  queries: Queries,
  records: readonly QuestionRecord[],
): Promise<readonly ReportedQuestion[]> {
  const reports = await latestReports(
    queries,
    records.map(({ id }) => id),
  )
  return records.map((record) => ({
    ...record,
    reports: reports
      .filter(({ questionId }) => questionId === record.id)
      .map(({ reason, note, reportedAtMs }) => ({ reason, note, reportedAtMs })),
  }))
}

async function latestReports(queries: Queries, ids: readonly Uuid[]) {
  if (ids.length === 0) return []
  const { questionId, reason, note, reportedAtMs } = questionReports
  const place = sql<number>`row_number() over (partition by ${questionId} order by ${reportedAtMs} desc)`.as('place')
  const placed = queries
    .select({ questionId, reason, note, reportedAtMs, place })
    .from(questionReports)
    .where(inArray(questionId, [...ids]))
    .as('placed')
  return queries.select().from(placed).where(lte(placed.place, LISTED_REPORTS)).orderBy(desc(placed.reportedAtMs))
}
