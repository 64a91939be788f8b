import type { MemeDecision } from '@trendverse/domain/memes/meme-report'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { ReportedMeme, ReportedStatus } from '../ports/memes'
import type { Needs } from '../ports/ports'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

/** One page of reported memes: those with most reports nobody decided about first, then the latest reported (OP-54). */
export async function listReportedMemes(
  { memes }: Needs<'memes'>,
  input: {
    readonly page: number
    readonly pageSize: number
    readonly status?: Exclude<ReportedStatus, null> | undefined
  },
) {
  const { page, pageSize, status = null } = input
  const { reported, total } = await memes.listReported({ page, pageSize, status })
  return { data: reported.map(toRow), total, page, pageSize }
}

/** Hides a reported meme from everybody but its maker, or shows it; its reports are closed by that. Throws AppError `not_found`. */
export async function decideMeme(
  ports: AuditPorts & Needs<'events' | 'memes'>,
  actor: AuditActor,
  { id, decision }: { readonly id: string; readonly decision: MemeDecision },
) {
  const decided = await ports.memes.decide(id.toLowerCase(), decision)
  if (decided === null) throw new AppError('not_found', 'No one has reported this meme.')
  await ports.events.galleryChanged()
  await recordAudit(ports, actor, 'meme.decided', decided.meme.id, { decision })
  return toRow(decided)
}

const instantOf = (ms: number): string => new Date(ms).toISOString()

function toRow({ meme, reporters, openReports, lastReportedAtMs, reports }: ReportedMeme) {
  const { id, trendId, trendName, createdBy, text, altText, imageUrl, type, hidden, shares, createdAtMs } = meme
  return {
    id,
    trendId,
    trendName,
    text,
    altText,
    imageUrl,
    type,
    hidden,
    shares,
    makerId: createdBy,
    createdAt: instantOf(createdAtMs),
    reporters,
    openReports,
    lastReportedAt: instantOf(lastReportedAtMs),
    reports: reports.map(({ reason, note, reportedAtMs }) => ({ reason, note, reportedAt: instantOf(reportedAtMs) })),
  }
}
