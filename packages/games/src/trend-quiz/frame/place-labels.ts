/** A name that wants to stand somewhere; pixels of the page. Its place is the middle of its lower edge. */
export type Label = { x: number; y: number; readonly width: number; readonly height: number }

export type LabelRoom = {
  readonly width: number
  /** Nothing stands above it: the question does. */
  readonly top: number
  /** Nothing stands below it: the craft does. */
  readonly bottom: number
}

const MARGIN = 12
const GAP = 20

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/**
 * Moves two names so that they stand beside each other on one line, apart and within the picture, as near as possible to
 * where they want to be. Far away the two rings are one point: names stand apart before the rings do.
 */
export function placeLabels(left: Label, right: Label, room: LabelRoom): void {
  const apart = (left.width + right.width) / 2 + GAP
  const missing = apart - (right.x - left.x)
  if (missing > 0) {
    left.x -= missing / 2
    right.x += missing / 2
  }
  const [leftMost, rightMost] = [MARGIN + left.width / 2, room.width - MARGIN - right.width / 2]
  left.x = between(left.x, leftMost, rightMost - apart)
  right.x = between(right.x, leftMost + apart, rightMost)
  const highest = room.top + Math.max(left.height, right.height)
  const y = between(Math.min(left.y, right.y), highest, Math.max(highest, room.bottom))
  left.y = y
  right.y = y
}
