import type { Pen } from '../pen'
import { CLOTHES, INK, lit, PAPER, shaded } from './palette'
import { circle, line, oval, type Placing, placed, polygon, shape, shapeWith, type Trace } from './shape'

export type CatHead = {
  /** `#rrggbb` */
  readonly fur: string
  readonly iris: string
  /** `unimpressed` looks from under heavy lids, `staring` with all it has. */
  readonly look: 'unimpressed' | 'staring'
}

/** The cat that has seen it all and thinks little of it; head 170 pixels wide, ears to 104 above its middle, the origin. */
export function catHead(pen: Pen, at: Placing, cat: CatHead): void {
  placed(pen, at, () => {
    for (const side of [-1, 1]) ear(pen, side, cat.fur)
    shapeWith(pen, cat.fur, skull, () => {
      shape(pen, shaded(cat.fur, 0.2), shadow, 0)
      const stripe = shaded(cat.fur, 0.5)
      for (const [x, length] of STRIPES) shape(pen, stripe, polygon([x - 7, -80], [x + 7, -80], [x * 0.8, length]), 0)
      for (const side of [-1, 1]) {
        for (const y of [14, 34]) {
          shape(pen, stripe, polygon([side * 100, y - 8], [side * 100, y + 7], [side * 62, y + 2]), 0)
        }
      }
      shape(pen, lit(cat.fur, 0.75), oval(-15, 36, 24, 17), 0)
      shape(pen, lit(cat.fur, 0.75), oval(15, 36, 24, 17), 0)
      shape(pen, lit(cat.fur, 0.75), oval(0, 54, 20, 14), 0)
    })
    for (const side of [-1, 1]) eye(pen, side, cat)
    shape(pen, CLOTHES.pink, polygon([-9, 20], [9, 20], [0, 29]), 4)
    line(pen, mouth, INK, 4.5)
    for (const side of [-1, 1]) {
      for (const [y, tip] of [
        [36, 30],
        [44, 52],
      ] as const) {
        line(
          pen,
          (path) => {
            path.moveTo(side * 46, y)
            path.quadraticCurveTo(side * 80, y - 4, side * 108, tip)
          },
          INK,
          3,
        )
      }
    }
  })
}

const STRIPES = [
  [-26, -44],
  [0, -34],
  [26, -44],
] as const

function ear(pen: Pen, side: number, fur: string): void {
  shape(pen, fur, (path) => {
    path.moveTo(side * 82, -14)
    path.quadraticCurveTo(side * 88, -70, side * 74, -104)
    path.quadraticCurveTo(side * 40, -92, side * 16, -58)
    path.closePath()
  })
  shape(pen, '#f2a3b4', polygon([side * 72, -42], [side * 70, -84], [side * 42, -62]), 0)
}

function eye(pen: Pen, side: number, { fur, iris, look }: CatHead): void {
  const x = side * 36
  shapeWith(
    pen,
    iris,
    oval(x, -4, 25, look === 'staring' ? 27 : 23),
    () => {
      shape(pen, lit(iris, 0.45), oval(x, 12, 22, 12), 0)
      shape(pen, INK, look === 'staring' ? oval(x, -3, 14, 19) : oval(x, 3, 7, 17), 0)
      if (look === 'staring') {
        shape(pen, PAPER, circle(x - 7, -10, 6), 0)
        return
      }
      shape(pen, shaded(fur, 0.12), (path) => path.rect(x - 30, -40, 60, 34), 5)
      shape(pen, PAPER, circle(x - 5, 2, 3.4), 0)
    },
    5,
  )
}

const skull: Trace = (pen) => {
  pen.moveTo(-84, 6)
  pen.bezierCurveTo(-86, -84, 86, -84, 84, 6)
  pen.bezierCurveTo(98, 34, 66, 68, 0, 68)
  pen.bezierCurveTo(-66, 68, -98, 34, -84, 6)
  pen.closePath()
}

const shadow: Trace = (pen) => {
  pen.moveTo(110, -80)
  pen.lineTo(110, 80)
  pen.lineTo(-30, 80)
  pen.bezierCurveTo(56, 62, 74, 10, 54, -80)
  pen.closePath()
}

/** No smile at all: a short line down and two corners that hang. */
const mouth: Trace = (pen) => {
  pen.moveTo(0, 30)
  pen.lineTo(0, 37)
  pen.moveTo(-21, 46)
  pen.quadraticCurveTo(-10, 37, 0, 38)
  pen.quadraticCurveTo(10, 37, 21, 46)
}
