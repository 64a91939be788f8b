import type { Pen } from '../pen'
import { lit, shaded } from '../scene-kit/palette'
import { line, shape, shapeWith, type Trace } from '../scene-kit/shape'

export const HERO_HAIR = '#b8452a'

/** The hair behind the hero's head; the bridge of the nose is the origin. */
export function maneBehind(pen: Pen): void {
  shape(pen, shaded(HERO_HAIR, 0.3), back)
}

/** The hair on the forehead, swept to the right by a wind of its own. */
export function maneBefore(pen: Pen): void {
  shapeWith(pen, HERO_HAIR, front, () => {
    shape(pen, lit(HERO_HAIR, 0.35), shine, 0)
    for (const trace of STRANDS) line(pen, trace, shaded(HERO_HAIR, 0.4), 5)
  })
}

const back: Trace = (pen) => {
  pen.moveTo(-84, 40)
  pen.bezierCurveTo(-120, -20, -110, -110, -60, -120)
  pen.lineTo(80, -110)
  pen.bezierCurveTo(130, -90, 150, -30, 190, -40)
  pen.bezierCurveTo(160, 10, 120, 20, 86, 36)
  pen.closePath()
}

const front: Trace = (pen) => {
  pen.moveTo(-84, -20)
  pen.bezierCurveTo(-122, -90, -84, -168, -8, -158)
  pen.bezierCurveTo(40, -190, 110, -166, 128, -132)
  pen.quadraticCurveTo(156, -128, 186, -146)
  pen.bezierCurveTo(176, -100, 150, -76, 116, -72)
  pen.quadraticCurveTo(140, -56, 168, -62)
  pen.bezierCurveTo(146, -34, 110, -24, 84, -34)
  pen.bezierCurveTo(76, -66, 60, -76, 40, -76)
  pen.bezierCurveTo(0, -80, -44, -76, -66, -52)
  pen.quadraticCurveTo(-76, -40, -84, -20)
  pen.closePath()
}

const shine: Trace = (pen) => {
  pen.moveTo(-84, -84)
  pen.bezierCurveTo(-70, -140, -30, -150, 10, -144)
  pen.bezierCurveTo(-30, -130, -60, -110, -84, -60)
  pen.closePath()
}

const STRANDS: readonly Trace[] = [
  (pen) => {
    pen.moveTo(-40, -86)
    pen.bezierCurveTo(0, -128, 60, -130, 120, -108)
  },
  (pen) => {
    pen.moveTo(-64, -64)
    pen.bezierCurveTo(-50, -110, -20, -130, 20, -138)
  },
  (pen) => {
    pen.moveTo(30, -84)
    pen.bezierCurveTo(60, -98, 90, -92, 112, -74)
  },
]
