import { LISTED_CASE_REPORTS, type ReportRepository } from '@trendverse/application/ports/reports'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { ReportedContent } from '@trendverse/domain/reports/content-report'
import type { ReviewState } from '@trendverse/domain/reports/review-case'
import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { looksOtherwise } from '../../reading/looks-otherwise'
import { holdAccount } from '../accounts/locked-account'
import { memeReports } from '../schema/memes'
import { questionReports } from '../schema/question-quality'
import { contentReports, reportCases } from '../schema/reports'
import type { SqlDatabase } from '../sql-database'
import { findCase, listCases } from './review-cases'

const isCase = (kind: ReportedContent, id: string) => and(eq(reportCases.kind, kind), eq(reportCases.subjectId, id))

const isIn = (state: ReviewState) =>
  and(
    eq(reportCases.isOpen, state === 'open'),
    state === 'open' ? undefined : eq(reportCases.takenDown, state === 'taken_down'),
  )

/** What visitors report of runs and profiles, and the cases of all kinds, in SQL. */
export function sqlReports(database: SqlDatabase): ReportRepository {
  return {
    report: async ({ ownerId, reporter, ...report }, look = null) => {
      const { kind, subjectId, reportedAtMs } = report
      if (!isUuid(subjectId) || !isUuid(ownerId) || (reporter.kind === 'user' && !isUuid(reporter.id))) return false
      const userId = reporter.kind === 'user' ? reporter.id : null
      const guestId = reporter.kind === 'guest' ? reporter.id : null
      return database.transaction(async (queries) => {
        // always in this order, so that two who report each other do not wait for each other
        for (const id of [ownerId, ...(userId === null ? [] : [userId])].toSorted()) {
          if (!(await holdAccount(queries, id, 'key share'))) return false
        }
        const fresh = { kind, subjectId, ownerId, reporters: 0, isOpen: true, takenDown: false }
        await queries
          .insert(reportCases)
          .values({ ...fresh, lastReportedAtMs: reportedAtMs })
          .onConflictDoNothing()
        await queries.select({ kind: reportCases.kind }).from(reportCases).where(isCase(kind, subjectId)).for('update')
        const isOwn = and(
          eq(contentReports.kind, kind),
          eq(contentReports.subjectId, subjectId),
          userId === null ? eq(contentReports.guestId, reporter.id) : eq(contentReports.userId, userId),
        )
        const [earlier] = await queries.select({ look: contentReports.look }).from(contentReports).where(isOwn)
        if (earlier !== undefined && !looksOtherwise(earlier.look, look)) {
          if (earlier.look !== look) await queries.update(contentReports).set({ look }).where(isOwn)
          return false
        }
        const said = { ...report, look }
        if (earlier === undefined) await queries.insert(contentReports).values({ ...said, userId, guestId })
        else await queries.update(contentReports).set(said).where(isOwn)
        const added = earlier === undefined ? 1 : 0
        await queries
          .update(reportCases)
          .set({ reporters: sql`${reportCases.reporters} + ${added}`, isOpen: true, lastReportedAtMs: reportedAtMs })
          .where(isCase(kind, subjectId))
        return true
      })
    },
    listCases: (query) => database.run((queries) => listCases(queries, query)),
    findCase: async (kind, id) => (isUuid(id) ? database.run((queries) => findCase(queries, kind, id)) : null),
    listReports: async (kind, id) => {
      if (!isUuid(id)) return []
      return database.run((queries) => {
        if (kind === 'meme' || kind === 'question') {
          const table = kind === 'meme' ? memeReports : questionReports
          const subject = kind === 'meme' ? memeReports.memeId : questionReports.questionId
          return queries
            .select({ reason: sql<string>`${table.reason}`, note: table.note, reportedAtMs: table.reportedAtMs })
            .from(table)
            .where(eq(subject, id))
            .orderBy(desc(table.reportedAtMs))
            .limit(LISTED_CASE_REPORTS)
        }
        const { reason, note, reportedAtMs, subjectId } = contentReports
        return queries
          .select({ reason, note, reportedAtMs })
          .from(contentReports)
          .where(and(eq(contentReports.kind, kind), eq(subjectId, id)))
          .orderBy(desc(reportedAtMs))
          .limit(LISTED_CASE_REPORTS)
      })
    },
    decide: async (kind, id, decision, seen) => {
      if (!isUuid(id)) return false
      const state = { isOpen: decision === 'reopen', takenDown: decision === 'take_down' }
      const rows = await database.run((queries) =>
        queries
          .update(reportCases)
          .set(state)
          .where(and(isCase(kind, id), seen === undefined ? undefined : isIn(seen)))
          .returning({ kind: reportCases.kind }),
      )
      return rows.length > 0
    },
    isTakenDown: async (kind, id) => {
      if (!isUuid(id)) return false
      const [row] = await database.run((queries) =>
        queries.select({ takenDown: reportCases.takenDown }).from(reportCases).where(isCase(kind, id)),
      )
      return row?.takenDown ?? false
    },
    listReportsOf: async (userId) => {
      if (!isUuid(userId)) return []
      const rows = await database.run((queries) =>
        queries
          .select({ report: contentReports, ownerId: reportCases.ownerId })
          .from(contentReports)
          .innerJoin(
            reportCases,
            and(eq(reportCases.kind, contentReports.kind), eq(reportCases.subjectId, contentReports.subjectId)),
          )
          .where(eq(contentReports.userId, userId))
          .orderBy(asc(contentReports.reportedAtMs), asc(contentReports.subjectId)),
      )
      return rows.map(({ report: { userId: id, guestId: _none, look: _look, ...report }, ownerId }) => ({
        ...report,
        ownerId,
        reporter: { kind: 'user' as const, id: id ?? '' },
      }))
    },
    removeGuestReports: async (reportedBeforeMs) => {
      const { guestId, reportedAtMs, kind } = contentReports
      const rows = await database.run((queries) =>
        queries
          .delete(contentReports)
          .where(and(isNotNull(guestId), lt(reportedAtMs, reportedBeforeMs)))
          .returning({ kind }),
      )
      return rows.length
    },
  }
}
