import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { TrendSeries } from '@trendverse/domain/trends/trend'
import { countText } from '../../../components/count-text'
import { useTimeZone } from '../../../components/use-time-zone'
import { exactText } from '../../../components/zoned-time'
import { thinReadings } from './thin-readings'

/** The readings of one source, latest first. */
export function ReadingsTable({ series }: { readonly series: TrendSeries }) {
  const timeZone = useTimeZone()
  const rows = thinReadings(series.points).toReversed()
  const hasMetric = series.points.some((point) => point.metric !== null)
  const hasRank = series.points.some((point) => point.rank !== null)
  const isThinned = rows.length < series.points.length
  return (
    <div>
      <table className="w-full text-left tabular-nums">
        <caption className="pb-1 text-left font-medium">{SOURCE_PROFILES[series.source].label}</caption>
        <thead className="text-xs text-faint">
          <tr>
            <th scope="col" className="py-1.5 font-medium">
              Read at
            </th>
            {hasMetric && (
              <th scope="col" className="py-1.5 text-right font-medium capitalize">
                {series.metricUnit}
              </th>
            )}
            {hasRank && (
              <th scope="col" className="py-1.5 text-right font-medium">
                Place
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((point) => (
            <tr key={point.at} className="border-t border-line">
              <th scope="row" className="py-1.5 font-normal text-muted">
                <time dateTime={point.at}>{exactText(Date.parse(point.at), timeZone)}</time>
                {point.stated && <span className="text-faint"> (stated)</span>}
              </th>
              {hasMetric && (
                <td className="py-1.5 text-right">{point.metric === null ? 'none' : countText(point.metric)}</td>
              )}
              {hasRank && <td className="py-1.5 text-right">{point.rank ?? 'none'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {isThinned && (
        <p className="mt-2 text-xs text-faint">
          {rows.length} of {series.points.length} readings, evenly chosen.
        </p>
      )}
    </div>
  )
}
