import type { Pen } from '../pen'
import { CALM } from '../scene-kit/expression'
import { face } from '../scene-kit/face'
import { HAIRS, INK, lit, SKINS, shaded } from '../scene-kit/palette'
import { circle, line, oval, placed, polygon, shape } from '../scene-kit/shape'

/** Cut with a kitchen knife and folded out; somebody looks out of it, under a colander. */
export function cutOutWindow(pen: Pen, cardboard: string): void {
  shape(pen, '#3a2a2c', polygon([-52, -68], [46, -76], [54, 40], [-46, 46]))
  face(
    pen,
    { x: 0, y: -2, size: 0.7, turn: -0.1 },
    {
      skin: SKINS.brown,
      hair: HAIRS.black,
      hairStyle: 'short',
      expression: { ...CALM, eyes: 'half', brows: 'worried', mouth: 'flat' },
    },
  )
  placed(pen, { x: -4, y: -30, turn: -0.14 }, () => {
    shape(pen, STEEL, (path) => path.arc(0, 0, 42, Math.PI, 0), 0)
    shape(
      pen,
      shaded(STEEL, 0.25),
      (path) => {
        path.arc(0, 0, 42, -1.15, 0)
        path.closePath()
      },
      0,
    )
    for (const [x, y] of HOLES) shape(pen, INK, circle(x, y, 3.4), 0)
    line(pen, (path) => path.arc(0, 0, 42, Math.PI, 0))
    shape(pen, lit(STEEL, 0.3), oval(0, 0, 50, 7), 5)
  })
  shape(pen, lit(cardboard, 0.15), polygon([-48, 38], [55, 32], [62, 58], [-56, 66]))
}

const STEEL = '#aeb7cf'

const HOLES = [
  [-28, -12],
  [-14, -12],
  [0, -12],
  [14, -12],
  [28, -12],
  [-21, -25],
  [-7, -25],
  [7, -25],
  [21, -25],
] as const
