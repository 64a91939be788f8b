import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { SeriesPanel } from './chart/series-panel'

/** How attention grew, source by source. */
export function StorySeries({ series }: Pick<TrendDetail, 'series'>) {
  if (series.length === 0) return null
  return (
    <section aria-labelledby="over-time" className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 id="over-time" className="text-2xl">
          Over time
        </h2>
        <p className="text-muted">Every source counts something else, so each has its own scale.</p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {series.map((one) => (
          <SeriesPanel key={one.source} series={one} />
        ))}
      </div>
    </section>
  )
}
