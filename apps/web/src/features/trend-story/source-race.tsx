import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { TrendDetail, TrendSeries } from '@trendverse/domain/trends/trend'
import { Panel } from '../../components/overlays/panel'
import { buildRace, type Race } from './race/build-race'
import { RaceLanes } from './race/race-lanes'
import { raceTablePart } from './race/race-table-part'
import { readSource } from './race/source-readings'
import { valueText } from './race/value-text'

/** What was read so far, where it was read only once. */
function singleText({ source, points, metricUnit: unit }: TrendSeries): readonly string[] {
  const read = readSource(points)
  const value = read?.readings.findLast((reading) => reading.value !== null)?.value ?? null
  return read === null || value === null
    ? []
    : [`${SOURCE_PROFILES[source].label} (${valueText(value, { source, kind: read.kind, unit })})`]
}

function RaceKey({ race }: { readonly race: Race }) {
  const hasStated = race.lanes.some(({ readings }) => readings.some(({ stated }) => stated))
  const hasPeaks = race.lanes.some(({ peak }) => peak !== null)
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-faint">
      {hasPeaks && (
        <>
          <li className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="race-key race-key-first" />
            When we first saw it
          </li>
          <li className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="race-key race-key-peak" />
            Peak
          </li>
        </>
      )}
      {race.lanes.some(({ kind }) => kind === 'articles') && (
        <li className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="race-key race-key-article" />
          One article
        </li>
      )}
      {hasStated && (
        <li className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="race-key-stated" />
          Reported by the source, not measured by us
        </li>
      )}
      {race.isCut && <li>Earlier measurements are in the table.</li>}
    </ul>
  )
}

function whatIsShown(race: Race | null): string {
  if (race === null) return 'The chart starts with the next measurement, within the hour.'
  if (race.lanes.length > 1) return 'Each source has its own line and scale, with the earliest at the top.'
  return race.lanes[0]?.kind === 'articles'
    ? 'All articles so far: the line climbs with each new one.'
    : 'Attention over time in the only source showing it.'
}

type SourceRaceProps = { readonly trend: Pick<TrendDetail, 'sources' | 'series' | 'evidence'> }

/** How a story went through its sources: who showed it first, and how attention grew in each. */
export function SourceRace({ trend }: SourceRaceProps) {
  const race = buildRace(trend)
  const single = trend.series.flatMap(singleText)
  // One reading of one source is the number at the head of the page.
  if (race === null && single.length < 2) return null
  return (
    <section aria-labelledby="spread" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <h2 id="spread" className="text-2xl">
          How it spread
        </h2>
        <p className="max-w-[62ch] text-muted">{whatIsShown(race)}</p>
      </div>
      {race === null ? (
        <p className="max-w-[70ch] text-sm text-muted">One measurement per source so far: {single.join(', ')}.</p>
      ) : (
        <Panel className="grid grid-cols-1 gap-4 p-5 sm:p-6">
          <RaceLanes race={race} />
          <RaceKey race={race} />
          <raceTablePart.Slot race={race} series={trend.series} />
        </Panel>
      )}
    </section>
  )
}
