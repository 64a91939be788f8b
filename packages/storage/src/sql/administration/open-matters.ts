import type { OpenMatters } from '@trendverse/application/ports/administration'
import { and, count, eq, gt, gte, inArray, min, sql } from 'drizzle-orm'
import { kycRecords } from '../schema/identity-checks'
import { contactMessages, mails } from '../schema/mail'
import { memes } from '../schema/memes'
import { questionQuality } from '../schema/question-quality'
import { reportCases } from '../schema/reports'
import type { Queries } from '../sql-database'

/** What waits for somebody to look at it; each count is over what waits alone, by an index of its own. */
export async function countOpenMatters(queries: Queries, mailsFromMs: number): Promise<OpenMatters> {
  const [checks, reported, flagged, cases, messages, waiting, failed] = await Promise.all([
    queries.select({ count: count() }).from(kycRecords).where(eq(kycRecords.status, 'submitted')),
    queries
      .select({ count: count() })
      .from(memes)
      .where(and(gt(memes.reporters, 0), gt(memes.openReports, 0))),
    queries.select({ count: count() }).from(questionQuality).where(eq(questionQuality.status, 'flagged')),
    queries
      .select({ kind: reportCases.kind, count: count() })
      .from(reportCases)
      .where(sql`${reportCases.isOpen}`)
      .groupBy(reportCases.kind),
    queries.select({ count: count() }).from(contactMessages).where(eq(contactMessages.status, 'open')),
    queries
      .select({ count: count(), oldestAtMs: min(mails.createdAtMs) })
      .from(mails)
      .where(inArray(mails.status, ['waiting', 'sending'])),
    queries
      .select({ count: count() })
      .from(mails)
      .where(and(gte(mails.createdAtMs, mailsFromMs), eq(mails.status, 'failed'))),
  ])
  return {
    identityChecks: checks[0]?.count ?? 0,
    reportedMemes: reported[0]?.count ?? 0,
    flaggedQuestions: flagged[0]?.count ?? 0,
    reportedRuns: cases.find(({ kind }) => kind === 'run')?.count ?? 0,
    reportedProfiles: cases.find(({ kind }) => kind === 'profile')?.count ?? 0,
    contactMessages: messages[0]?.count ?? 0,
    mailsWaiting: waiting[0]?.count ?? 0,
    oldestMailAtMs: waiting[0]?.oldestAtMs ?? null,
    mailsFailed: failed[0]?.count ?? 0,
  }
}
