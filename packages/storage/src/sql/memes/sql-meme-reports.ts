import type { MemeRepository } from '@trendverse/application/ports/memes'
import { leavesGallery } from '@trendverse/domain/memes/gallery'
import { doubtedBy, doubtsAfterDecision, type GalleryDoubts } from '@trendverse/domain/memes/gallery-doubts'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { ReviewState } from '@trendverse/domain/reports/review-case'
import { and, asc, count, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { holdAccount } from '../accounts/locked-account'
import { memeReports, memes } from '../schema/memes'
import type { SqlDatabase } from '../sql-database'
import { fromMemeReportRow, toMemeReportRow, withMemeReports } from './meme-rows'

type ReportCalls = Pick<MemeRepository, 'report' | 'listReported' | 'decide' | 'listReportsOf' | 'removeGuestReports'>

const IS_REPORTED = gt(memes.reporters, 0)

const isIn = (state: ReviewState) =>
  state === 'open' ? gt(memes.openReports, 0) : and(eq(memes.openReports, 0), eq(memes.hidden, state === 'taken_down'))

/** What is said about memes, in SQL. */
export function sqlMemeReports(database: SqlDatabase): ReportCalls {
  return {
    report: async (report, isOfStanding = false) => {
      const { memeId, reporter, reportedAtMs } = report
      if (!isUuid(memeId) || (reporter.kind === 'user' && !isUuid(reporter.id))) return 'none'
      return database.transaction(async (queries) => {
        if (reporter.kind === 'user' && !(await holdAccount(queries, reporter.id, 'key share'))) return 'none'
        const { listedAtMs, hidden, doubts, doubtedByGuests } = memes
        const [meme] = await queries
          .select({ listedAtMs, hidden, doubts, doubtedByGuests })
          .from(memes)
          .where(eq(memes.id, memeId))
          .for('update')
        if (meme === undefined) return 'none'
        const added = await queries
          .insert(memeReports)
          .values(toMemeReportRow(report))
          .onConflictDoNothing()
          .returning({ memeId: memeReports.memeId })
        if (added.length === 0) return 'none'
        const before: GalleryDoubts = { accounts: meme.doubts, guests: meme.doubtedByGuests }
        const after = doubtedBy(reporter.kind, isOfStanding, before)
        await queries
          .update(memes)
          .set({
            reporters: sql`${memes.reporters} + 1`,
            openReports: sql`${memes.openReports} + 1`,
            lastReportedAtMs: reportedAtMs,
            doubts: after.accounts,
            doubtedByGuests: after.guests,
          })
          .where(eq(memes.id, memeId))
        return leavesGallery(meme, before, after) ? 'withdrew' : 'kept'
      })
    },
    listReported: async ({ page, pageSize, status }) => {
      const condition = and(
        IS_REPORTED,
        status === 'open' ? gt(memes.openReports, 0) : undefined,
        status === 'hidden' ? memes.hidden : undefined,
      )
      return database.run(async (queries) => {
        const [[counted], rows] = await Promise.all([
          queries.select({ total: count() }).from(memes).where(condition),
          queries
            .select()
            .from(memes)
            .where(condition)
            .orderBy(desc(memes.openReports), desc(memes.lastReportedAtMs), desc(memes.id))
            .limit(pageSize)
            .offset((page - 1) * pageSize),
        ])
        return { reported: await withMemeReports(queries, rows), total: counted?.total ?? 0 }
      })
    },
    decide: async (id, decision, seen) => {
      if (!isUuid(id)) return null
      const isReopened = decision === 'reopened'
      const { accounts: doubts, guests: doubtedByGuests } = doubtsAfterDecision(isReopened)
      const openReports = isReopened ? sql`${memes.reporters}` : 0
      return database.run(async (queries) => {
        const rows = await queries
          .update(memes)
          .set({ hidden: decision === 'hidden', openReports, doubts, doubtedByGuests })
          .where(and(eq(memes.id, id), IS_REPORTED, seen === undefined ? undefined : isIn(seen)))
          .returning()
        const [reported] = await withMemeReports(queries, rows)
        return reported ?? null
      })
    },
    listReportsOf: async (userId) => {
      if (!isUuid(userId)) return []
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(memeReports)
          .where(eq(memeReports.userId, userId))
          .orderBy(asc(memeReports.reportedAtMs), asc(memeReports.memeId)),
      )
      return rows.map(fromMemeReportRow)
    },
    removeGuestReports: async (reportedBeforeMs) => {
      const { guestId, reportedAtMs, memeId } = memeReports
      const rows = await database.run((queries) =>
        queries
          .delete(memeReports)
          .where(and(isNotNull(guestId), lt(reportedAtMs, reportedBeforeMs)))
          .returning({ memeId }),
      )
      return rows.length
    },
  }
}
