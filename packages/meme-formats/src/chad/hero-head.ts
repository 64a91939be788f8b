import type { Pen } from '../pen'
import { INK, lit, mix, PAPER, shaded } from '../scene-kit/palette'
import { line, oval, shape, shapeWith, type Trace } from '../scene-kit/shape'
import { HERO_HAIR, maneBefore, maneBehind } from './hero-mane'

export const HERO_SKIN = '#d98f5c'
const STUBBLE = mix(HERO_SKIN, '#70503f', 0.34)

/** A jaw with a head on it, 260 pixels wide and 330 high, around the bridge of its nose. */
export function heroHead(pen: Pen): void {
  maneBehind(pen)
  for (const side of [-1, 1]) shape(pen, HERO_SKIN, oval(side * 82, 10, 14, 24))
  shapeWith(pen, HERO_SKIN, skull, () => {
    shape(pen, shaded(HERO_SKIN, 0.24), sideShadow, 0)
    shape(pen, lit(HERO_SKIN, 0.25), oval(-62, 64, 12, 26, 0.25), 0)
    shape(pen, STUBBLE, beard, 0)
    shape(pen, shaded(STUBBLE, 0.26), beardShadow, 0)
    shape(pen, lit(STUBBLE, 0.22), oval(-98, 116, 9, 26, -0.5), 0)
  })
  features(pen)
  maneBefore(pen)
}

function features(pen: Pen): void {
  for (const side of [-1, 1]) {
    // narrow eyes under one heavy brow each
    shape(pen, PAPER, oval(side * 36, 6, 17, 8), 0)
    shape(pen, INK, oval(side * 36 + 4, 5, 7, 8), 0)
    line(
      pen,
      (path) => {
        path.moveTo(side * 18, 2)
        path.lineTo(side * 56, -2)
      },
      INK,
      6,
    )
    shape(
      pen,
      shaded(HERO_HAIR, 0.45),
      (path) => {
        path.moveTo(side * 12, -16)
        path.lineTo(side * 66, -24)
        path.lineTo(side * 68, -11)
        path.lineTo(side * 14, 0)
        path.closePath()
      },
      4,
    )
  }
  line(pen, (path) => {
    path.moveTo(-8, 0)
    path.lineTo(-14, 50)
    path.quadraticCurveTo(-16, 62, 0, 62)
    path.quadraticCurveTo(16, 62, 18, 50)
  })
  // half a smile
  shape(
    pen,
    PAPER,
    (path) => {
      path.moveTo(-34, 96)
      path.quadraticCurveTo(10, 104, 46, 84)
      path.quadraticCurveTo(36, 112, 0, 112)
      path.quadraticCurveTo(-24, 110, -34, 96)
      path.closePath()
    },
    5,
  )
  line(pen, (path) => {
    path.moveTo(44, 78)
    path.quadraticCurveTo(54, 84, 50, 94)
  })
  // the cleft
  line(pen, (path) => {
    path.moveTo(0, 166)
    path.lineTo(0, 188)
  })
}

/** Narrow above, a gate below. */
const skull: Trace = (pen) => {
  pen.moveTo(-80, -40)
  pen.bezierCurveTo(-84, -130, 84, -130, 80, -40)
  pen.lineTo(86, 34)
  pen.lineTo(132, 92)
  pen.quadraticCurveTo(140, 104, 132, 120)
  pen.lineTo(96, 186)
  pen.quadraticCurveTo(86, 202, 66, 204)
  pen.lineTo(16, 206)
  pen.quadraticCurveTo(0, 198, -16, 206)
  pen.lineTo(-66, 204)
  pen.quadraticCurveTo(-86, 202, -96, 186)
  pen.lineTo(-132, 120)
  pen.quadraticCurveTo(-140, 104, -132, 92)
  pen.lineTo(-86, 34)
  pen.closePath()
}

const sideShadow: Trace = (pen) => {
  pen.moveTo(50, -130)
  pen.lineTo(58, 40)
  pen.lineTo(90, 104)
  pen.lineTo(50, 220)
  pen.lineTo(160, 220)
  pen.lineTo(160, -130)
  pen.closePath()
}

const beard: Trace = (pen) => {
  pen.moveTo(-92, 44)
  pen.bezierCurveTo(-84, 100, -70, 84, -48, 82)
  pen.quadraticCurveTo(0, 70, 48, 82)
  pen.bezierCurveTo(70, 84, 84, 100, 92, 44)
  pen.lineTo(160, 90)
  pen.lineTo(110, 220)
  pen.lineTo(-110, 220)
  pen.lineTo(-160, 90)
  pen.closePath()
}

const beardShadow: Trace = (pen) => {
  pen.moveTo(92, 44)
  pen.lineTo(160, 80)
  pen.lineTo(120, 220)
  pen.lineTo(56, 220)
  pen.lineTo(94, 110)
  pen.closePath()
}
