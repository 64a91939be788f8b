import type { KeyboardEvent, PointerEvent } from 'react'
import { nearestPlace } from './chart-paths'
import type { ChartMark } from './lay-out-chart'
import { moveCursor } from './move-cursor'

type ChartCursorProps = {
  readonly marks: readonly ChartMark[]
  readonly index: number
  readonly isShown: boolean
  readonly label: string
  /** The chosen reading in words. */
  readonly valueText: string
  /** Null: nothing is pointed at any more. */
  readonly onChoose: (index: number | null) => void
}

/** The readings of a chart as a slider: whoever points, touches or presses arrow keys moves along the line. */
export function ChartCursor({ marks, index, isShown, label, valueText, onChoose }: ChartCursorProps) {
  const mark = marks[index]
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width === 0) return
    onChoose(
      nearestPlace(
        marks.map(({ x }) => x),
        (event.clientX - box.left) / box.width,
      ),
    )
  }
  const followKey = (event: KeyboardEvent) => {
    const next = moveCursor(event.key, index, marks.length)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
  }
  const release = () => onChoose(null)

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={marks.length}
      aria-valuenow={index + 1}
      aria-valuetext={valueText}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={release}
      onKeyDown={followKey}
      onFocus={() => onChoose(index)}
      onBlur={release}
      className="absolute -inset-x-1 inset-y-0 touch-pan-y cursor-crosshair"
    >
      {mark && (
        <span className="pointer-events-none absolute inset-x-1 inset-y-0">
          {isShown && <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: `${mark.x * 100}%` }} />}
          <span
            className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-panel bg-accent"
            style={{ left: `${mark.x * 100}%`, bottom: `${mark.y * 100}%` }}
          />
        </span>
      )}
    </div>
  )
}
