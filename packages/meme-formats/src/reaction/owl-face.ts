import type { Pen } from '../pen'
import { CLOTHES, INK, PAPER, shaded } from '../scene-kit/palette'
import { circle, line, oval, shape } from '../scene-kit/shape'

/** The fine feathers of face and breast. */
export const DOWN = '#f0e0cf'

/** Eyes as wide as they go and a beak that could not hold it, around the point between the eyes; 290 pixels wide. */
export function owlFace(pen: Pen): void {
  for (const side of [-1, 1]) eyeDisc(pen, side)
  for (const side of [-1, 1]) eye(pen, side)
  beak(pen)
}

function eyeDisc(pen: Pen, side: number): void {
  shape(pen, DOWN, oval(side * 66, 0, 80, 82), 0)
  for (let turn = 0; turn < 12; turn += 1) {
    const angle = (turn / 12) * Math.PI * 2 + 0.2
    line(
      pen,
      (path) => {
        path.moveTo(side * 66 + Math.cos(angle) * 70, Math.sin(angle) * 70)
        path.lineTo(side * 66 + Math.cos(angle) * 79, Math.sin(angle) * 79)
      },
      shaded(DOWN, 0.3),
      5,
    )
  }
}

/** As wide as it goes; the pupils have shrunk to points, the veins have not. */
function eye(pen: Pen, side: number): void {
  const [x, radius] = [side * 64, side < 0 ? 62 : 57]
  shape(pen, shaded(PAPER, 0.14), circle(x, 0, radius))
  shape(pen, PAPER, circle(x - 3, -3, radius - 7), 0)
  for (const [angle, length] of [
    [0.5, 18],
    [2.4, 16],
    [-2.6, 15],
  ] as const) {
    line(
      pen,
      (path) => {
        path.moveTo(x + Math.cos(angle) * (radius - 5), Math.sin(angle) * (radius - 5))
        path.lineTo(x + Math.cos(angle + 0.12) * (radius - length - 4), Math.sin(angle + 0.12) * (radius - length - 4))
      },
      CLOTHES.red,
      3.5,
    )
  }
  shape(pen, CLOTHES.yellow, circle(x - 8, 4, 25), 5)
  shape(pen, INK, circle(x - 8, 4, 8), 0)
  shape(pen, PAPER, circle(x - 16, -5, 5), 0)
}

function beak(pen: Pen): void {
  shape(pen, '#5c1230', oval(-8, 70, 26, 30))
  shape(pen, CLOTHES.red, oval(-6, 86, 14, 9), 0)
  shape(pen, CLOTHES.orange, (path) => {
    path.moveTo(-32, 62)
    path.quadraticCurveTo(-8, 12, 22, 60)
    path.quadraticCurveTo(-4, 48, -32, 62)
    path.closePath()
  })
  shape(pen, shaded(CLOTHES.orange, 0.15), (path) => {
    path.moveTo(-30, 88)
    path.quadraticCurveTo(-6, 106, 18, 86)
    path.quadraticCurveTo(-4, 124, -30, 88)
    path.closePath()
  })
}
