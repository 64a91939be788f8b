import { LISTED_CASE_REPORTS, type ReportRepository, type ReviewCase } from '@trendverse/application/ports/reports'
import type { ContentReport, ReportedContent } from '@trendverse/domain/reports/content-report'
import { type ReviewKind, reviewStateOf } from '@trendverse/domain/reports/review-case'
import { cleanCopy } from '../reading/clean-text'
import { looksOtherwise } from '../reading/looks-otherwise'
import { questionReviewState } from '../reading/question-record'
import type { KeptCase, MemoryStore } from './memory-store'

const caseKey = (kind: ReportedContent, id: string): string => JSON.stringify([kind, id])

const reportKey = ({ kind, subjectId, reporter }: ContentReport): string =>
  JSON.stringify([kind, subjectId, reporter.kind, reporter.id])

/** What visitors report of runs and profiles, and the cases of all kinds, in memory. */
export function memoryReports(store: MemoryStore): ReportRepository {
  const { accounts, contentReports } = store
  const ownCase = ({ kind, subjectId, reporters, isOpen, takenDown, lastReportedAtMs }: KeptCase): ReviewCase => {
    const state = reviewStateOf({ isOpen, isTakenDown: takenDown })
    return { kind, id: subjectId, state, reporters, lastReportedAtMs }
  }
  // what belongs to an account goes with it
  const ownCases = () => [...store.reportCases.values()].filter(({ ownerId }) => accounts.has(ownerId))
  const isThere = ({ kind, subjectId, reporter }: ContentReport): boolean =>
    ownCases().some((one) => one.kind === kind && one.subjectId === subjectId) &&
    (reporter.kind === 'guest' || accounts.has(reporter.id))
  const allCases = (): readonly ReviewCase[] => [
    ...memeCases(store),
    ...[...store.questions.values()]
      .filter(({ reporters }) => reporters > 0)
      .map(({ id, decision, reporters, updatedAtMs }) => {
        const state = questionReviewState({ decision })
        return { kind: 'question' as const, id, state, reporters, lastReportedAtMs: updatedAtMs }
      }),
    ...ownCases().map(ownCase),
  ]
  return {
    report: async (given, look = null) => {
      const report = cleanCopy(given)
      const { kind, subjectId, ownerId, reporter, reportedAtMs } = report
      if (!accounts.has(ownerId) || (reporter.kind === 'user' && !accounts.has(reporter.id))) return false
      const earlier = contentReports.get(reportKey(report))
      if (earlier !== undefined && !looksOtherwise(earlier.look, look)) {
        contentReports.set(reportKey(report), { ...earlier, look })
        return false
      }
      contentReports.set(reportKey(report), { ...report, look })
      const before = store.reportCases.get(caseKey(kind, subjectId))
      const takenDown = before?.takenDown ?? false
      const reporters = (before?.reporters ?? 0) + (earlier === undefined ? 1 : 0)
      const kept = { kind, subjectId, ownerId, reporters, isOpen: true, takenDown, lastReportedAtMs: reportedAtMs }
      store.reportCases.set(caseKey(kind, subjectId), kept)
      return true
    },
    listCases: async ({ page, pageSize, order, kind, status }) => {
      const all = allCases()
        .filter((one) => kind === null || one.kind === kind)
        .filter(({ state }) => status === null || (state === 'open') === (status === 'open'))
        .toSorted(
          (a, b) =>
            (order === 'newest' ? 0 : b.reporters - a.reporters) ||
            b.lastReportedAtMs - a.lastReportedAtMs ||
            (a.id < b.id ? 1 : -1),
        )
      return { cases: all.slice((page - 1) * pageSize, page * pageSize), total: all.length }
    },
    findCase: async (kind, id) => allCases().find((one) => one.kind === kind && one.id === id) ?? null,
    listReports: async (kind, id) =>
      reportsOf(store, kind, id, isThere)
        .toSorted((a, b) => b.reportedAtMs - a.reportedAtMs)
        .slice(0, LISTED_CASE_REPORTS)
        .map(({ reason, note, reportedAtMs }) => ({ reason, note, reportedAtMs })),
    decide: async (kind, id, decision, seen) => {
      const kept = ownCases().find((one) => one.kind === kind && one.subjectId === id)
      if (kept === undefined) return false
      if (seen !== undefined && seen !== reviewStateOf({ isOpen: kept.isOpen, isTakenDown: kept.takenDown }))
        return false
      const state = { isOpen: decision === 'reopen', takenDown: decision === 'take_down' }
      store.reportCases.set(caseKey(kind, id), { ...kept, ...state })
      return true
    },
    isTakenDown: async (kind, id) => store.reportCases.get(caseKey(kind, id))?.takenDown ?? false,
    listReportsOf: async (userId) =>
      [...contentReports.values()]
        .filter((report) => report.reporter.kind === 'user' && report.reporter.id === userId && isThere(report))
        .toSorted((a, b) => a.reportedAtMs - b.reportedAtMs || (a.subjectId < b.subjectId ? -1 : 1))
        .map(({ look: _look, ...report }) => report),
    removeGuestReports: async (reportedBeforeMs) => {
      const old = [...contentReports].filter(
        ([, { reporter, reportedAtMs }]) => reporter.kind === 'guest' && reportedAtMs < reportedBeforeMs,
      )
      for (const [key] of old) contentReports.delete(key)
      return old.length
    },
  }
}

function memeCases({ memeReportCounts, memes }: MemoryStore): readonly ReviewCase[] {
  return [...memeReportCounts.values()].flatMap(({ memeId, reporters, openReports, lastReportedAtMs }) => {
    const meme = memes.get(memeId)
    const state = reviewStateOf({ isOpen: openReports > 0, isTakenDown: meme?.hidden ?? false })
    return meme === undefined ? [] : [{ kind: 'meme' as const, id: memeId, state, reporters, lastReportedAtMs }]
  })
}

function reportsOf(
  { memeReports, questionReports, contentReports }: MemoryStore,
  kind: ReviewKind,
  id: string,
  isThere: (report: ContentReport) => boolean,
) {
  if (kind === 'meme') return [...memeReports.values()].filter(({ memeId }) => memeId === id)
  if (kind === 'question') return [...questionReports.values()].filter(({ questionId }) => questionId === id)
  return [...contentReports.values()].filter(
    (report) => report.kind === kind && report.subjectId === id && isThere(report),
  )
}
