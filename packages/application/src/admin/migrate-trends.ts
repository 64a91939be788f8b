import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { newAdminTrend, type TrendEdit } from '@trendverse/domain/trends/edit-trend'
import type { Needs } from '../ports/ports'
import type { TrendWrite } from '../ports/stories'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

/** A trend as a browser kept it. */
export type LocalTrend = TrendEdit & {
  readonly id: Uuid
  /** ISO 8601; a date ahead of our clock counts as now. */
  readonly createdDate?: string | undefined
  readonly updatedDate?: string | undefined
}

export type Migration = {
  readonly dryRun: boolean
  readonly received: number
  readonly added: number
  readonly skipped: number
}

function toWrite(local: LocalTrend, nowMs: number): TrendWrite {
  const past = (date: string | undefined): number => Math.min(nowMs, date === undefined ? nowMs : Date.parse(date))
  const createdAtMs = past(local.createdDate)
  const updatedAtMs = Math.max(createdAtMs, past(local.updatedDate ?? local.createdDate))
  return { ...newAdminTrend(local.id, local, createdAtMs), updatedDate: new Date(updatedAtMs).toISOString() }
}

/** TR-11, OP-33: adds the trends of a browser whose ids are free here; repeated, it adds nothing more. */
export async function migrateTrends(
  ports: AuditPorts & Needs<'trendEditor'>,
  actor: AuditActor,
  input: { readonly dryRun: boolean; readonly trends: readonly LocalTrend[] },
): Promise<Migration> {
  const { dryRun, trends } = input
  const byId = new Map(trends.toReversed().map((trend) => [trend.id, trend]))
  const answer = (added: number): Migration => ({
    dryRun,
    received: trends.length,
    added,
    skipped: trends.length - added,
  })
  if (dryRun) return answer(byId.size - (await ports.trendEditor.listKnown([...byId.keys()])).length)
  const nowMs = ports.clock.nowMs()
  const added = await ports.trendEditor.add([...byId.values()].map((trend) => toWrite(trend, nowMs)))
  if (added.length > 0) await recordAudit(ports, actor, 'trends.migrated', null, { added })
  return answer(added.length)
}
