import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import { editTrend, newAdminTrend, type TrendEdit, withdrawTrend } from '@trendverse/domain/trends/edit-trend'
import type { Needs } from '../ports/ports'
import { trendNotFound } from '../trends/get-trend'
import { type AdminTrend, toAdminTrend } from './admin-trend'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

type Ports = AuditPorts & Needs<'trendEditor'>

/** What of an edit is worth the log's room: which fields, and the short values that decide who sees the trend. */
function auditDetails(edit: TrendEdit) {
  const changed = Object.entries(edit).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  const { name, status, featured } = edit
  return Object.fromEntries(
    Object.entries({ changed, name, status, featured }).filter(([, value]) => value !== undefined),
  )
}

/** API-08: a trend of the administrator's own. */
export async function createTrend(ports: Ports, actor: AuditActor, fields: TrendEdit): Promise<AdminTrend> {
  const nowMs = ports.clock.nowMs()
  const trend = newAdminTrend(uuidV7(nowMs, ports.random.bytes(10)), fields, nowMs)
  await ports.trendEditor.add([trend])
  await recordAudit(ports, actor, 'trend.created', trend.id, auditDetails({ ...fields, name: trend.name }))
  return toAdminTrend(trend)
}

/** What administrators call the fields of a trend. */
const LABELS = {
  name: 'Name',
  description: 'Description',
  color: 'Colour',
  category: 'Category',
  status: 'Status',
  featured: 'Featured',
  tags: 'Tags',
  views: 'Views',
  interactions: 'Interactions',
}

/**
 * Throws AppError `trend_not_found`, and `conflict` where a field is not what the caller saw.
 *
 * @param expected What the caller saw of the fields they change.
 */
export async function updateTrend(
  ports: Ports,
  actor: AuditActor,
  id: Uuid,
  { expected, ...edit }: TrendEdit & { readonly expected?: TrendEdit | undefined },
): Promise<AdminTrend> {
  const nowMs = ports.clock.nowMs()
  const edited = await ports.trendEditor.edit(id, (trend) => {
    assertUnchanged({ ...trend, featured: trend.featuredByAdmin }, expected, LABELS)
    return editTrend(trend, edit, nowMs)
  })
  if (edited === null) throw trendNotFound()
  await recordAudit(ports, actor, 'trend.updated', id, auditDetails(edit))
  return toAdminTrend(edited)
}

/** Throws AppError `trend_not_found`. */
export async function removeTrend(ports: Ports, actor: AuditActor, id: Uuid): Promise<void> {
  const nowMs = ports.clock.nowMs()
  if (!(await ports.trendEditor.remove(id, (trend) => withdrawTrend(trend, nowMs)))) throw trendNotFound()
  await recordAudit(ports, actor, 'trend.removed', id)
}
