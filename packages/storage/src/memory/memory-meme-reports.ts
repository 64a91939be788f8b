import { LISTED_MEME_REPORTS, type MemeRepository, type ReportedMeme } from '@trendverse/application/ports/memes'
import { doubtsAfterDecision, NO_DOUBTS } from '@trendverse/domain/memes/gallery-doubts'
import type { Meme } from '@trendverse/domain/memes/meme'
import type { MemeReport } from '@trendverse/domain/memes/meme-report'
import { reviewStateOf } from '@trendverse/domain/reports/review-case'
import { cleanCopy } from '../reading/clean-text'
import {
  keepReport,
  keptWordsAfter,
  type MemeReportCount,
  outcomeOf,
  recordOf,
  removalOf,
  standingByDefault,
} from '../reading/meme-report-record'
import type { MemoryStore } from './memory-store'

type ReportCalls = Pick<
  MemeRepository,
  'report' | 'listReported' | 'decide' | 'listRemovalsOf' | 'listReportsOf' | 'removeGuestReports'
>

const UNREPORTED = { reporters: 0, openReports: 0, doubts: NO_DOUBTS, keptWords: null, lastReportedAtMs: 0 }

/** Key of a report: one of a meme and reporter. */
export function memeReportKey({ memeId, reporter }: Pick<MemeReport, 'memeId' | 'reporter'>): string {
  return JSON.stringify([memeId, reporter.kind, reporter.id])
}

/** What is said about memes, in memory. */
export function memoryMemeReports(store: MemoryStore): ReportCalls {
  const { memes, memeReports, memeReportCounts } = store
  const withReports = (
    meme: Meme,
    { memeId: _id, doubts: _doubts, keptWords: _words, ...counts }: MemeReportCount,
  ): ReportedMeme => ({
    meme,
    ...counts,
    reports: [...memeReports.values()]
      .filter(({ memeId }) => memeId === meme.id)
      .sort((a, b) => b.reportedAtMs - a.reportedAtMs)
      .slice(0, LISTED_MEME_REPORTS)
      .map(({ reason, note, reportedAtMs }) => ({ reason, note, reportedAtMs })),
  })
  const reportsOf = (userId: string) =>
    [...memeReports.values()].filter(({ reporter }) => reporter.kind === 'user' && reporter.id === userId)
  const allReported = (): ReportedMeme[] =>
    [...memeReportCounts.values()].flatMap((counts) => {
      const meme = memes.get(counts.memeId)
      return meme === undefined ? [] : [withReports(meme, counts)]
    })
  return {
    report: async (report, standing = standingByDefault(report)) => {
      const { memeId, reporter, reportedAtMs } = cleanCopy(report)
      if (reporter.kind === 'user' && !store.accounts.has(reporter.id)) return 'none'
      const meme = memes.get(memeId)
      if (meme === undefined) return 'none'
      const key = memeReportKey({ memeId, reporter })
      const before = memeReportCounts.get(memeId) ?? { ...UNREPORTED, memeId }
      const own = reporter.kind === 'guest' ? [] : reportsOf(reporter.id)
      const change = keepReport(cleanCopy(report), {
        meme,
        doubts: before.doubts,
        keptWords: before.keptWords,
        earlier: memeReports.get(key) ?? null,
        standing,
        record: recordOf(own, reportedAtMs),
      })
      if (change === null) return 'none'
      memeReports.set(key, change.kept)
      memeReportCounts.set(memeId, {
        ...before,
        reporters: before.reporters + change.reporters,
        openReports: before.openReports + change.openReports,
        lastReportedAtMs: reportedAtMs,
        doubts: change.doubts,
      })
      return change.withdrew ? 'withdrew' : 'kept'
    },
    listReported: async ({ page, pageSize, status }) => {
      const all = allReported()
        .filter(({ openReports, meme }) => (status === 'open' ? openReports > 0 : status !== 'hidden' || meme.hidden))
        .sort(
          (a, b) =>
            b.openReports - a.openReports ||
            b.lastReportedAtMs - a.lastReportedAtMs ||
            (a.meme.id < b.meme.id ? 1 : -1),
        )
      return { reported: all.slice((page - 1) * pageSize, page * pageSize), total: all.length }
    },
    decide: async (id, decision, seen) => {
      const meme = memes.get(id)
      const counts = memeReportCounts.get(id)
      if (meme === undefined || counts === undefined) return null
      const state = reviewStateOf({ isOpen: counts.openReports > 0, isTakenDown: meme.hidden })
      if (seen !== undefined && seen !== state) return null
      const decided = { ...meme, hidden: decision === 'hidden' }
      memes.set(id, decided)
      const isReopened = decision === 'reopened'
      const openReports = isReopened ? counts.reporters : 0
      const keptWords = keptWordsAfter(meme, decision)
      memeReportCounts.set(id, { ...counts, openReports, doubts: doubtsAfterDecision(isReopened), keptWords })
      if (decision === 'hidden') store.memeRemovals.set(id, removalOf(meme))
      else store.memeRemovals.delete(id)
      for (const [key, report] of memeReports) {
        if (report.memeId === id) memeReports.set(key, { ...report, outcome: outcomeOf(report, meme, decision) })
      }
      return withReports(decided, { ...counts, openReports })
    },
    listRemovalsOf: async (userId) =>
      [...store.memeRemovals.values()]
        .filter((removal) => removal.userId === userId)
        .sort((a, b) => a.madeAtMs - b.madeAtMs || (a.memeId < b.memeId ? -1 : 1))
        .map(({ userId: _owner, ...removal }) => removal),
    listReportsOf: async (userId) =>
      reportsOf(userId)
        .sort((a, b) => a.reportedAtMs - b.reportedAtMs || (a.memeId < b.memeId ? -1 : 1))
        .map(({ look: _look, weight: _weight, outcome: _outcome, ...report }) => report),
    removeGuestReports: async (reportedBeforeMs) => {
      const old = [...memeReports].filter(
        ([, { reporter, reportedAtMs }]) => reporter.kind === 'guest' && reportedAtMs < reportedBeforeMs,
      )
      for (const [key] of old) memeReports.delete(key)
      return old.length
    },
  }
}
