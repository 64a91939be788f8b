import type { TrendSeries } from '@trendverse/domain/trends/trend'
import { countText } from '../../../components/count-text'
import { useTimeZone } from '../../../components/use-time-zone'
import { exactText } from '../../../components/zoned-time'
import { thinReadings } from './thin-readings'

type ReadingsTableProps = { readonly series: TrendSeries; readonly label: string }

/** The same readings as a table, latest first, for those to whom a line says nothing. */
export function ReadingsTable({ series, label }: ReadingsTableProps) {
  const timeZone = useTimeZone()
  const rows = thinReadings(series.points).toReversed()
  const hasMetric = series.points.some((point) => point.metric !== null)
  const hasRank = series.points.some((point) => point.rank !== null)
  const isThinned = rows.length < series.points.length
  return (
    <details className="text-sm">
      <summary className="w-fit py-1 text-xs text-muted hover:text-text">Show as table</summary>
      <table className="mt-2 w-full text-left tabular-nums">
        <caption className="sr-only">{label}</caption>
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
    </details>
  )
}
