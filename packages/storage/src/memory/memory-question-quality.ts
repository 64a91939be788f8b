import {
  LISTED_REPORTS,
  type QuestionQualityRepository,
  type QuestionRecord,
  type ReportedQuestion,
} from '@trendverse/application/ports/quizzes'
import type { QuestionReport } from '@trendverse/domain/quizzes/question-report'
import { cleanCopy } from '../reading/clean-text'
import {
  changedQuestion,
  questionReviewState,
  unknownQuestion,
  withOutcome,
  withReport,
} from '../reading/question-record'
import type { MemoryStore } from './memory-store'

/** Key of a report: one of a question and reporter. */
export function reportKey({ questionId, reporter }: Pick<QuestionReport, 'questionId' | 'reporter'>): string {
  return JSON.stringify([questionId, reporter.kind, reporter.id])
}

/** How questions turn out, in memory. */
export function memoryQuestionQuality(store: MemoryStore): QuestionQualityRepository {
  const { questions, questionReports } = store
  const save = (record: QuestionRecord): void => void questions.set(record.id, cleanCopy(record))
  const reportsWhere = (keep: (report: QuestionReport) => boolean) => [...questionReports.values()].filter(keep)
  const forget = (reports: readonly QuestionReport[]): void => {
    for (const report of reports) questionReports.delete(reportKey(report))
  }
  const withReports = (record: QuestionRecord): ReportedQuestion => {
    const reports = reportsWhere(({ questionId }) => questionId === record.id)
      .sort((a, b) => b.reportedAtMs - a.reportedAtMs)
      .slice(0, LISTED_REPORTS)
      .map(({ reason, note, reportedAtMs }) => ({ reason, note, reportedAtMs }))
    return { ...record, reports }
  }

  return {
    record: async (outcomes, nowMs) => {
      for (const { question, outcome } of outcomes) {
        save(withOutcome(questions.get(question.id) ?? unknownQuestion(question), outcome, nowMs))
      }
    },
    find: async (id) => questions.get(id) ?? null,
    figuresOf: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const record = questions.get(id)
          return record === undefined || record.figures.answers === 0 ? [] : [[id, record.figures]]
        }),
      ),
    report: async (question, report, evidence) => {
      const { reporter, reportedAtMs } = report
      if (reporter.kind === 'user' && !store.accounts.has(reporter.id)) return false
      const kept = cleanCopy(report)
      if (questionReports.has(reportKey(kept))) return false
      questionReports.set(reportKey(kept), kept)
      save(withReport(questions.get(question.id) ?? unknownQuestion(question), reportedAtMs, evidence))
      return true
    },
    decide: async (id, decision, nowMs, seen) => {
      const record = questions.get(id)
      if (record === undefined || (seen !== undefined && questionReviewState(record) !== seen)) return null
      const decided = changedQuestion(record, { decision }, nowMs)
      save(decided)
      return withReports(decided)
    },
    list: async ({ page, pageSize, status }) => {
      const all = [...questions.values()]
        .filter((record) => status === null || record.status === status)
        .sort((a, b) => b.reporters - a.reporters || b.updatedAtMs - a.updatedAtMs || (a.id < b.id ? 1 : -1))
      return { questions: all.slice((page - 1) * pageSize, page * pageSize).map(withReports), total: all.length }
    },
    listRetired: async (trendIds) =>
      [...questions.values()].flatMap(({ id, trendId, status }) =>
        status === 'retired' && trendIds.includes(trendId) ? [id] : [],
      ),
    listReportsOf: async (userId) =>
      reportsWhere(({ reporter }) => reporter.kind === 'user' && reporter.id === userId).sort(
        (a, b) => a.reportedAtMs - b.reportedAtMs || (a.questionId < b.questionId ? -1 : 1),
      ),
    removeGuestReports: async (reportedBeforeMs) => {
      const old = reportsWhere(
        ({ reporter, reportedAtMs }) => reporter.kind === 'guest' && reportedAtMs < reportedBeforeMs,
      )
      forget(old)
      return old.length
    },
    removeUnjudged: async (updatedBeforeMs) => {
      const old = [...questions.values()].filter(
        ({ status, updatedAtMs }) => status === 'unjudged' && updatedAtMs < updatedBeforeMs,
      )
      for (const { id } of old) {
        questions.delete(id)
        forget(reportsWhere(({ questionId }) => questionId === id))
      }
      return old.length
    },
  }
}
