import type { Pen } from '../pen'
import type { Expression } from './expression'
import { INK, PAPER, shaded } from './palette'
import { circle, line, oval, shapeWith } from './shape'

const BROW_TILT = { calm: 0, raised: -0.12, worried: -0.45, angry: 0.42, one_raised: 0 } as const
const BROW_LIFT = { calm: 0, raised: -16, worried: -6, angry: 8, one_raised: 4 } as const

/** Both eyes and brows, around the point between the eyes of a head 100 pixels wide. */
export function eyes(pen: Pen, expression: Expression, skin: string, brow: string): void {
  for (const side of [-1, 1] as const) {
    oneEye(pen, side * 21, expression, skin)
    const lift = expression.brows === 'one_raised' && side === 1 ? -19 : BROW_LIFT[expression.brows]
    const tilt = expression.brows === 'one_raised' ? (side === 1 ? -0.25 : 0.1) : BROW_TILT[expression.brows]
    const y = (expression.eyes === 'wide' ? -30 : -25) + lift
    const [inner, outer] = [y + tilt * 16, y - tilt * 16]
    line(
      pen,
      (path) => {
        path.moveTo(side * 9, inner)
        path.quadraticCurveTo(side * 21, Math.min(inner, outer) - 4, side * 34, outer + 1)
      },
      brow,
      7,
    )
  }
}

function oneEye(pen: Pen, x: number, { eyes: kind, lookX, lookY }: Expression, skin: string): void {
  if (kind === 'closed' || kind === 'happy') {
    const bend = kind === 'closed' ? 8 : -11
    line(
      pen,
      (path) => {
        path.moveTo(x - 12, 0)
        path.quadraticCurveTo(x, bend, x + 12, 0)
      },
      INK,
      5,
    )
    return
  }
  const [radiusX, radiusY] = kind === 'wide' ? [16, 19] : [14, 15]
  shapeWith(
    pen,
    PAPER,
    oval(x, 0, radiusX, radiusY),
    () => {
      const [pupilX, pupilY] = [x + lookX * radiusX * 0.55, lookY * radiusY * 0.5]
      pen.fillStyle = INK
      pen.beginPath()
      circle(pupilX, pupilY, kind === 'wide' ? 6 : 7.5)(pen)
      pen.fill()
      pen.fillStyle = PAPER
      pen.beginPath()
      circle(pupilX - 2.4, pupilY - 2.6, 2.2)(pen)
      pen.fill()
      if (kind !== 'half') return
      // a lid down to the middle
      pen.fillStyle = shaded(skin, 0.12)
      pen.fillRect(x - radiusX, -radiusY, radiusX * 2, radiusY * 0.95)
      pen.fillStyle = INK
      pen.fillRect(x - radiusX, -2.5, radiusX * 2, 4)
    },
    4,
  )
}
