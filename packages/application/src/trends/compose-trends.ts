import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import { restsByItself, settlePopulation } from '@trendverse/domain/trends/compose-population'
import { advanceTrend, type FollowedTrend, foundTrend, type ItemHistory } from '@trendverse/domain/trends/compose-trend'
import { deservesTrend } from '@trendverse/domain/trends/merge-founding'
import type { FollowedItem } from '@trendverse/domain/trends/merge-item'
import type { ItemCluster, TrendTarget } from '@trendverse/domain/trends/merge-items'
import { relatedIdsOf, relateTrends } from '@trendverse/domain/trends/related-trends'
import type { Clock } from '../ports/clock'
import type { Composition, CompositionRepository, MergeDecision, TrendWrite } from '../ports/composition-repository'
import type { IngestRepository } from '../ports/ingest-repository'
import type { Random } from '../ports/random'
import { proposeMerges } from './propose-merges'

export type ComposePorts = {
  readonly ingest: Pick<IngestRepository, 'listItemsSeenSince' | 'listObservations'>
  readonly composition: CompositionRepository
  readonly clock: Clock
  readonly random: Random
}

/** What one run changed. */
export type CompositionSummary = {
  readonly founded: number
  /** Items filed under trends that existed before. */
  readonly filed: number
  readonly archived: number
  /** Trends on show afterwards. */
  readonly active: number
}

/** Items not seen for longer play no part any more. */
const WINDOW_MS = 72 * HOUR_MS
/**
 * How long after its last evidence an archived trend still attracts items that are not filed under it. Older ones are
 * not even read, unless a source shows one of their own items again: history may grow without composing slowing down.
 */
const MEMORY_MS = 30 * DAY_MS
const SPARKLINE_MS = 48 * HOUR_MS

/**
 * Turns the items of the last three days into trends: files them, founds new trends, brings existing ones up to date,
 * wakes dormant ones that are shown again, archives what is over, and draws the lines between related ones. Running
 * it twice at once founds, files and fades nothing more.
 */
export async function composeTrends(ports: ComposePorts): Promise<CompositionSummary> {
  const nowMs = ports.clock.nowMs()
  const [items, stored] = await Promise.all([
    ports.ingest.listItemsSeenSince(nowMs - WINDOW_MS),
    ports.composition.listTrends({ archivedSinceMs: nowMs - MEMORY_MS }),
  ])
  const active = stored.filter((trend) => trend.status === 'active').length
  if (items.length === 0) return { founded: 0, filed: 0, archived: 0, active }

  const newId = (): Uuid => uuidV7(nowMs, ports.random.bytes(10))
  const atMs = latestSighting(items, nowMs)
  const outcome = await proposeMerges(ports.composition, items, targetsOf(stored, items, nowMs))
  const founding = outcome.clusters
    .filter((cluster) => deservesTrend(itemsOf(cluster), atMs))
    .map((cluster) => ({ cluster, trend: foundTrend(newId(), cluster.founder, itemsOf(cluster).slice(1), nowMs) }))

  const itemsByTrend = groupByTrend(items, [
    ...outcome.filed.map(({ item, trendId }) => ({ item, trendId })),
    ...founding.flatMap(({ cluster, trend }) => itemsOf(cluster).map((item) => ({ item, trendId: trend.id }))),
  ])
  const followed = [...itemsByTrend.values()].flat().map((item) => item.id)
  const history = await ports.ingest.listObservations(followed, atMs - SPARKLINE_MS)
  const advanced = [...stored, ...founding.map(({ trend }) => trend)].map((trend) =>
    advance(trend, itemsByTrend.get(trend.id) ?? [], history, atMs),
  )
  const settled = settlePopulation(advanced)
  const kept = founding.filter(({ trend }) => settled.some((one) => one.id === trend.id && one.status === 'active'))
  const keptIds = new Set(kept.map(({ trend }) => trend.id))
  const storedById = new Map(stored.map((trend) => [trend.id, trend]))
  const present = settled.filter((trend) => storedById.has(trend.id) || keptIds.has(trend.id))

  const related = relate(present, itemsByTrend)
  const trends = present
    .map((trend) => (trend.status === 'active' ? { ...trend, relatedIds: relatedIdsOf(trend.id, related) } : trend))
    .filter((trend) => trend.status === 'active' || trend !== storedById.get(trend.id))
  const decisions = [
    ...outcome.filed.map(({ item, trendId, ground }) => decide(newId(), nowMs, item, trendId, 'merged', ground)),
    ...kept.flatMap(({ cluster, trend }) => [
      decide(newId(), nowMs, cluster.founder, trend.id, 'founded', null),
      ...cluster.members.map(({ item, ground }) => decide(newId(), nowMs, item, trend.id, 'merged', ground)),
    ]),
  ]
  await ports.composition.saveComposition({
    trends,
    readVersions: trends
      .flatMap(({ id }) => storedById.get(id) ?? [])
      .map(({ id, updatedDate }) => ({ id, updatedDate })),
    filings: decisions.map(({ itemId, trendId }) => ({ itemId, trendId })),
    decisions,
    related,
    lifecycleChanges: lifecycleChanges(trends, storedById, nowMs),
  })
  return {
    founded: kept.length,
    filed: outcome.filed.length,
    archived: trends.filter((one) => one.status === 'archived' && storedById.get(one.id)?.status === 'active').length,
    active: present.filter((trend) => trend.status === 'active').length,
  }
}

