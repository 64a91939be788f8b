import type { Pen } from '../pen'
import { lit, PAPER, shaded } from '../scene-kit/palette'
import { circle, type Placing, placed, polygon, shape, shapeWith } from '../scene-kit/shape'

/** A paper cone with a bobble, 64 pixels wide; the middle of its rim is the origin. */
export function partyHat(pen: Pen, at: Placing, color: string): void {
  placed(pen, at, () => {
    shapeWith(
      pen,
      color,
      (path) => {
        path.moveTo(-32, 0)
        path.lineTo(0, -82)
        path.lineTo(32, 0)
        path.quadraticCurveTo(0, 12, -32, 0)
        path.closePath()
      },
      () => {
        for (const y of [-8, -36, -62])
          shape(pen, PAPER, polygon([-40, y], [40, y - 12], [40, y - 1], [-40, y + 11]), 0)
        shape(pen, shaded(color, 0.25), polygon([8, -90], [60, 20], [20, 20]), 0)
      },
    )
    shape(pen, lit(color, 0.7), circle(0, -84, 12), 5)
  })
}
