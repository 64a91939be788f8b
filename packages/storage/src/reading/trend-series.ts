import type { ItemPoint, StoredItem } from '@trendverse/application/ports/ingest'
import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import type { TrendSeries } from '@trendverse/domain/trends/trend'
import { isoTime } from './trend-facts'

/** More points than a chart has pixels help nobody. */
export const MAX_SERIES_POINTS = 240

/**
 * The count of each source over time: where a source shows several items of a trend at one instant their counts add
 * up and the best rank stands. Stated counts are shown only up to our own first reading: later ones belong to a single
 * item and would look like a drop beside sums over all items. Long histories keep evenly spaced points and always the
 * newest.
 */
export function toSeries(
  items: readonly StoredItem[],
  points: ReadonlyMap<string, readonly ItemPoint[]>,
): TrendSeries[] {
  const bySource = new Map<SourceId, Map<number, ItemPoint>>()
  for (const item of items) {
    const instants = bySource.get(item.source) ?? new Map<number, ItemPoint>()
    bySource.set(item.source, instants)
    for (const point of points.get(item.id) ?? []) instants.set(point.atMs, add(instants.get(point.atMs), point))
  }
  return [...bySource].map(([source, instants]) => ({
    source,
    metricUnit: SOURCE_PROFILES[source].metricUnit,
    points: evenly(withoutLateStated([...instants.values()].sort((a, b) => a.atMs - b.atMs))).map(
      ({ atMs, metric, rank, stated }) => ({ at: isoTime(atMs), metric, rank, stated }),
    ),
  }))
}

function add(known: ItemPoint | undefined, point: ItemPoint): ItemPoint {
  if (!known) return point
  return {
    atMs: point.atMs,
    metric: known.metric === null ? point.metric : known.metric + (point.metric ?? 0),
    rank: known.rank === null ? point.rank : Math.min(known.rank, point.rank ?? known.rank),
    stated: known.stated && point.stated,
  }
}

/** Removes stated points after the first reading of our own. Expects points in order of time. */
function withoutLateStated(points: readonly ItemPoint[]): readonly ItemPoint[] {
  const first = points.findIndex(({ stated }) => !stated)
  return first < 0 ? points : points.filter(({ stated }, index) => !stated || index < first)
}

function evenly(points: readonly ItemPoint[]): readonly ItemPoint[] {
  if (points.length <= MAX_SERIES_POINTS) return points
  const step = (points.length - 1) / (MAX_SERIES_POINTS - 1)
  return Array.from({ length: MAX_SERIES_POINTS }, (_, index) => points[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  )
}
