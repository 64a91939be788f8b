import type { KeyboardEvent, PointerEvent } from 'react'
import { moveCursor } from './move-cursor'
import { nearestPlace } from './race-stops'

type RaceCursorProps = {
  /** Places of the stops, shares of the width, from left to right. */
  readonly xs: readonly number[]
  readonly index: number
  readonly isShown: boolean
  /** The chosen instant in words, with what every lane showed. */
  readonly valueText: string
  /** Null: nothing is pointed at any more. */
  readonly onChoose: (index: number | null) => void
}

/** The time of a race as a slider over all lanes: pointing, touching or arrow keys move along it. */
export function RaceCursor({ xs, index, isShown, valueText, onChoose }: RaceCursorProps) {
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
      aria-valuetext={valueText}
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
