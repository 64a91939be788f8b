import { HOUR_MS } from '../primitives/time'
import { type MetricUnit, SOURCE_PROFILES, type SourceId } from './items/source'
import type { TrendDetail, TrendSeries } from './trend'

/** How a count has multiplied over the time it was recorded. */
export type RecordedChange = {
  readonly source: SourceId
  readonly metricUnit: MetricUnit
  readonly from: number
  readonly to: number
  /** `to / from`, at least 1.5. */
  readonly factor: number
  /** From the earlier count to the latest one, 1 to 24. */
  readonly hours: number
  /** Instant of the latest count, ISO 8601. */
  readonly at: string
}

const LEAST_FACTOR = 1.5
const HOURS = { least: 1, most: 24 } as const
/** Out of a handful anything multiplies: what counts from an author's own vote says nothing. */
const LEAST_COUNT = 10

type Told = Pick<TrendDetail, 'proof' | 'sources' | 'series'>

/** The source whose figure most people stand behind, else the strongest that counts at all. */
function strongestSeries({ proof, sources, series }: Told): TrendSeries | undefined {
  const counted = series.filter(({ points }) => points.some(({ metric }) => metric !== null))
  const order = proof?.kind === 'count' ? [proof.source, ...sources] : sources
  return order.map((source) => counted.find((one) => one.source === source)).find((one) => one !== undefined)
}

/**
 * What the strongest source counts now against the earliest count of the day before, among them those the source stated
 * of the time before anybody looked; null where it is not listed now or grew by less than half. A count stands for the
 * earliest of its day when it is at least an hour and at most 24 hours older than the latest, and not below ten.
 *
 * @example { factor: 14, hours: 6, from: 58, to: 812, … } reads "x14 in 6 hours"
 */
export function recordedChange(trend: Told): RecordedChange | null {
  const series = strongestSeries(trend)
  // An encyclopedia counts by calendar days: two readings within one are of two days.
  if (series === undefined || SOURCE_PROFILES[series.source].kind === 'encyclopedia') return null
  const points = series.points
    .map((point) => ({ ...point, atMs: Date.parse(point.at) }))
    .filter(({ atMs }) => Number.isFinite(atMs))
    .sort((a, b) => a.atMs - b.atMs)
  const latest = points.at(-1)
  if (latest === undefined || latest.metric === null) return null
  const hoursBefore = (atMs: number) => (latest.atMs - atMs) / HOUR_MS
  const earlier = points.find(
    ({ atMs, metric }) =>
      metric !== null && metric >= LEAST_COUNT && hoursBefore(atMs) >= HOURS.least && hoursBefore(atMs) <= HOURS.most,
  )
  if (earlier === undefined || earlier.metric === null) return null
  const factor = latest.metric / earlier.metric
  if (!(factor >= LEAST_FACTOR)) return null
  const { source, metricUnit } = series
  return {
    source,
    metricUnit,
    from: earlier.metric,
    to: latest.metric,
    factor,
    hours: hoursBefore(earlier.atMs),
    at: latest.at,
  }
}
