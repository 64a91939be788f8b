import type { Pen } from '../pen'
import type { Expression } from './expression'
import { eyes } from './eyes'
import { type HairStyle, hairBefore, hairBehind } from './hair'
import { mouth } from './mouth'
import { CLOTHES, shaded, translucent } from './palette'
import { circle, line, oval, type Placing, placed, shape, shapeWith, type Trace } from './shape'

/** One person's head, as all figures of the family have it. */
export type Head = {
  /** `#rrggbb` */
  readonly skin: string
  readonly hair: string
  readonly hairStyle: HairStyle
  readonly expression: Expression
  /** Colour of a light that falls on the cheek from the right; null: none. */
  readonly rimLight?: string | null
  /** Where the head turns to: -1 the picture's left, 1 its right, 0 (also when absent) towards who looks. */
  readonly facing?: number
}

/** A head 100 pixels wide and 124 high at size 1, around its middle; the light comes from the upper left. */
export function face(pen: Pen, at: Placing, head: Head): void {
  const { facing = 0 } = head
  placed(pen, at, () => {
    hairBehind(pen, head.hairStyle, head.hair)
    for (const side of [-1, 1]) {
      // the ear on the far side is out of sight
      if (side * facing > 0.5) continue
      shape(pen, head.skin, oval(side * 50, 6, 11, 15))
      line(pen, (path) => path.arc(side * 51, 7, 5, 0, Math.PI), shaded(head.skin, 0.4), 3)
    }
    shapeWith(pen, head.skin, skull, () => {
      shape(pen, shaded(head.skin, 0.2), shadow, 0)
      if (head.rimLight) line(pen, (path) => path.arc(-6, 2, 58, -0.7, 0.9), translucent(head.rimLight, 0.85), 9)
      if (head.expression.blushing) {
        for (const side of [-1, 1])
          shape(pen, translucent(CLOTHES.red, 0.4), oval(side * 32 + facing * 14, 26, 11, 7), 0)
      }
    })
    placed(pen, { x: head.expression.lookX * 4 + facing * 13, y: 2 + head.expression.lookY * 4 }, () => {
      // what is turned away is seen narrower
      pen.scale(1 - Math.abs(facing) * 0.14, 1)
      eyes(pen, head.expression, head.skin, shaded(head.hair, 0.15))
      line(
        pen,
        (path) => {
          const tip = facing < 0 ? -1 : 1
          path.moveTo(tip * 2, 8)
          path.quadraticCurveTo(tip * (9 + Math.abs(facing) * 10), 20, tip * -2, 21)
        },
        shaded(head.skin, 0.45),
        4.5,
      )
      placed(pen, { x: 0, y: 36 }, () => mouth(pen, head.expression.mouth, head.skin))
    })
    hairBefore(pen, head.hairStyle, head.hair)
    if (head.expression.sweating) shape(pen, '#8fd8ff', drop, 4)
  })
}

const skull: Trace = (pen) => {
  pen.moveTo(-50, -12)
  pen.bezierCurveTo(-52, -82, 52, -82, 50, -12)
  pen.bezierCurveTo(50, 32, 34, 62, 0, 62)
  pen.bezierCurveTo(-34, 62, -50, 32, -50, -12)
  pen.closePath()
}

const shadow: Trace = (pen) => {
  pen.moveTo(60, -80)
  pen.lineTo(60, 70)
  pen.lineTo(-20, 70)
  pen.bezierCurveTo(24, 52, 40, 10, 30, -80)
  pen.closePath()
}

const drop: Trace = (pen) => {
  pen.moveTo(48, -52)
  pen.quadraticCurveTo(62, -32, 50, -26)
  pen.quadraticCurveTo(36, -30, 48, -52)
  pen.closePath()
}

/** A fist or an open palm's back at the end of an arm: a disc of skin. */
export function hand(pen: Pen, x: number, y: number, radius: number, skin: string): void {
  shapeWith(pen, skin, circle(x, y, radius), () =>
    shape(pen, shaded(skin, 0.2), circle(x + radius * 0.7, y + radius * 0.6, radius * 0.9), 0),
  )
}
