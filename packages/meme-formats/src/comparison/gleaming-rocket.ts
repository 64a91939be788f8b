import type { Pen } from '../pen'
import { CALM } from '../scene-kit/expression'
import { face } from '../scene-kit/face'
import { CLOTHES, HAIRS, INK, LAMP, lit, PAPER, SKINS, shaded, translucent } from '../scene-kit/palette'
import { circle, line, type Placing, placed, shape, shapeWith, type Trace } from '../scene-kit/shape'

const HULL = '#f3f4ff'

/** A rocket as on the poster, 320 pixels high without its flame, around its window. */
export function gleamingRocket(pen: Pen, at: Placing, accent: string): void {
  placed(pen, at, () => {
    shape(pen, CLOTHES.orange, flame(54, 300))
    shape(pen, LAMP, flame(36, 262), 0)
    shape(pen, PAPER, flame(18, 224), 0)
    for (const side of [-1, 1]) shapeWith(pen, accent, fin(side), () => finShadow(pen, side, accent))
    shape(pen, '#4c5484', (path) => path.roundRect(-40, 142, 80, 22, 6))
    shapeWith(pen, HULL, hull, () => {
      shape(pen, accent, (path) => path.rect(-90, -180, 180, 78), 0)
      shape(pen, accent, (path) => path.rect(-90, 104, 180, 18), 0)
      shape(pen, translucent('#1a1250', 0.22), hullShadow, 0)
      line(pen, shine, translucent('#ffffff', 0.85), 11)
    })
    shape(pen, accent, (path) => path.roundRect(-8, 96, 16, 70, 8))
    porthole(pen)
  })
}

function porthole(pen: Pen): void {
  shape(pen, '#24306e', circle(0, -22, 44), 0)
  face(
    pen,
    { x: 0, y: -18, size: 0.5 },
    {
      skin: SKINS.brown,
      hair: HAIRS.black,
      hairStyle: 'short',
      expression: { ...CALM, eyes: 'happy', brows: 'raised', mouth: 'grin' },
    },
  )
  line(pen, (path) => path.arc(0, -22, 30, 3.5, 4.3), translucent('#ffffff', 0.7), 6)
  line(pen, circle(0, -22, 46), INK, 18)
  line(pen, circle(0, -22, 46), '#c6cbe8', 8)
}

const hull: Trace = (pen) => {
  pen.moveTo(0, -168)
  pen.bezierCurveTo(62, -110, 84, -20, 62, 148)
  pen.lineTo(-62, 148)
  pen.bezierCurveTo(-84, -20, -62, -110, 0, -168)
  pen.closePath()
}

const hullShadow: Trace = (pen) => {
  pen.moveTo(0, -180)
  pen.bezierCurveTo(50, -100, 58, 0, 32, 160)
  pen.lineTo(110, 160)
  pen.lineTo(110, -180)
  pen.closePath()
}

const shine: Trace = (pen) => {
  pen.moveTo(-30, -104)
  pen.quadraticCurveTo(-58, -40, -58, 30)
}

const fin =
  (side: number): Trace =>
  (pen) => {
    pen.moveTo(side * 68, 44)
    pen.bezierCurveTo(side * 122, 70, side * 130, 130, side * 122, 186)
    pen.quadraticCurveTo(side * 96, 150, side * 58, 146)
    pen.closePath()
  }

function finShadow(pen: Pen, side: number, accent: string): void {
  const [color, from] = side > 0 ? [shaded(accent, 0.35), 84] : [lit(accent, 0.3), -116]
  shape(pen, color, (path) => path.rect(from, 30, side > 0 ? 60 : 24, 180), 0)
}

const flame =
  (width: number, tip: number): Trace =>
  (pen) => {
    pen.moveTo(-width * 0.7, 156)
    pen.bezierCurveTo(-width * 1.3, 200, -width * 0.5, tip - 50, 0, tip)
    pen.bezierCurveTo(width * 0.5, tip - 50, width * 1.3, 200, width * 0.7, 156)
    pen.closePath()
  }
