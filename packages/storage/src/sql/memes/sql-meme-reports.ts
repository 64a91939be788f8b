import type { MemeRepository } from '@trendverse/application/ports/memes'
import { doubtsAfterDecision } from '@trendverse/domain/memes/gallery-doubts'
import type { Meme } from '@trendverse/domain/memes/meme'
import type { MemeDecision } from '@trendverse/domain/memes/meme-report'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import type { ReviewState } from '@trendverse/domain/reports/review-case'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import {
  keepReport,
  keptWordsAfter,
  outcomeOf,
  recordOf,
  removalOf,
  standingByDefault,
} from '../../reading/meme-report-record'
import { holdAccount } from '../accounts/locked-account'
import { memeRemovals, memeReports, memes } from '../schema/memes'
import type { Queries, SqlDatabase } from '../sql-database'
import { fromMemeReportRow, fromMemeRow, toMemeReportRow, withMemeReports } from './meme-rows'

type ReportCalls = Pick<
  MemeRepository,
  'report' | 'listReported' | 'decide' | 'listRemovalsOf' | 'listReportsOf' | 'removeGuestReports'
>

const IS_REPORTED = gt(memes.reporters, 0)

const isIn = (state: ReviewState) =>
  state === 'open' ? gt(memes.openReports, 0) : and(eq(memes.openReports, 0), eq(memes.hidden, state === 'taken_down'))

const isBy = ({ kind, id }: QuizTaker) => (kind === 'user' ? eq(memeReports.userId, id) : eq(memeReports.guestId, id))

function reportsOf(queries: Queries, userId: Uuid) {
  const { outcome, weight, reportedAtMs } = memeReports
  return queries.select({ outcome, weight, reportedAtMs }).from(memeReports).where(eq(memeReports.userId, userId))
}

/** Notes in the reports of a meme what its decision makes of them: one write for those it makes the same of. */
async function settleReports(queries: Queries, meme: Meme, decision: MemeDecision | 'reopened'): Promise<void> {
  const { memeId, look, outcome } = memeReports
  const ofMeme = eq(memeId, meme.id)
  const kinds = await queries.selectDistinct({ look, outcome }).from(memeReports).where(ofMeme)
  for (const kind of kinds) {
    const isKind = and(
      kind.look === null ? isNull(look) : eq(look, kind.look),
      kind.outcome === null ? isNull(outcome) : eq(outcome, kind.outcome),
    )
    await queries
      .update(memeReports)
      .set({ outcome: outcomeOf(kind, meme, decision) })
      .where(and(ofMeme, isKind))
  }
}

async function noteRemoval(queries: Queries, meme: Meme, decision: MemeDecision | 'reopened'): Promise<void> {
  const { userId, memeId } = memeRemovals
  const removal = removalOf(meme)
  if (decision !== 'hidden') {
    await queries.delete(memeRemovals).where(and(eq(userId, removal.userId), eq(memeId, removal.memeId)))
    return
  }
  await queries
    .insert(memeRemovals)
    .values(removal)
    .onConflictDoUpdate({ target: [userId, memeId], set: { words: removal.words } })
}

/** What is said about memes, in SQL. */
export function sqlMemeReports(database: SqlDatabase): ReportCalls {
  return {
    report: async (report, standing = standingByDefault(report)) => {
      const { memeId, reporter, reportedAtMs } = report
      if (!isUuid(memeId) || (reporter.kind === 'user' && !isUuid(reporter.id))) return 'none'
      return database.transaction(async (queries) => {
        // Whoever reports many at once does so one after the other: each weighs by those before.
        if (reporter.kind === 'user' && !(await holdAccount(queries, reporter.id, 'no key update'))) return 'none'
        const [row] = await queries.select().from(memes).where(eq(memes.id, memeId)).for('update')
        if (row === undefined) return 'none'
        const own = and(eq(memeReports.memeId, memeId), isBy(reporter))
        const [earlier] = await queries.select().from(memeReports).where(own)
        const change = keepReport(report, {
          meme: fromMemeRow(row),
          doubts: { accounts: row.doubts, guests: row.doubtedByGuests },
          keptWords: row.keptWords,
          earlier: earlier === undefined ? null : { ...earlier, reporter },
          standing,
          record: recordOf(reporter.kind === 'guest' ? [] : await reportsOf(queries, reporter.id), reportedAtMs),
        })
        if (change === null) return 'none'
        const kept = toMemeReportRow(change.kept)
        await (earlier === undefined
          ? queries.insert(memeReports).values(kept)
          : queries.update(memeReports).set(kept).where(own))
        await queries
          .update(memes)
          .set({
            reporters: sql`${memes.reporters} + ${change.reporters}::int`,
            openReports: sql`${memes.openReports} + ${change.openReports}::int`,
            lastReportedAtMs: reportedAtMs,
            doubts: change.doubts.accounts,
            doubtedByGuests: change.doubts.guests,
          })
          .where(eq(memes.id, memeId))
        return change.withdrew ? 'withdrew' : 'kept'
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
      return database.transaction(async (queries) => {
        const isDecided = and(eq(memes.id, id), IS_REPORTED, seen === undefined ? undefined : isIn(seen))
        const [row] = await queries.select().from(memes).where(isDecided).for('update')
        if (row === undefined) return null
        const meme = fromMemeRow(row)
        const keptWords = keptWordsAfter(meme, decision)
        const rows = await queries
          .update(memes)
          .set({ hidden: decision === 'hidden', openReports, doubts, doubtedByGuests, keptWords })
          .where(eq(memes.id, id))
          .returning()
        await settleReports(queries, meme, decision)
        await noteRemoval(queries, meme, decision)
        const [reported] = await withMemeReports(queries, rows)
        return reported ?? null
      })
    },
    listRemovalsOf: async (userId) => {
      if (!isUuid(userId)) return []
      const { memeId, words, madeAtMs } = memeRemovals
      return database.run((queries) =>
        queries
          .select({ memeId, words, madeAtMs })
          .from(memeRemovals)
          .where(eq(memeRemovals.userId, userId))
          .orderBy(asc(madeAtMs), asc(memeId)),
      )
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
