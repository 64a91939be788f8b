import type { ContentReportReason, ReportedContent } from '@trendverse/domain/reports/content-report'
import { boolean, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, safeText } from './columns'

/** Runs and profiles that were reported. */
export const reportCases = pgTable(
  'report_cases',
  {
    kind: safeText('kind').$type<ReportedContent>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    /** Everybody who reported it, whether or not their report is still there. */
    reporters: integer('reporters').notNull(),
    isOpen: boolean('is_open').notNull(),
    takenDown: boolean('taken_down').notNull(),
    lastReportedAtMs: instant('last_reported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
)

/** One report of an account or a guest about one run or profile. */
export const contentReports = pgTable('content_reports', {
  kind: safeText('kind').$type<ReportedContent>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  userId: uuid('user_id'),
  guestId: safeText('guest_id'),
  reason: safeText('reason').$type<ContentReportReason>().notNull(),
  note: safeText('note').notNull(),
  reportedAtMs: instant('reported_at').notNull(),
  /** Fingerprint of the reported content at that time; null if it can't change or wasn't stored yet. */
  look: uuid('look'),
})
