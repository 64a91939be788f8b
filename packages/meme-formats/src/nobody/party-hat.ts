import type { Pen } from '../pen'
import { lit, PAPER, translucent } from '../scene-kit/palette'
import { circle, line, type Placing, placed, polygon, shape, type Trace } from '../scene-kit/shape'

/** A paper cone with a bobble, 64 pixels wide; the middle of its rim is the origin. */
export function partyHat(pen: Pen, at: Placing, color: string): void {
  placed(pen, at, () => {
    shape(pen, color, cone, 0)
    for (const y of [-14, -40, -62]) shape(pen, PAPER, stripe(y, y + 12), 0)
    shape(pen, translucent('#1a1250', 0.25), polygon([0, -82], [32, 0], [14, 5]), 0)
    line(pen, cone)
    shape(pen, lit(color, 0.7), circle(0, -84, 12), 5)
  })
}

const cone: Trace = (pen) => {
  pen.moveTo(-32, 0)
  pen.lineTo(0, -82)
  pen.lineTo(32, 0)
  pen.quadraticCurveTo(0, 12, -32, 0)
  pen.closePath()
}

/** Across the cone, between two heights at its left side. */
function stripe(upper: number, lower: number): Trace {
  const sideAt = (y: number): number => ((82 + y) / 82) * 32
  return polygon(
    [-sideAt(upper), upper],
    [sideAt(upper - 8), upper - 8],
    [sideAt(lower - 8), lower - 8],
    [-sideAt(lower), lower],
  )
}
