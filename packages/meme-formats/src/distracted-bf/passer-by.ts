import type { Pen } from '../pen'
import { CALM } from '../scene-kit/expression'
import { type Figure, figure } from '../scene-kit/figure'
import { CLOTHES, HAIRS, INK, lit, SKINS, shaded } from '../scene-kit/palette'
import { line, oval, type Placing, placed, shape } from '../scene-kit/shape'
import { hangingArms } from './hanging-arms'

/** Somebody who walks by with music in the ears and does not notice a thing. */
export function passerBy(pen: Pen, at: Placing, color: string): void {
  placed(pen, at, () => {
    figure(pen, { x: 0, y: 0 }, person(color))
    hangingArms(pen, [-1, 1])
    headphones(pen, color)
    // lapels of the open jacket
    for (const side of [-1, 1]) {
      shape(pen, lit(color, 0.3), (path) => {
        path.moveTo(side * 22, 82)
        path.lineTo(side * 50, 96)
        path.lineTo(side * 38, 122)
        path.lineTo(side * 6, 132)
        path.closePath()
      })
    }
  })
}

const person = (color: string): Figure => ({
  head: {
    skin: SKINS.brown,
    hair: HAIRS.black,
    hairStyle: 'curly',
    facing: -1,
    expression: { ...CALM, eyes: 'happy', brows: 'raised', mouth: 'smile', blushing: true },
  },
  clothes: color,
  headTurn: -0.06,
})

function headphones(pen: Pen, color: string): void {
  placed(pen, { x: 0, y: 0, turn: -0.06 }, () => {
    for (const [ink, width] of [
      [INK, 20],
      [CLOTHES.yellow, 9],
    ] as const) {
      line(pen, (path) => path.arc(4, -14, 68, -2.75, -0.1), ink, width)
    }
    shape(pen, CLOTHES.yellow, oval(50, 8, 17, 26))
    shape(pen, shaded(color, 0.2), oval(54, 8, 9, 16), 4)
  })
}
