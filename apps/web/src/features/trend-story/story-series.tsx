import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { SeriesPanel } from './chart/series-panel'
import { type SingleReading, splitSeries } from './chart/split-series'
import { valueText } from './chart/value-text'

function singleText({ series, kind, value }: SingleReading): string {
  return `${SOURCE_PROFILES[series.source].label} (${valueText(value, kind, series.metricUnit)})`
}

/** How attention grew, source by source. */
export function StorySeries({ series }: Pick<TrendDetail, 'series'>) {
  const { drawn, single } = splitSeries(series)
  if (drawn.length + single.length === 0) return null
  return (
    <section aria-labelledby="over-time" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <h2 id="over-time" className="text-2xl">
          Over time
        </h2>
        <p className="max-w-[62ch] text-muted">
          {drawn.length > 0
            ? 'Every source counts something else, so each has its own scale.'
            : 'A line needs two readings, and there is one so far. The next round of reading begins within the hour.'}
        </p>
      </div>
      {drawn.length > 0 && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {drawn.map((one) => (
            <SeriesPanel key={one.series.source} {...one} />
          ))}
        </div>
      )}
      {single.length > 0 && (
        <p className="max-w-[70ch] text-sm text-muted">Read once so far: {single.map(singleText).join(', ')}.</p>
      )}
    </section>
  )
}
