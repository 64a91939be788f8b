import { HOUR_MS } from '../../primitives/time'
import type { MetricUnit } from '../items/source'

/** What a source showed of one item at one instant. */
export type SparkPoint = { readonly atMs: number; readonly metric: number | null; readonly rank: number | null }

export type SparkSeries = { readonly metricUnit: MetricUnit; readonly points: readonly SparkPoint[] }

/** Most points of a sparkline. */
export const SPARKLINE_POINTS = 24
/** Counts that only grow with an item's age: attention is what they gain, not how high they stand. */
const GROWING_UNITS: ReadonlySet<MetricUnit> = new Set(['points', 'upvotes', 'stars', 'mentions'])
/** A growing count at its beginning: none, or the author's own vote. */
const COUNT_AT_START = 1
/** Share of attention a position gets, rank^-0.6 (the curve the momentum model starts from). */
const RANK_EXPONENT = -0.6
/** Two readings closer than this say nothing about a rate. */
const MIN_STEP_HOURS = 0.1

type Level = { readonly atMs: number; readonly level: number }

function attentionOf({ metricUnit, points }: SparkSeries): Level[] {
  const ordered = [...points].sort((a, b) => a.atMs - b.atMs)
  const counted = ordered.filter((point) => point.metric !== null)
  if (counted.length < 2) {
    return ordered
      .filter((point) => point.rank !== null)
      .map((point) => ({ atMs: point.atMs, level: Math.max(1, point.rank ?? 1) ** RANK_EXPONENT }))
  }
  if (!GROWING_UNITS.has(metricUnit))
    return counted.map(({ atMs, metric }) => ({ atMs, level: Math.max(0, metric ?? 0) }))
  const gains = counted.slice(1).map(({ atMs, metric }, index) => {
    const before = counted[index] ?? { atMs, metric: 0 }
    const hours = Math.max(MIN_STEP_HOURS, (atMs - before.atMs) / HOUR_MS)
    return { atMs, level: Math.max(0, ((metric ?? 0) - (before.metric ?? 0)) / hours) }
  })
  const [first] = counted
  const isBeginning = first !== undefined && (first.metric ?? 0) <= COUNT_AT_START
  return isBeginning ? [{ atMs: first.atMs, level: 0 }, ...gains] : gains
}

function scaled(levels: readonly Level[]): Level[] {
  const highest = Math.max(0, ...levels.map((one) => one.level))
  return highest > 0 ? levels.map(({ atMs, level }) => ({ atMs, level: level / highest })) : []
}

/**
 * Attention over a trend's recent life: each item's curve scaled to its own highest value, averaged in equal stretches
 * of time, gaps bridged by the last value.
 *
 * @returns At most 24 values from 0 to 1 with 1 the highest, oldest first; empty with fewer than two readings.
 */
export function sparkline(series: readonly SparkSeries[]): number[] {
  const levels = series.flatMap((one) => scaled(attentionOf(one))).filter((one) => Number.isFinite(one.level))
  const first = Math.min(...levels.map((one) => one.atMs))
  const last = Math.max(...levels.map((one) => one.atMs))
  // Sources of one round are read seconds apart: together they are one reading, not a curve.
  const rounds = new Set(levels.map((one) => Math.floor((one.atMs - first) / (MIN_STEP_HOURS * HOUR_MS))))
  if (rounds.size < 2) return []
  const count = Math.min(SPARKLINE_POINTS, rounds.size)
  const sums = Array.from({ length: count }, () => 0)
  const sizes = Array.from({ length: count }, () => 0)
  for (const { atMs, level } of levels) {
    const slot = Math.min(count - 1, Math.floor(((atMs - first) / (last - first)) * count))
    sums[slot] = (sums[slot] ?? 0) + level
    sizes[slot] = (sizes[slot] ?? 0) + 1
  }
  let carried = 0
  const means = sums.map((sum, slot) => {
    const size = sizes[slot] ?? 0
    if (size > 0) carried = sum / size
    return carried
  })
  const highest = Math.max(...means)
  return highest > 0 ? means.map((mean) => Math.round((mean / highest) * 1_000) / 1_000) : []
}
