import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import { Panel } from '../../../components/panel'
import { LineChart } from './line-chart'
import { ReadingsTable } from './readings-table'
import type { DrawnSeries } from './split-series'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How one source saw the trend over time. */
export function SeriesPanel({ series, chart }: DrawnSeries) {
  const { label: source } = SOURCE_PROFILES[series.source]
  const what = chart.kind === 'rank' ? 'Place in the list' : capitalised(series.metricUnit)
  return (
    <Panel className="grid grid-cols-1 content-start gap-4 p-5">
      <h3 className="flex items-baseline justify-between gap-3 text-base">
        {source}
        <span className="font-sans text-xs font-normal tracking-normal text-faint">{what}</span>
      </h3>
      <LineChart series={chart} unit={series.metricUnit} label={`${what} on ${source}`} />
      <ReadingsTable series={series} label={`${what} on ${source}, readings`} />
    </Panel>
  )
}
