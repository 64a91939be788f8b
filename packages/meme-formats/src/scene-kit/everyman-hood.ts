import type { Pen } from '../pen'
import { shaded } from './palette'
import { line, shape, shapeWith, type Trace } from './shape'

/** Paper that somebody was drawn on, in a weak light. */
export const EVERYMAN_SKIN = '#ece6da'

/** What the everyman wears: a hood that is down, and tired shoulders; around the middle of his head. */
export function everymanHood(pen: Pen, color: string): void {
  shape(pen, shaded(color, 0.35), (path) => {
    path.moveTo(-118, 90)
    path.bezierCurveTo(-100, 40, 96, 40, 124, 96)
    path.quadraticCurveTo(110, 190, 0, 200)
    path.quadraticCurveTo(-110, 190, -118, 90)
    path.closePath()
  })
  shape(pen, shaded(EVERYMAN_SKIN, 0.28), (path) => path.rect(-40, 90, 92, 100))
  shapeWith(pen, color, slope, () => {
    shape(
      pen,
      shaded(color, 0.25),
      (path) => {
        path.moveTo(70, 120)
        path.bezierCurveTo(120, 220, 110, 320, 100, 420)
        path.lineTo(300, 420)
        path.lineTo(300, 120)
        path.closePath()
      },
      0,
    )
  })
  line(pen, (path) => {
    path.moveTo(-34, 196)
    path.quadraticCurveTo(-40, 240, -30, 276)
  })
  line(pen, (path) => {
    path.moveTo(44, 196)
    path.quadraticCurveTo(52, 236, 46, 262)
  })
}

const slope: Trace = (pen) => {
  pen.moveTo(-122, 100)
  pen.bezierCurveTo(-96, 172, -40, 190, 4, 194)
  pen.bezierCurveTo(50, 190, 108, 168, 128, 106)
  pen.bezierCurveTo(176, 158, 212, 200, 220, 420)
  pen.lineTo(-216, 420)
  pen.bezierCurveTo(-206, 200, -168, 152, -122, 100)
  pen.closePath()
}
