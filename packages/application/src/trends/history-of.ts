import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { FollowedTrend } from '@trendverse/domain/trends/followed-trend'
import type { FollowedItem } from '@trendverse/domain/trends/items/followed-item'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { SparkPoint } from '@trendverse/domain/trends/momentum/sparkline'
import { type ItemHistory, sparklineStartMs } from '@trendverse/domain/trends/momentum/trend-sparkline'
import type { IngestRepository } from '../ports/ingest'

/** Items whose counts make the curve of one trend: the strongest ones say what the others do. */
const ITEMS_PER_CURVE = 12

/** The counts behind the curves of trends on show; a story of hundreds of articles asks for no more than others. */
export async function historyOf(
  ingest: Pick<IngestRepository, 'listObservations'>,
  trends: readonly FollowedTrend[],
  itemsByStory: ReadonlyMap<Uuid, readonly FollowedItem[]>,
  atMs: number,
): Promise<ItemHistory> {
  const counted = trends
    .filter((trend) => trend.mergedIntoId === null)
    .flatMap(({ id }) =>
      (itemsByStory.get(id) ?? [])
        .filter(({ metric, rank }) => metric !== null || rank !== null)
        .sort((a, b) => Number(b.metric !== null) - Number(a.metric !== null) || b.momentum - a.momentum)
        .slice(0, ITEMS_PER_CURVE),
    )
  const history = new Map<Uuid, readonly SparkPoint[]>()
  // Of daily sources more days than of those that change by the hour.
  for (const unitHours of new Set(counted.map(({ source }) => SOURCE_PROFILES[source].timeUnitHours))) {
    const ids = counted.filter(({ source }) => SOURCE_PROFILES[source].timeUnitHours === unitHours).map(({ id }) => id)
    const read = await ingest.listObservations(ids, sparklineStartMs(unitHours, atMs))
    for (const [id, points] of read) history.set(id, points)
  }
  return history
}
