import type { Pen } from '../pen'
import { catHead } from '../scene-kit/cat-head'
import { CLOTHES, INK, lit, PAPER, shaded, translucent } from '../scene-kit/palette'
import { circle, limb, line, oval, shape, shapeWith, type Trace } from '../scene-kit/shape'

const SUIT = '#e6e8f6'

/** The cat behind a console, which is drawn between its body and its paws; one paw is at the cup, at 600, 420. */
export function catAstronaut(pen: Pen, accent: string, drawConsole: () => void): void {
  shapeWith(pen, SUIT, body, () => {
    shape(pen, shaded(SUIT, 0.25), bodyShadow, 0)
    shape(pen, accent, (path) => path.rect(180, 424, 300, 14), 0)
  })
  shape(pen, '#1d2552', circle(HELMET.x, HELMET.y, HELMET.radius))
  catHead(
    pen,
    { x: HELMET.x, y: HELMET.y + 20, size: 1.1 },
    { fur: CLOTHES.orange, iris: '#c9e265', look: 'unimpressed' },
  )
  glass(pen)
  collar(pen, accent)
  drawConsole()
  limb(pen, restingArm, SUIT, 46)
  paw(pen, 190, 440)
  limb(pen, pushingArm, SUIT, 46)
  line(
    pen,
    (path) => {
      path.moveTo(498, 374)
      path.lineTo(506, 416)
    },
    accent,
    10,
  )
  paw(pen, 560, 396)
}

const HELMET = { x: 310, y: 268, radius: 138 } as const

function glass(pen: Pen): void {
  shape(pen, translucent('#bfe3ff', 0.13), circle(HELMET.x, HELMET.y, HELMET.radius), 0)
  line(pen, (path) => path.arc(HELMET.x, HELMET.y, HELMET.radius, 0, Math.PI * 2), translucent('#e8f6ff', 0.9), 4)
  line(pen, (path) => path.arc(HELMET.x, HELMET.y, HELMET.radius - 20, 3.3, 4.1), translucent('#ffffff', 0.85), 13)
  line(pen, (path) => path.arc(HELMET.x, HELMET.y, HELMET.radius - 20, 4.3, 4.42), translucent('#ffffff', 0.85), 13)
}

function collar(pen: Pen, accent: string): void {
  shapeWith(pen, lit(SUIT, 0.4), oval(HELMET.x, 398, 104, 22), () =>
    shape(pen, shaded(SUIT, 0.3), oval(HELMET.x + 60, 406, 90, 22), 0),
  )
  shape(pen, accent, circle(HELMET.x, 402, 9), 4)
}

function paw(pen: Pen, x: number, y: number): void {
  shapeWith(pen, PAPER, oval(x, y, 34, 30), () => shape(pen, shaded(PAPER, 0.2), oval(x + 10, y + 26, 40, 20), 0))
  for (const side of [-9, 9]) {
    line(
      pen,
      (path) => {
        path.moveTo(x + side, y + 8)
        path.lineTo(x + side, y + 24)
      },
      INK,
      4,
    )
  }
}

const body: Trace = (pen) => {
  pen.moveTo(HELMET.x - 84, 384)
  pen.bezierCurveTo(HELMET.x - 150, 396, HELMET.x - 160, 440, HELMET.x - 160, 520)
  pen.lineTo(HELMET.x + 160, 520)
  pen.bezierCurveTo(HELMET.x + 160, 440, HELMET.x + 150, 396, HELMET.x + 84, 384)
  pen.closePath()
}

const bodyShadow: Trace = (pen) => pen.rect(HELMET.x + 62, 370, 120, 160)

const restingArm: Trace = (pen) => {
  pen.moveTo(186, 420)
  pen.quadraticCurveTo(168, 440, 190, 440)
}

const pushingArm: Trace = (pen) => {
  pen.moveTo(426, 424)
  pen.quadraticCurveTo(470, 396, 552, 396)
}
