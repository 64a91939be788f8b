import type { Pen } from '../pen'
import { INK, shaded } from '../scene-kit/palette'
import { line, OUTLINE, type Placing, placed, shape, type Trace } from '../scene-kit/shape'

type Point = readonly [x: number, y: number]
type Finger = { readonly from: Point; readonly to: Point; readonly width: number }

const STOP_FINGERS: readonly Finger[] = [
  { from: [-24, -46], to: [-36, -92], width: 19 },
  { from: [-8, -54], to: [-11, -108], width: 20 },
  { from: [10, -54], to: [14, -106], width: 20 },
  { from: [26, -44], to: [38, -88], width: 18 },
  { from: [-26, -16], to: [-58, -44], width: 21 },
]

/** A palm held up against something; the wrist is the origin, the fingers point up. */
export function stopHand(pen: Pen, at: Placing, skin: string): void {
  placed(pen, at, () => {
    hand(pen, STOP_FINGERS, (path) => path.roundRect(-35, -62, 72, 70, 26), skin)
    for (const [x, y] of [
      [-17, -58],
      [1, -62],
      [19, -58],
    ] as const) {
      line(
        pen,
        (path) => {
          path.moveTo(x, y - 14)
          path.lineTo(x, y)
        },
        INK,
        4,
      )
    }
    line(pen, (path) => path.arc(-34, -4, 34, -1.15, -0.05), shaded(skin, 0.45), 4)
  })
}

/** A fist whose first finger points right; the wrist is the origin. */
export function pointingHand(pen: Pen, at: Placing, skin: string): void {
  placed(pen, at, () => {
    const fingers: readonly Finger[] = [
      { from: [44, -20], to: [118, -24], width: 21 },
      { from: [16, -30], to: [40, -56], width: 21 },
    ]
    hand(pen, fingers, (path) => path.roundRect(-8, -40, 74, 76, 28), skin)
    for (const y of [-6, 12]) {
      line(
        pen,
        (path) => {
          path.moveTo(62, y)
          path.quadraticCurveTo(46, y - 2, 38, y + 3)
        },
        INK,
        4,
      )
    }
    line(
      pen,
      (path) => {
        path.moveTo(6, -24)
        path.quadraticCurveTo(14, -30, 22, -34)
      },
      shaded(skin, 0.45),
      4,
    )
  })
}

/** Fingers and palm as one silhouette: all outlines first, then all skin. */
function hand(pen: Pen, fingers: readonly Finger[], palm: Trace, skin: string): void {
  for (const [color, wider] of [
    [INK, OUTLINE * 2],
    [skin, 0],
  ] as const) {
    for (const { from, to, width } of fingers) {
      line(
        pen,
        (path) => {
          path.moveTo(...from)
          path.lineTo(...to)
        },
        color,
        width + wider,
      )
    }
    if (wider > 0) line(pen, palm, color, wider)
    shape(pen, skin, palm, 0)
  }
}
