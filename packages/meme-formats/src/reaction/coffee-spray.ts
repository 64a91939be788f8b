import type { Pen } from '../pen'
import { lit } from '../scene-kit/palette'
import { circle, line, oval, shape, type Trace } from '../scene-kit/shape'

const COFFEE = '#a4622f'

/** Coffee on its way out of a mouth at `from`, to the left, 420 pixels far. */
export function coffeeSpray(pen: Pen, from: { readonly x: number; readonly y: number }): void {
  pen.save()
  pen.translate(from.x, from.y)
  shape(pen, COFFEE, splash)
  for (const { from: above, to: below, reach } of LOBES) {
    const middle = (above + below) / 2
    line(pen, jet(middle, 46, reach * 0.52), lit(COFFEE, 0.22), 5)
    line(pen, jet(middle, reach * 0.66, reach * 0.74), lit(COFFEE, 0.4), 7)
  }
  for (const { angle, reach, radius } of DROPS) {
    const [x, y] = pointAt(angle, reach)
    shape(pen, COFFEE, oval(x, y, radius * 1.4, radius, angle), 5)
    shape(pen, lit(COFFEE, 0.6), circle(x - radius * 0.4, y - radius * 0.3, radius * 0.28), 0)
  }
  pen.restore()
}

/** Tongues of the splash between two angles: radians around straight left, upwards positive; pixels. */
const LOBES = [
  { from: 0.52, to: 0.4, reach: 290 },
  { from: 0.4, to: 0.27, reach: 232 },
  { from: 0.27, to: 0.12, reach: 272 },
  { from: 0.12, to: 0, reach: 226 },
  { from: 0, to: -0.14, reach: 286 },
  { from: -0.14, to: -0.25, reach: 230 },
  { from: -0.25, to: -0.4, reach: 268 },
] as const

const DROPS = [
  { angle: 0.56, reach: 262, radius: 8 },
  { angle: 0.47, reach: 312, radius: 15 },
  { angle: 0.45, reach: 366, radius: 8 },
  { angle: 0.33, reach: 262, radius: 9 },
  { angle: 0.3, reach: 322, radius: 12 },
  { angle: 0.19, reach: 306, radius: 17 },
  { angle: 0.24, reach: 392, radius: 9 },
  { angle: 0.14, reach: 364, radius: 8 },
  { angle: 0.06, reach: 262, radius: 10 },
  { angle: 0.08, reach: 414, radius: 13 },
  { angle: -0.06, reach: 316, radius: 15 },
  { angle: -0.02, reach: 368, radius: 7 },
  { angle: -0.19, reach: 258, radius: 8 },
  { angle: -0.21, reach: 316, radius: 12 },
  { angle: -0.14, reach: 386, radius: 8 },
] as const

function pointAt(angle: number, reach: number): [x: number, y: number] {
  return [-Math.cos(angle) * reach, -Math.sin(angle) * reach]
}

function jet(angle: number, from: number, reach: number): Trace {
  return (pen) => {
    pen.moveTo(...pointAt(angle, from))
    pen.lineTo(...pointAt(angle, reach))
  }
}

const splash: Trace = (pen) => {
  pen.moveTo(4, -8)
  pen.quadraticCurveTo(...pointAt(0.34, 90), ...pointAt(0.52, 196))
  for (const { from, to, reach } of LOBES) {
    pen.bezierCurveTo(...pointAt(from + 0.03, reach), ...pointAt(to - 0.03, reach), ...pointAt(to, 192))
  }
  pen.quadraticCurveTo(...pointAt(-0.26, 90), 4, 8)
  pen.closePath()
}
