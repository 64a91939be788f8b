import type { QuestionQualityRepository } from '@trendverse/application/ports/quizzes'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, count, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { changedQuestion, questionReviewState, withOutcome, withReport } from '../../reading/question-record'
import { holdAccount } from '../accounts/locked-account'
import { questionQuality, questionReports } from '../schema/question-quality'
import type { SqlDatabase } from '../sql-database'
import {
  changeQuestions,
  fromQuestionRow,
  fromReportRow,
  saveQuestions,
  toReportRow,
  withReports,
} from './question-rows'

const { id: idColumn, trendId: trendColumn, status: statusColumn, reporters, updatedAtMs } = questionQuality

/** How questions turn out, in SQL. Whatever changes one locks it first. */
export function sqlQuestionQuality(database: SqlDatabase): QuestionQualityRepository {
  return {
    record: async (outcomes, nowMs) => {
      if (outcomes.length === 0) return
      await database.transaction((queries) =>
        changeQuestions(
          queries,
          outcomes.map(({ question }) => question),
          (record) =>
            outcomes
              .filter(({ question }) => question.id === record.id)
              .reduce((changed, { outcome }) => withOutcome(changed, outcome, nowMs), record),
        ),
      )
    },
    find: async (id) => {
      if (!isUuid(id)) return null
      const [row] = await database.run((queries) => queries.select().from(questionQuality).where(eq(idColumn, id)))
      return row === undefined ? null : fromQuestionRow(row)
    },
    figuresOf: async (ids) => {
      const known = ids.filter(isUuid)
      if (known.length === 0) return new Map()
      const rows = await database.run((queries) =>
        queries.select().from(questionQuality).where(inArray(idColumn, known)),
      )
      return new Map(
        rows
          .map(fromQuestionRow)
          .filter(({ figures }) => figures.answers > 0)
          .map(({ id, figures }) => [id, figures]),
      )
    },
    report: async (question, report, evidence) => {
      const { reporter, reportedAtMs } = report
      if (reporter.kind === 'user' && !isUuid(reporter.id)) return false
      return database.transaction(async (queries) => {
        if (reporter.kind === 'user' && !(await holdAccount(queries, reporter.id, 'key share'))) return false
        let isNew = false
        await changeQuestions(queries, [question], async (record) => {
          const added = queries.insert(questionReports).values(toReportRow(report)).onConflictDoNothing()
          isNew = (await added.returning({ questionId: questionReports.questionId })).length > 0
          return isNew ? withReport(record, reportedAtMs, evidence) : record
        })
        return isNew
      })
    },
    decide: async (id, decision, nowMs, seen) => {
      if (!isUuid(id)) return null
      return database.transaction(async (queries) => {
        const [row] = await queries.select().from(questionQuality).where(eq(idColumn, id)).for('update')
        if (row === undefined) return null
        const record = fromQuestionRow(row)
        if (seen !== undefined && questionReviewState(record) !== seen) return null
        const decided = changedQuestion(record, { decision }, nowMs)
        await saveQuestions(queries, [decided])
        const [reported] = await withReports(queries, [decided])
        return reported ?? null
      })
    },
    list: async ({ page, pageSize, status }) => {
      const condition = status === null ? undefined : eq(statusColumn, status)
      return database.run(async (queries) => {
        const [[counted], rows] = await Promise.all([
          queries.select({ total: count() }).from(questionQuality).where(condition),
          queries
            .select()
            .from(questionQuality)
            .where(condition)
            .orderBy(desc(reporters), desc(updatedAtMs), desc(idColumn))
            .limit(pageSize)
            .offset((page - 1) * pageSize),
        ])
        const questions = await withReports(queries, rows.map(fromQuestionRow))
        return { questions, total: counted?.total ?? 0 }
      })
    },
    listRetired: async (trendIds) => {
      const isRetired = and(inArray(trendColumn, trendIds.filter(isUuid)), eq(statusColumn, 'retired'))
      const rows = await database.run((queries) =>
        queries.select({ id: idColumn }).from(questionQuality).where(isRetired).orderBy(asc(idColumn)),
      )
      return rows.map(({ id }) => id)
    },
    listReportsOf: async (userId) => {
      if (!isUuid(userId)) return []
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(questionReports)
          .where(eq(questionReports.userId, userId))
          .orderBy(asc(questionReports.reportedAtMs), asc(questionReports.questionId)),
      )
      return rows.map(fromReportRow)
    },
    removeGuestReports: async (reportedBeforeMs) => {
      const { guestId, reportedAtMs, questionId } = questionReports
      const rows = await database.run((queries) =>
        queries
          .delete(questionReports)
          .where(and(isNotNull(guestId), lt(reportedAtMs, reportedBeforeMs)))
          .returning({ questionId }),
      )
      return rows.length
    },
    removeUnjudged: async (updatedBeforeMs) => {
      const rows = await database.run((queries) => {
        const old = queries
          .select({ id: idColumn })
          .from(questionQuality)
          .where(and(eq(statusColumn, 'unjudged'), lt(updatedAtMs, updatedBeforeMs)))
          // one that is being answered right now is not old
          .for('update', { skipLocked: true })
        return queries.delete(questionQuality).where(inArray(idColumn, old)).returning({ id: idColumn })
      })
      return rows.length
    },
  }
}
