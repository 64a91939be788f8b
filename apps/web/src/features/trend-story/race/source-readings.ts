import type { TrendSeries } from '@trendverse/domain/trends/trend'

/** What a source showed at an instant: its count, or the place where it only ranks. Null where it was not listed. */
export type Reading = {
  readonly atMs: number
  readonly value: number | null
  /** The source told it later; nobody saw it at that instant. */
  readonly stated: boolean
}

/** Readings of one source, oldest first. `rank` counts downwards: 1 is the top. */
export type SourceReadings = { readonly kind: 'count' | 'rank'; readonly readings: readonly Reading[] }

type Point = TrendSeries['points'][number]

const valueOf = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null)

/** Counts where the source counts, else places. Null when there is nothing to draw at all. */
export function readSource(points: readonly Point[]): SourceReadings | null {
  const read = (pick: (point: Point) => number | null): Reading[] =>
    points
      .map((point) => ({ atMs: Date.parse(point.at), value: valueOf(pick(point)), stated: point.stated }))
      .filter((reading) => !Number.isNaN(reading.atMs))
      .sort((a, b) => a.atMs - b.atMs)
  const hasValue = (readings: readonly Reading[]) => readings.some((reading) => reading.value !== null)

  const counts = read((point) => point.metric)
  if (hasValue(counts)) return { kind: 'count', readings: counts }
  const ranks = read((point) => point.rank)
  return hasValue(ranks) ? { kind: 'rank', readings: ranks } : null
}