/** The newest sighting that is not in the future: while no source can be read, no trend grows old. */
function latestSighting(items: readonly FollowedItem[], nowMs: number): number {
  return (
    items.reduce((latest, { lastSeenAtMs }) => (lastSeenAtMs <= nowMs ? Math.max(latest, lastSeenAtMs) : latest), 0) ||
    nowMs
  )
}

const itemsOf = ({ founder, members }: ItemCluster): FollowedItem[] => [founder, ...members.map(({ item }) => item)]

/** What items may be filed under. A trend's name is its founding title; its oldest item lends its references. */
function targetsOf(trends: readonly TrendWrite[], items: readonly FollowedItem[], nowMs: number): TrendTarget[] {
  const oldest = new Map<Uuid, FollowedItem>()
  for (const item of items) {
    const known = oldest.get(item.trendId ?? '')
    if (item.trendId !== null && (known === undefined || item.firstSeenAtMs < known.firstSeenAtMs)) {
      oldest.set(item.trendId, item)
    }
  }
  return trends
    .filter((trend) => trend.status !== 'archived' || (trend.lastEvidenceAtMs ?? nowMs) >= nowMs - MEMORY_MS)
    .map((trend) => ({
      trendId: trend.id,
      title: trend.name,
      founder: oldest.get(trend.id) ?? null,
      links: trend.links.map((link) => link.url),
      lastEvidenceAtMs: trend.lastEvidenceAtMs,
    }))
}

function groupByTrend(
  items: readonly FollowedItem[],
  filings: readonly { readonly item: FollowedItem; readonly trendId: Uuid }[],
): Map<Uuid, FollowedItem[]> {
  const groups = new Map<Uuid, FollowedItem[]>()
  const add = (trendId: Uuid, item: FollowedItem): void => {
    const group = groups.get(trendId)
    if (group === undefined) groups.set(trendId, [item])
    else group.push(item)
  }
  for (const item of items) if (item.trendId !== null) add(item.trendId, item)
  for (const { item, trendId } of filings) add(trendId, item)
  return groups
}

/** Drafts and what an administrator archived are left alone; what rests wakes when it deserves a trend again. */
function advance(
  trend: FollowedTrend,
  items: readonly FollowedItem[],
  history: ItemHistory,
  atMs: number,
): FollowedTrend {
  if (trend.status === 'active') return advanceTrend(trend, items, history, atMs)
  if (!restsByItself(trend) || !deservesTrend(items, atMs)) return trend
  const hasNews = items.some((item) => item.lastSeenAtMs > (trend.lastEvidenceAtMs ?? 0))
  return hasNews ? { ...advanceTrend(trend, items, history, atMs), status: 'active' } : trend
}

function relate(trends: readonly FollowedTrend[], itemsByTrend: ReadonlyMap<Uuid, readonly FollowedItem[]>) {
  const liveIds = new Set(trends.filter((trend) => trend.origin === 'live').map((trend) => trend.id))
  return relateTrends(
    trends
      .filter((trend) => trend.status === 'active')
      .map((trend) => {
        const items = itemsByTrend.get(trend.id) ?? []
        const linked = items.flatMap((item) => [item.url, ...item.references.map((reference) => reference.url)])
        return {
          id: trend.id,
          name: trend.name,
          tags: trend.tags,
          linkedPages: [...linked.filter((url): url is string => url !== null), ...trend.links.map((link) => link.url)],
          curatedIds: trend.origin === 'live' ? [] : trend.relatedIds.filter((id) => !liveIds.has(id)),
        }
      }),
  )
}

function decide(
  id: Uuid,
  atMs: number,
  item: FollowedItem,
  trendId: Uuid,
  kind: 'founded' | 'merged',
  ground: ItemCluster['members'][number]['ground'] | null,
): MergeDecision {
  const { reason = null, similarity = null } = ground ?? {}
  return { id, atMs, itemId: item.id, trendId, kind, reason, similarity, undoneAtMs: null }
}

function lifecycleChanges(
  trends: readonly FollowedTrend[],
  before: ReadonlyMap<Uuid, TrendWrite>,
  atMs: number,
): Composition['lifecycleChanges'] {
  return trends.flatMap(({ id, lifecycle: to }) => {
    const from = before.get(id)?.lifecycle ?? null
    return from === to ? [] : [{ trendId: id, atMs, from, to }]
  })
}
