import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { readPulse } from '@trendverse/domain/trends/compose-pulse'
import { readAttention } from '@trendverse/domain/trends/stories/attention'
import type { StoredItem } from '../ports/ingest'
import type { Needs } from '../ports/ports'
import type { TrendWrite } from '../ports/stories'
import { trendNotFound } from '../trends/get-trend'
import { toAdminTrend } from './admin-trend'

type Ports = Needs<'stories' | 'trendEditor'> & { readonly ingest: Pick<Needs<'ingest'>['ingest'], 'listHealth'> }

/** One trend of any status, and why it is ranked where it is. Throws AppError `trend_not_found`. */
export async function getAdminTrend(ports: Ports, id: Uuid) {
  const [trend] = await ports.trendEditor.findMany([id])
  if (trend === undefined) throw trendNotFound()
  const [items, merges, health, mergedInto] = await Promise.all([
    ports.stories.listItems([id], 0),
    ports.stories.listMerges(id),
    ports.ingest.listHealth(),
    survivorOf(ports, trend),
  ])
  const readAtMs = Math.max(0, ...health.map(({ lastSuccessAtMs }) => lastSuccessAtMs ?? 0))
  const { nameIsFinal, lastEvidenceAtMs, episode, fadingRuns, peakVelocityPerHour, mergedIntoId, ...kept } = trend
  return {
    ...toAdminTrend(kept),
    mergedInto,
    rank: rankOf(trend, items, readAtMs),
    items: items.length,
    merges: merges.filter(({ undoneAtMs }) => undoneAtMs === null).length,
  }
}

async function survivorOf({ trendEditor }: Ports, { status, mergedIntoId }: TrendWrite) {
  if (status !== 'archived' || mergedIntoId === null) return null
  const [survivor] = await trendEditor.findMany([mergedIntoId])
  return survivor === undefined ? null : { id: survivor.id, name: survivor.name }
}

/** As of the latest reading of the sources, like the list itself. */
function rankOf(trend: TrendWrite, items: readonly StoredItem[], readAtMs: number) {
  if (trend.status !== 'active' || items.length === 0) return null
  const atMs = Math.max(trend.lastEvidenceAtMs ?? 0, readAtMs)
  const pulse = readPulse(items, atMs)
  const { score, parts, people, voices, publishers, newsAtMs } = readAttention(items, pulse, atMs)
  const newsAt = new Date(newsAtMs).toISOString()
  return { score, parts, people, momentum: pulse.measuredMomentum, voices, publishers, newsAt }
}
