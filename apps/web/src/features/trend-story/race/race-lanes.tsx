import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTimeZone } from '../../../components/browser/use-time-zone'
import { exactText } from '../../../components/text/zoned-time'
import type { Race } from './build-race'
import { moveCursor } from './move-cursor'
import { RaceLane } from './race-lane'
import { markAt, nearestPlace, raceStops } from './race-stops'
import { timeTicks } from './time-ticks'
import { valueText } from './value-text'
import './race.css'

/** Width an axis label may need before it would leave the chart, as a share of its width. */
const LABEL_MARGIN = 0.06

/** The lanes over their time axis. Every lane tells its latest value; pointing, or the arrow keys, go back in time. */
export function RaceLanes({ race }: { readonly race: Race }) {
  const timeZone = useTimeZone()
  const [chosen, setChosen] = useState<number | null>(null)
  const { fromMs, toMs, lanes } = race
  const xOf = (atMs: number) => Math.min(1, Math.max(0, (atMs - fromMs) / (toMs - fromMs)))
  const stops = raceStops(race)
  const index = Math.min(chosen ?? stops.length - 1, stops.length - 1)
  const atMs = chosen === null ? toMs : (stops[index] ?? toMs)
  const time = exactText(atMs, timeZone)
  const told = lanes.flatMap((lane) => {
    const mark = markAt(lane, atMs)
    return mark === null ? [] : [`${SOURCE_PROFILES[lane.source].label} ${valueText(mark.value, lane)}`]
  })
  return (
    <div className="race">
      <ol className="race-lanes">
        {lanes.map((lane) => (
          <RaceLane key={lane.source} lane={lane} xOf={xOf} atMs={atMs} isChosen={chosen !== null} />
        ))}
      </ol>
      <RaceCursor
        xs={stops.map(xOf)}
        index={index}
        isShown={chosen !== null}
        spokenValue={[time, ...told].join(', ')}
        onChoose={setChosen}
      />
      <div aria-hidden="true" className="race-axis">
        {timeTicks(fromMs, toMs, timeZone)
          .map((tick) => ({ ...tick, x: xOf(tick.atMs) }))
          .filter(({ x }) => x > LABEL_MARGIN && x < 1 - LABEL_MARGIN)
          .map(({ atMs: tickMs, x, text }) => (
            <span key={tickMs} style={{ left: `${x * 100}%` }}>
              {text}
            </span>
          ))}
      </div>
      <p aria-hidden="true" className="race-now">
        {chosen === null ? `as of ${time}` : time}
      </p>
    </div>
  )
}

type RaceCursorProps = {
  /** Places of the stops, shares of the width, from left to right. */
  readonly xs: readonly number[]
  readonly index: number
  readonly isShown: boolean
  /** The chosen instant in words, with what every lane showed. */
  readonly spokenValue: string
  /** Null: nothing is pointed at any more. */
  readonly onChoose: (index: number | null) => void
}

/** The time of a race as a slider over all lanes: pointing, touching or arrow keys move along it. */
function RaceCursor({ xs, index, isShown, spokenValue, onChoose }: RaceCursorProps) {
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width === 0) return
    onChoose(nearestPlace(xs, (event.clientX - box.left) / box.width))
  }
  const followKey = (event: KeyboardEvent) => {
    const next = moveCursor(event.key, index, xs.length)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
  }
  const release = () => onChoose(null)

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Time"
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={xs.length}
      aria-valuenow={index + 1}
      aria-valuetext={spokenValue}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={release}
      onKeyDown={followKey}
      onFocus={() => onChoose(index)}
      onBlur={release}
      className="race-cursor"
    >
      {isShown && <span className="race-line" style={{ left: `${(xs[index] ?? 0) * 100}%` }} />}
    </div>
  )
}
