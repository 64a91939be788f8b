import type { Pen } from '../pen'
import { type CatHead, catHead } from './cat-head'
import { lit, shaded } from './palette'
import { limb, line, oval, type Placing, placed, polygon, shape, shapeWith, type Trace } from './shape'

/** The cat of `cat-head.ts` sitting towards who looks; the head's middle is the origin, it sits 230 pixels below. */
export function sittingCat(pen: Pen, at: Placing, cat: CatHead): void {
  placed(pen, at, () => {
    limb(pen, tail, shaded(cat.fur, 0.15), 24)
    shapeWith(pen, cat.fur, body, () => {
      shape(pen, shaded(cat.fur, 0.22), bodyShadow, 0)
      for (const side of [-1, 1]) {
        for (const y of [120, 146])
          shape(pen, shaded(cat.fur, 0.5), polygon([side * 110, y - 8], [side * 110, y + 8], [side * 60, y + 4]), 0)
      }
      shape(pen, lit(cat.fur, 0.75), oval(0, 96, 34, 48), 0)
    })
    for (const side of [-1, 1]) {
      shape(pen, lit(cat.fur, 0.75), oval(side * 25, 222, 27, 17))
      line(
        pen,
        (path) => {
          path.moveTo(side * 25, 216)
          path.lineTo(side * 25, 230)
        },
        undefined,
        4,
      )
    }
    catHead(pen, { x: 0, y: 0 }, cat)
  })
}

const body: Trace = (pen) => {
  pen.moveTo(-48, 48)
  pen.bezierCurveTo(-74, 96, -108, 150, -92, 230)
  pen.lineTo(92, 230)
  pen.bezierCurveTo(108, 150, 74, 96, 48, 48)
  pen.closePath()
}

const bodyShadow: Trace = (pen) => {
  pen.moveTo(30, 40)
  pen.bezierCurveTo(64, 110, 66, 170, 56, 240)
  pen.lineTo(120, 240)
  pen.lineTo(120, 40)
  pen.closePath()
}

const tail: Trace = (pen) => {
  pen.moveTo(70, 218)
  pen.bezierCurveTo(150, 222, 156, 160, 128, 130)
}
