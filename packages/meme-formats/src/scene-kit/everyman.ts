import type { Pen } from '../pen'
import { EVERYMAN_SKIN, everymanHood } from './everyman-hood'
import { INK, shaded } from './palette'
import { line, oval, type Placing, placed, shape, shapeWith, type Trace } from './shape'

const LINE = 6
const FINE = 4

/** Ours: a man of few lines and fewer hopes, in a hood. Head 190 pixels wide, 270 high, its middle the origin; shoulders to 400. */
export function everyman(pen: Pen, at: Placing, hoodColor: string): void {
  placed(pen, at, () => {
    everymanHood(pen, hoodColor)
    shapeWith(pen, EVERYMAN_SKIN, skull, () => shape(pen, shaded(EVERYMAN_SKIN, 0.2), cheekShadow, 0), LINE)
    shape(pen, EVERYMAN_SKIN, oval(-86, 22, 15, 25, -0.15), LINE)
    stroke(pen, FINE, [-92, 12], [-78, 14, -86, 34])
    for (const [from, curve] of WRINKLES) stroke(pen, FINE, from, curve)
    for (const x of [-20, 54]) eye(pen, x, x > 0 ? 0.86 : 1)
    // brows rise towards each other
    stroke(pen, LINE, [-52, -24], [-30, -42, -4, -44])
    stroke(pen, LINE, [36, -44], [58, -42, 78, -26])
    nose(pen)
    stroke(pen, LINE, [-14, 104], [18, 82, 52, 100])
    stroke(pen, FINE, [2, 116], [18, 110, 32, 115])
    for (const [from, curve] of HAIRS) stroke(pen, FINE, from, curve)
  })
}

type Point = readonly [x: number, y: number]
type Curve = readonly [controlX: number, controlY: number, x: number, y: number]

function stroke(pen: Pen, width: number, from: Point, ...curves: readonly Curve[]): void {
  line(
    pen,
    (path) => {
      path.moveTo(...from)
      for (const curve of curves) path.quadraticCurveTo(...curve)
    },
    INK,
    width,
  )
}

const WRINKLES: readonly (readonly [Point, Curve])[] = [
  [
    [-34, -80],
    [14, -92, 62, -78],
  ],
  [
    [-22, -64],
    [16, -72, 54, -62],
  ],
  [
    [-14, 66],
    [-34, 82, -30, 106],
  ],
  [
    [58, 66],
    [72, 82, 68, 102],
  ],
]

const HAIRS: readonly (readonly [Point, Curve])[] = [
  [
    [-12, -134],
    [-26, -158, -4, -172],
  ],
  [
    [6, -136],
    [2, -166, 30, -170],
  ],
  [
    [24, -134],
    [32, -154, 52, -150],
  ],
  [
    [-82, -34],
    [-98, -42, -94, -60],
  ],
  [
    [-84, -20],
    [-104, -22, -106, -38],
  ],
]

/** Wide, wet, looking down and past one; a bag below. */
function eye(pen: Pen, x: number, size: number): void {
  placed(pen, { x, y: 6, size }, () => {
    shapeWith(
      pen,
      '#fffdf6',
      (path) => {
        path.moveTo(-32, 4)
        path.quadraticCurveTo(-2, -30, 30, 2)
        path.quadraticCurveTo(2, 26, -32, 4)
        path.closePath()
      },
      () => {
        shape(pen, '#5d6a8c', oval(4, 3, 13, 14), 0)
        shape(pen, INK, oval(5, 4, 7, 8), 0)
        shape(pen, '#fffdf6', oval(0, -3, 4, 4), 0)
        shape(pen, '#9fd4ee', oval(4, 17, 22, 6), 0)
      },
      FINE + 1,
    )
    stroke(pen, FINE, [-30, -10], [-2, -40, 30, -12])
    stroke(pen, FINE, [-24, 26], [2, 40, 26, 22])
  })
}

function nose(pen: Pen): void {
  stroke(pen, LINE, [20, -8], [30, 30, 42, 48], [44, 62, 24, 62], [14, 64, 10, 56])
}

const skull: Trace = (pen) => {
  pen.moveTo(-86, -16)
  pen.bezierCurveTo(-96, -104, -50, -140, 10, -138)
  pen.bezierCurveTo(76, -136, 108, -96, 102, -28)
  pen.bezierCurveTo(100, 0, 92, 18, 94, 40)
  pen.bezierCurveTo(96, 84, 70, 138, 20, 138)
  pen.bezierCurveTo(-28, 138, -70, 108, -78, 56)
  pen.bezierCurveTo(-82, 28, -84, 6, -86, -16)
  pen.closePath()
}

const cheekShadow: Trace = (pen) => {
  pen.moveTo(120, -150)
  pen.lineTo(120, 160)
  pen.lineTo(-20, 160)
  pen.bezierCurveTo(60, 130, 84, 60, 76, 0)
  pen.bezierCurveTo(82, -60, 76, -110, 60, -150)
  pen.closePath()
}
