import { LISTED_MEME_REPORTS, type ReportedMeme } from '@trendverse/application/ports/memes'
import type { Meme } from '@trendverse/domain/memes/meme'
import type { MemeReport } from '@trendverse/domain/memes/meme-report'
import { desc, inArray, lte, sql } from 'drizzle-orm'
import { filesOf } from '../../reading/meme-record'
import type { KeptMemeReport } from '../../reading/meme-report-record'
import { memeReports, type memes } from '../schema/memes'
import type { Queries } from '../sql-database'

export type MemeRow = typeof memes.$inferSelect
type ReportRow = typeof memeReports.$inferSelect

export function fromMemeRow(row: MemeRow): Meme {
  const { content, userId, reporters: _all, openReports: _open, lastReportedAtMs: _last, ...others } = row
  const { doubts: _doubts, doubtedByGuests: _guests, keptWords: _words, ...rest } = others
  return { ...content, ...rest, createdBy: userId, likes: 0 }
}

export function toMemeRow(meme: Meme): typeof memes.$inferInsert {
  const { id, trendId, style, imageUrl, paintingUrl, createdAtMs, savedAtMs, sharedAtMs, listedAtMs, shares } = meme
  const columns = { id, trendId, style, imageUrl, paintingUrl, createdAtMs, savedAtMs, sharedAtMs, listedAtMs, shares }
  return {
    ...columns,
    hidden: meme.hidden,
    userId: meme.createdBy,
    content: contentOf(meme),
    reporters: 0,
    openReports: 0,
  }
}

/** The part of a meme that is kept as one value. */
export function contentOf(meme: Meme): MemeRow['content'] {
  const { trendName, text, captions, placements, tone, type, imagePrompt, altText, hashtags } = meme
  const { viralPotential, targetAudience, memeCulture, shareableQuote, generatedBy, source, fallback } = meme
  const { fallbackReason = null, choices, remixOf } = meme
  const told = {
    viralPotential,
    targetAudience,
    memeCulture,
    shareableQuote,
    generatedBy,
    source,
    fallback,
    fallbackReason,
  }
  return {
    trendName,
    text,
    captions,
    placements,
    tone,
    type,
    imagePrompt,
    altText,
    hashtags,
    ...told,
    ...(choices && { choices }),
    ...(remixOf && { remixOf }),
  }
}

export function fromMemeReportRow({ userId, guestId, memeId, reason, note, reportedAtMs }: ReportRow): MemeReport {
  return {
    memeId,
    reason,
    note,
    reportedAtMs,
    reporter: userId === null ? { kind: 'guest', id: guestId ?? '' } : { kind: 'user', id: userId },
  }
}

export function toMemeReportRow({ reporter, ...report }: KeptMemeReport): typeof memeReports.$inferInsert {
  const userId = reporter.kind === 'user' ? reporter.id : null
  const guestId = reporter.kind === 'guest' ? reporter.id : null
  return { ...report, userId, guestId }
}

/** Files of rows that were deleted. */
export function filesOfRows(rows: readonly Pick<MemeRow, 'imageUrl' | 'paintingUrl'>[]): readonly string[] {
  return rows.flatMap(filesOf)
}

/** Reported memes with the latest reports of each. */
export async function withMemeReports(queries: Queries, rows: readonly MemeRow[]): Promise<readonly ReportedMeme[]> {
  if (rows.length === 0) return []
  const { memeId, reason, note, reportedAtMs } = memeReports
  const place = sql<number>`row_number() over (partition by ${memeId} order by ${reportedAtMs} desc)`.as('place')
  const placed = queries
    .select({ memeId, reason, note, reportedAtMs, place })
    .from(memeReports)
    .where(
      inArray(
        memeId,
        rows.map(({ id }) => id),
      ),
    )
    .as('placed')
  const reports = await queries
    .select()
    .from(placed)
    .where(lte(placed.place, LISTED_MEME_REPORTS))
    .orderBy(desc(placed.reportedAtMs))
  return rows.map((row) => ({
    meme: fromMemeRow(row),
    reporters: row.reporters,
    openReports: row.openReports,
    lastReportedAtMs: row.lastReportedAtMs ?? 0,
    reports: reports
      .filter((report) => report.memeId === row.id)
      .map((report) => ({ reason: report.reason, note: report.note, reportedAtMs: report.reportedAtMs })),
  }))
}
