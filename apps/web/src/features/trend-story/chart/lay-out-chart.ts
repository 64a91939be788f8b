import type { ChartPlace } from './chart-paths'
import type { ChartSeries } from './chart-reading'
import { type TimeTick, timeTicks } from './time-ticks'
import { countScale, rankScale } from './value-scale'

/** A value with its place on the chart. */
export type ChartMark = { readonly atMs: number; readonly value: number; readonly x: number; readonly y: number }

export type ChartLayout = {
  /** Every reading, gaps included. */
  readonly places: readonly ChartPlace[]
  /** Readings with a value, which the cursor can stop at. */
  readonly marks: readonly ChartMark[]
  readonly valueTicks: readonly { readonly value: number; readonly y: number }[]
  readonly timeTicks: readonly (TimeTick & { readonly x: number })[]
}

/** Where everything of a chart stands, in shares of its width and height. */
export function layOutChart(series: ChartSeries, timeZone: string): ChartLayout {
  const values = series.readings.flatMap((reading) => reading.value ?? [])
  const scale = series.kind === 'rank' ? rankScale(values) : countScale(values)
  const fromMs = series.readings[0]?.atMs ?? 0
  const toMs = series.readings.at(-1)?.atMs ?? 0
  const xOf = (atMs: number) => (toMs > fromMs ? (atMs - fromMs) / (toMs - fromMs) : 0.5)
  return {
    places: series.readings.map(({ atMs, value }) => ({
      x: xOf(atMs),
      y: value === null ? null : scale.heightOf(value),
    })),
    marks: series.readings.flatMap(({ atMs, value }) =>
      value === null ? [] : [{ atMs, value, x: xOf(atMs), y: scale.heightOf(value) }],
    ),
    valueTicks: scale.ticks.map((value) => ({ value, y: scale.heightOf(value) })),
    timeTicks: timeTicks(fromMs, toMs, timeZone).map((tick) => ({ ...tick, x: xOf(tick.atMs) })),
  }
}
