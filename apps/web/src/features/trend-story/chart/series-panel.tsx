import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { TrendSeries } from '@trendverse/domain/trends/trend'
import { Panel } from '../../../components/panel'
import { toChartSeries } from './chart-reading'
import { LineChart } from './line-chart'
import { ReadingsTable } from './readings-table'
import { valueText } from './value-text'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How one source saw the trend over time. */
export function SeriesPanel({ series }: { readonly series: TrendSeries }) {
  const { label: source } = SOURCE_PROFILES[series.source]
  const chart = toChartSeries(series.points)
  const what = chart?.kind === 'rank' ? 'Place in the list' : capitalised(series.metricUnit)
  const values = chart?.readings.filter((reading) => reading.value !== null) ?? []
  const only = values.length === 1 ? values[0]?.value : undefined
  return (
    <Panel className="grid content-start gap-4 p-5">
      <h3 className="flex items-baseline justify-between gap-3 text-base">
        {source}
        <span className="font-sans text-xs font-normal tracking-normal text-faint">{what}</span>
      </h3>
      {chart && values.length > 1 && (
        <LineChart series={chart} unit={series.metricUnit} label={`${what} on ${source}`} />
      )}
      {chart && only !== undefined && only !== null && (
        <p className="text-sm text-muted">
          One reading so far: {valueText(only, chart.kind, series.metricUnit)}. A line needs two.
        </p>
      )}
      {chart === null && <p className="text-sm text-muted">This source lists it without a count.</p>}
      {values.length > 1 && <ReadingsTable series={series} label={`${what} on ${source}, readings`} />}
    </Panel>
  )
}
