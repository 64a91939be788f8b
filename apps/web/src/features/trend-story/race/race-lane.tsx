import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { countText } from '../../../components/text/count-text'
import { SourceSign } from '../../../components/trend/source-signs'
import type { Lane } from './build-race'
import { areaPath, heightOn, joinPlaces, linePath } from './lane-paths'
import { markAt } from './race-stops'
import { valueText } from './value-text'

/** Units of the drawing; it is stretched to whatever room there is. */
const WIDTH = 1_000
const HEIGHT = 100

type RaceLaneProps = {
  readonly lane: Lane
  /** Where an instant lies on the axis, 0 to 1. */
  readonly xOf: (atMs: number) => number
  /** The instant that is looked at. */
  readonly atMs: number
  /** Whether that is the visitor's choice, and not simply the latest. */
  readonly isChosen: boolean
}

function peakNote({ kind, peak }: Lane, latest: number | null): string | null {
  // What reads the same is no peak to speak of.
  if (peak === null || latest === null || countText(peak.value) === countText(latest)) return null
  return kind === 'rank' ? `best ${peak.value}` : `peak ${countText(peak.value)}`
}

/** One source of a race: its line, its marks, and what it shows at the instant that is looked at. */
export function RaceLane({ lane, xOf, atMs, isChosen }: RaceLaneProps) {
  const heightOf = heightOn(lane)
  const places = lane.readings.map((reading) => ({
    x: xOf(reading.atMs),
    y: reading.value === null ? null : heightOf(reading.value),
    stated: reading.stated,
  }))
  const lines = joinPlaces(places)
  const mark = markAt(lane, atMs)
  const first = markAt(lane, lane.firstSeenMs)
  return (
    <li className="race-lane">
      <p className="flex items-center gap-2 text-sm leading-relaxed font-medium">
        <SourceSign source={lane.source} className="size-4 shrink-0 text-muted" />
        {SOURCE_PROFILES[lane.source].label}
      </p>
      <p className="race-value" aria-hidden="true">
        {mark === null ? <span className="text-faint">not yet</span> : valueText(mark.value, lane)}
        <span className="block text-2xs font-normal text-faint">
          {isChosen ? null : peakNote(lane, mark?.value ?? null)}
        </span>
      </p>
      <div className="race-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="race-drawing">
          {lines.seen.map((line) => (
            <path key={`area ${line[0]?.x}`} d={areaPath(line, WIDTH, HEIGHT)} className="race-area" />
          ))}
          {lines.stated.map((line) => (
            <path key={`stated ${line[0]?.x}`} d={linePath(line, WIDTH, HEIGHT)} className="race-stated" />
          ))}
          {lines.seen.map((line) => (
            <path key={`seen ${line[0]?.x}`} d={linePath(line, WIDTH, HEIGHT)} className="race-seen" />
          ))}
        </svg>
        {lane.kind === 'articles' &&
          places.map(({ x, y }, index) => (
            <span
              key={`${index.toString()} ${x}`}
              className="race-article"
              style={{ left: `${x * 100}%`, bottom: `${(y ?? 0) * 100}%` }}
            />
          ))}
        {lane.kind !== 'articles' && (
          <span
            className="race-first"
            style={{
              left: `${xOf(lane.firstSeenMs) * 100}%`,
              bottom: `${first === null ? 0 : heightOf(first.value) * 100}%`,
            }}
          />
        )}
        {lane.peak !== null && (
          <span
            className="race-peak"
            style={{ left: `${xOf(lane.peak.atMs) * 100}%`, bottom: `${heightOf(lane.peak.value) * 100}%` }}
          />
        )}
      </div>
    </li>
  )
}
