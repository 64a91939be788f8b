import type { TrendSeries } from '@trendverse/domain/trends/trend'

/** One reading of a source: what it counted, or the position where the source only ranks. Null where it was not listed. */
export type ChartReading = { readonly atMs: number; readonly value: number | null }

/** A series as a chart draws it. `rank` counts downwards: 1 is the top. */
export type ChartSeries = {
  readonly kind: 'count' | 'rank'
  readonly readings: readonly ChartReading[]
}

type Point = TrendSeries['points'][number]

const valueOf = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null)

/** Counts where the source counts, else positions; oldest first. Null when there is nothing to draw at all. */
export function toChartSeries(points: readonly Point[]): ChartSeries | null {
  const read = (pick: (point: Point) => number | null): ChartReading[] =>
    points
      .map((point) => ({ atMs: Date.parse(point.at), value: valueOf(pick(point)) }))
      .filter((reading) => !Number.isNaN(reading.atMs))
      .sort((a, b) => a.atMs - b.atMs)
  const hasValue = (readings: readonly ChartReading[]) => readings.some((reading) => reading.value !== null)

  const counts = read((point) => point.metric)
  if (hasValue(counts)) return { kind: 'count', readings: counts }
  const ranks = read((point) => point.rank)
  return hasValue(ranks) ? { kind: 'rank', readings: ranks } : null
}
