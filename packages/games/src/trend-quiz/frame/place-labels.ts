/** A name that wants to stand above its world; pixels of the page. Its place is the middle of its lower edge. */
export type Label = { x: number; y: number; readonly width: number; readonly height: number }

export type LabelRoom = {
  readonly width: number
  /** The question ends here. */
  readonly top: number
}

const MARGIN = 12
const GAP = 20

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/**
 * Places two names side by side right below the question, inside the picture and apart, each as close to its world's side as
 * possible. Far away both worlds are one point, so the names part first.
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
  const y = room.top + Math.max(left.height, right.height)
  left.y = y
  right.y = y
}
