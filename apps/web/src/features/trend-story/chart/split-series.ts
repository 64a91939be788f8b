import type { TrendSeries } from '@trendverse/domain/trends/trend'
import { type ChartSeries, toChartSeries } from './chart-reading'

export type DrawnSeries = { readonly series: TrendSeries; readonly chart: ChartSeries }
export type SingleReading = { readonly series: TrendSeries; readonly kind: ChartSeries['kind']; readonly value: number }

/** Series with a line, and those read only once so far; what counts nothing at all is left out. */
export function splitSeries(all: readonly TrendSeries[]): {
  readonly drawn: readonly DrawnSeries[]
  readonly single: readonly SingleReading[]
} {
  const drawn: DrawnSeries[] = []
  const single: SingleReading[] = []
  for (const series of all) {
    const chart = toChartSeries(series.points)
    if (chart === null) continue
    const values = chart.readings.flatMap((reading) => reading.value ?? [])
    const [only] = values
    if (values.length > 1) drawn.push({ series, chart })
    else if (only !== undefined) single.push({ series, kind: chart.kind, value: only })
  }
  return { drawn, single }
}
