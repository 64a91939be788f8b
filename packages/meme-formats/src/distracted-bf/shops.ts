import type { Pen } from '../pen'
import { CLOTHES, LAMP, mix, PAPER, shaded } from '../scene-kit/palette'
import { line, polygon, shape, shapeWith } from '../scene-kit/shape'

/** Where the pavement meets the houses, in pixels from above. */
export const PAVEMENT_FROM = 452

export function shopOnTheLeft(pen: Pen, accent: string): void {
  const wall = '#6d4f9c'
  shape(pen, wall, polygon([-10, -10], [214, -10], [252, 120], [252, PAVEMENT_FROM], [-10, 500]))
  for (const [x, y] of [
    [20, 24],
    [118, 34],
  ] as const) {
    shape(pen, mix(LAMP, wall, 0.15), (path) => path.rect(x, y, 64, 74), 5)
    line(
      pen,
      (path) => {
        path.moveTo(x + 32, y)
        path.lineTo(x + 32, y + 74)
      },
      undefined,
      4,
    )
  }
  shape(pen, '#ffe6ae', polygon([-10, 230], [226, 236], [226, 448], [-10, 490]))
  awning(pen, -10, 150, 250, accent)
}

export function shopOnTheRight(pen: Pen): void {
  const wall = '#3f6f8f'
  shape(pen, wall, polygon([810, -10], [612, -10], [578, 130], [578, PAVEMENT_FROM], [810, 500]))
  for (const x of [640, 728]) {
    shape(pen, shaded('#bfe3ee', 0.12), (path) => path.roundRect(x, 18, 56, 84, [28, 28, 0, 0]), 5)
  }
  shape(pen, '#d8f1f0', polygon([810, 236], [604, 240], [604, 450], [810, 490]))
  awning(pen, 584, 158, 226, CLOTHES.red)
}

/** A striped awning with scallops, before a shop. */
function awning(pen: Pen, x: number, y: number, width: number, color: string): void {
  const stripes = 8
  const step = width / stripes
  shapeWith(
    pen,
    PAPER,
    (path) => {
      path.moveTo(x + 10, y)
      path.lineTo(x + width - 10, y)
      path.lineTo(x + width, y + 62)
      for (let index = stripes; index > 0; index -= 1) {
        path.quadraticCurveTo(x + (index - 0.5) * step, y + 92, x + (index - 1) * step, y + 62)
      }
      path.closePath()
    },
    () => {
      pen.fillStyle = color
      for (let index = 0; index < stripes; index += 2) pen.fillRect(x + index * step, y - 4, step, 110)
      pen.fillStyle = 'rgba(26,18,80,0.14)'
      pen.fillRect(x, y + 52, width, 50)
    },
  )
}
