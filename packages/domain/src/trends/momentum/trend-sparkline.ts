import { HOUR_MS } from '../../primitives/time'
import type { Uuid } from '../../primitives/uuid'
import type { FollowedItem } from '../items/followed-item'
import { SOURCE_PROFILES } from '../items/source'
import { type SparkPoint, sparkline } from './sparkline'

/** What is known of items over time, by item id. */
export type ItemHistory = ReadonlyMap<Uuid, readonly SparkPoint[]>

/** How far back a sparkline looks, in time units of the quickest source: two days of live lists. */
const SPARKLINE_UNITS = 48
/** With fewer recent values the whole history is drawn, if it has more. */
const MIN_RECENT_VALUES = 8

/** Start of the sparkline for a source with this time unit. */
export function sparklineStartMs(timeUnitHours: number, atMs: number): number {
  return atMs - SPARKLINE_UNITS * timeUnitHours * HOUR_MS
}

/** Two days where live lists have enough readings; until then also the weeks before that daily sources know. */
export function sparklineOf(items: readonly FollowedItem[], history: ItemHistory, atMs: number): number[] {
  const series = [
    ...items.map(({ id, source }) => ({
      metricUnit: SOURCE_PROFILES[source].metricUnit,
      points: history.get(id) ?? [],
    })),
    { metricUnit: 'mentions' as const, points: reportsOver(items) },
  ]
  const startMs = sparklineStartMs(Math.min(...items.map(({ source }) => SOURCE_PROFILES[source].timeUnitHours)), atMs)
  const recentSeries = series.map((one) => ({ ...one, points: one.points.filter((point) => point.atMs >= startMs) }))
  const recent = sparkline(recentSeries)
  const full = recent.length < MIN_RECENT_VALUES ? sparkline(series) : []
  return full.length > recent.length ? full : recent
}

/** How many articles had reported a story by the time each of them was first seen: news have no counts of their own. */
function reportsOver(items: readonly FollowedItem[]): SparkPoint[] {
  const seen = items
    .filter(({ source, metric }) => SOURCE_PROFILES[source].kind === 'news' && metric === null)
    .map(({ firstSeenAtMs }) => firstSeenAtMs)
    .sort((a, b) => a - b)
  return [...new Map(seen.map((atMs, place) => [atMs, place + 1]))].map(([atMs, metric]) => ({
    atMs,
    metric,
    rank: null,
  }))
}
