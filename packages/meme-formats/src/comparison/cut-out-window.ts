import type { Pen } from '../pen'
import { CALM } from '../scene-kit/expression'
import { face } from '../scene-kit/face'
import { HAIRS, INK, lit, SKINS } from '../scene-kit/palette'
import { circle, oval, placed, polygon, shape, shapeWith } from '../scene-kit/shape'

/** Cut with a kitchen knife; somebody looks out, under a colander. */
export function cutOutWindow(pen: Pen): void {
  shapeWith(pen, '#3a2a2c', polygon([-50, -66], [44, -74], [52, 36], [-44, 42]), () => {
    face(
      pen,
      { x: 0, y: 4, size: 0.74, turn: -0.1 },
      {
        skin: SKINS.brown,
        hair: HAIRS.black,
        hairStyle: 'curly',
        expression: { ...CALM, eyes: 'half', brows: 'worried', mouth: 'flat' },
      },
    )
    placed(pen, { x: -4, y: -26, turn: -0.14 }, () => {
      shapeWith(
        pen,
        '#aeb7cf',
        (path) => path.arc(0, 0, 46, Math.PI, 0),
        () => {
          shape(pen, '#8791b0', (path) => path.rect(18, -50, 40, 60), 0)
          for (const [x, y] of HOLES) shape(pen, INK, circle(x, y, 3.6), 0)
        },
      )
      shape(pen, lit('#aeb7cf', 0.3), oval(0, 0, 54, 7), 5)
    })
  })
}

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
