import { MINUTE_MS } from '../../primitives/time'
import type { TrendSeries } from '../../trends/trend'

/** Readings closer together than this tell no story. */
const LEAST_STEP_MS = 30 * MINUTE_MS
/** A count that moved by less than this share did not turn. */
const LEAST_CHANGE = 0.15
/** Smaller counts move by chance. */
const LEAST_COUNT = 10

type Reading = { readonly at: string; readonly atMs: number; readonly metric: number; readonly rank: number | null }
/** Two readings of one source, the count clearly different. */
export type RecordedStep = { readonly series: TrendSeries; readonly from: Reading; readonly to: Reading }

/** Clear moves of the counts of a trend as we read them: from its first reading to its middle one, and on to its last. */
export function recordedSteps(allSeries: readonly TrendSeries[]): readonly RecordedStep[] {
  return allSeries.flatMap((series) => {
    const readings = series.points.flatMap(({ at, metric, rank, stated }): Reading[] =>
      stated || metric === null || metric < LEAST_COUNT ? [] : [{ at, atMs: Date.parse(at), metric, rank }],
    )
    const [first, middle, last] = [readings[0], readings[Math.floor((readings.length - 1) / 2)], readings.at(-1)]
    if (first === undefined || middle === undefined || last === undefined) return []
    return [
      { series, from: first, to: middle },
      { series, from: middle, to: last },
      { series, from: first, to: last },
    ].filter(
      ({ from, to }) =>
        to.atMs - from.atMs >= LEAST_STEP_MS && Math.abs(to.metric - from.metric) >= LEAST_CHANGE * from.metric,
    )
  })
}
