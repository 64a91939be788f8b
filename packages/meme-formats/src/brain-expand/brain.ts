import type { Pen } from '../pen'
import { lit, shaded } from '../scene-kit/palette'
import { line, oval, type Placing, placed, shape, shapeWith, type Trace } from '../scene-kit/shape'

/** A brain seen from the left, 150 pixels wide at size 1, around its middle. */
export function brain(pen: Pen, at: Placing, color: string): void {
  placed(pen, at, () => {
    shape(pen, shaded(color, 0.3), stem)
    shapeWith(pen, shaded(color, 0.15), oval(44, 32, 28, 20, -0.2), () => {
      for (const y of [24, 33, 42]) line(pen, furrow([18, y], [44, y + 6], [72, y - 6]), shaded(color, 0.5), 4)
    })
    shapeWith(pen, color, folds, () => {
      shape(pen, lit(color, 0.45), oval(-22, -34, 44, 15, -0.35), 0)
      for (const [from, over, to] of FURROWS) line(pen, furrow(from, over, to), shaded(color, 0.5), 5)
    })
  })
}

type Point = readonly [x: number, y: number]

const furrow =
  (from: Point, over: Point, to: Point): Trace =>
  (pen) => {
    pen.moveTo(...from)
    pen.quadraticCurveTo(...over, ...to)
  }

const FURROWS: readonly (readonly [Point, Point, Point])[] = [
  [
    [-72, 14],
    [-30, 22],
    [-2, 2],
  ],
  [
    [-2, 2],
    [20, -10],
    [42, 4],
  ],
  [
    [-54, -14],
    [-36, -28],
    [-22, -8],
  ],
  [
    [-40, -50],
    [-14, -44],
    [-8, -20],
  ],
  [
    [4, -58],
    [-2, -38],
    [18, -26],
  ],
  [
    [36, -50],
    [28, -30],
    [46, -18],
  ],
  [
    [62, -18],
    [50, -8],
    [58, 6],
  ],
  [
    [-38, 34],
    [-26, 24],
    [-8, 30],
  ],
]

const folds: Trace = (pen) => {
  pen.moveTo(-70, 22)
  pen.bezierCurveTo(-92, 8, -82, -22, -66, -26)
  pen.bezierCurveTo(-64, -50, -40, -58, -28, -54)
  pen.bezierCurveTo(-16, -70, 14, -70, 22, -58)
  pen.bezierCurveTo(44, -64, 62, -48, 62, -34)
  pen.bezierCurveTo(84, -26, 84, 4, 68, 12)
  pen.bezierCurveTo(62, 28, 38, 30, 22, 24)
  pen.bezierCurveTo(4, 46, -28, 46, -40, 34)
  pen.bezierCurveTo(-54, 40, -68, 34, -70, 22)
  pen.closePath()
}

const stem: Trace = (pen) => {
  pen.moveTo(2, 26)
  pen.quadraticCurveTo(18, 50, 16, 84)
  pen.lineTo(36, 84)
  pen.quadraticCurveTo(38, 50, 34, 26)
  pen.closePath()
}
