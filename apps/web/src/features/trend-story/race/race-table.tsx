import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { TrendDetail, TrendSeries } from '@trendverse/domain/trends/trend'
import { useTimeZone } from '../../../components/browser/use-time-zone'
import { countText } from '../../../components/text/count-text'
import { exactText } from '../../../components/text/zoned-time'
import type { Lane, Race } from './build-race'
import { thinReadings } from './thin-readings'
import { valueText } from './value-text'

type RaceTableProps = { readonly race: Race; readonly series: TrendDetail['series'] }

const COLUMNS = ['Source', 'First seen', 'Peak', 'Latest'] as const

function latestOf({ readings }: Lane): number | null {
  return readings.findLast(({ value }) => value !== null)?.value ?? null
}

/** The same race in words, for those to whom lines say nothing: the marks of every lane, then all readings. */
export function RaceTable({ race, series }: RaceTableProps) {
  const timeZone = useTimeZone()
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit items-center text-sm text-muted hover:text-text">Show as table</summary>
      <div className="grid grid-cols-1 gap-8 overflow-x-auto pt-2">
        <table className="w-full text-left tabular-nums max-sm:text-xs">
          <caption className="sr-only">How it spread</caption>
          <thead className="text-xs text-faint">
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="py-1.5 pr-2 font-medium sm:pr-4">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {race.lanes.map((lane) => {
              const latest = latestOf(lane)
              return (
                <tr key={lane.source} className="border-t border-line align-top">
                  <th scope="row" className="py-1.5 pr-2 font-normal sm:pr-4">
                    {SOURCE_PROFILES[lane.source].label}
                  </th>
                  <td className="py-1.5 pr-2 text-muted sm:pr-4">{exactText(lane.firstSeenMs, timeZone)}</td>
                  <td className="py-1.5 pr-2 text-muted sm:pr-4">
                    {lane.peak === null
                      ? 'none'
                      : `${valueText(lane.peak.value, lane)}, ${exactText(lane.peak.atMs, timeZone)}`}
                  </td>
                  <td className="py-1.5 text-muted">{latest === null ? 'none' : valueText(latest, lane)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <div className="grid items-start gap-8 md:grid-cols-2">
          {series.map((one) => (
            <ReadingsTable key={one.source} series={one} />
          ))}
        </div>
      </div>
    </details>
  )
}

/** The readings of one source, latest first. */
function ReadingsTable({ series }: { readonly series: TrendSeries }) {
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
              Measured at
            </th>
            {hasMetric && (
              <th scope="col" className="py-1.5 text-right font-medium capitalize">
                {series.metricUnit}
              </th>
            )}
            {hasRank && (
              <th scope="col" className="py-1.5 text-right font-medium">
                Rank
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((point) => (
            <tr key={point.at} className="border-t border-line">
              <th scope="row" className="py-1.5 font-normal text-muted">
                <time dateTime={point.at}>{exactText(Date.parse(point.at), timeZone)}</time>
                {point.stated && <span className="text-faint"> (from the source)</span>}
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
          Showing {rows.length} of {series.points.length} measurements, evenly spaced.
        </p>
      )}
    </div>
  )
}
