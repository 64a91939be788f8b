import type { Pen } from '../pen'
import { INK, lit, PAPER, shaded } from '../scene-kit/palette'
import { line, oval, type Placing, placed, shape, shapeWith, type Trace } from '../scene-kit/shape'
import { DOWN, owlFace } from './owl-face'

const FEATHERS = '#8273b8'

/** An owl that has just read something, around the point between its eyes; 300 pixels wide, down to 300. Its cup is at its right. */
export function startledOwl(pen: Pen, at: Placing): void {
  placed(pen, at, () => {
    for (const side of [-1, 1]) tuft(pen, side)
    wing(pen, -1)
    shapeWith(pen, FEATHERS, body, () => {
      shape(pen, shaded(FEATHERS, 0.25), bodyShadow, 0)
      shape(pen, DOWN, oval(0, 240, 92, 130), 0)
      for (const [y, from] of [
        [160, -40],
        [188, -60],
        [216, -40],
        [244, -60],
      ] as const) {
        for (let x = from; x <= 70; x += 40) line(pen, (path) => path.arc(x, y, 11, 0.3, Math.PI - 0.3), FEATHERS, 6)
      }
    })
    owlFace(pen)
    cup(pen)
    wing(pen, 1)
  })
}

function tuft(pen: Pen, side: number): void {
  shape(pen, FEATHERS, (path) => {
    path.moveTo(side * 40, -78)
    path.quadraticCurveTo(side * 92, -110, side * 140, -156)
    path.quadraticCurveTo(side * 142, -120, side * 128, -98)
    path.quadraticCurveTo(side * 156, -104, side * 172, -122)
    path.quadraticCurveTo(side * 166, -60, side * 128, -30)
    path.closePath()
  })
}

function wing(pen: Pen, side: number): void {
  shape(pen, shaded(FEATHERS, side < 0 ? 0.3 : 0.12), (path) => {
    path.moveTo(side * 128, 108)
    path.bezierCurveTo(side * 190, 96, side * 224, 60, side * 232, 10)
    path.quadraticCurveTo(side * 252, 36, side * 246, 66)
    path.quadraticCurveTo(side * 268, 70, side * 272, 62)
    path.quadraticCurveTo(side * 268, 106, side * 244, 118)
    path.quadraticCurveTo(side * 262, 126, side * 268, 120)
    path.bezierCurveTo(side * 246, 190, side * 180, 206, side * 124, 196)
    path.closePath()
  })
  line(pen, (path) => path.arc(side * 150, 60, 90, 0.3, 1.5), lit(FEATHERS, 0.2), 6)
}

function cup(pen: Pen): void {
  placed(pen, { x: 212, y: 14, turn: 0.35, size: 1.2 }, () => {
    line(pen, (path) => path.arc(34, 0, 17, -1.4, 1.6), INK, 20)
    line(pen, (path) => path.arc(34, 0, 17, -1.4, 1.6), PAPER, 9)
    shape(pen, PAPER, (path) => path.roundRect(-32, -38, 64, 76, 10))
    shape(pen, shaded(PAPER, 0.18), (path) => path.roundRect(10, -35, 19, 70, [0, 7, 7, 0]), 0)
  })
}

const body: Trace = (pen) => {
  pen.moveTo(0, -112)
  pen.bezierCurveTo(90, -116, 152, -80, 150, 6)
  pen.bezierCurveTo(150, 60, 138, 80, 146, 130)
  pen.bezierCurveTo(156, 200, 140, 260, 130, 330)
  pen.lineTo(-130, 330)
  pen.bezierCurveTo(-140, 260, -156, 200, -146, 130)
  pen.bezierCurveTo(-138, 80, -150, 60, -150, 6)
  pen.bezierCurveTo(-152, -80, -90, -116, 0, -112)
  pen.closePath()
}

const bodyShadow: Trace = (pen) => {
  pen.moveTo(100, -120)
  pen.bezierCurveTo(130, 40, 90, 200, 70, 340)
  pen.lineTo(180, 340)
  pen.lineTo(180, -120)
  pen.closePath()
}
