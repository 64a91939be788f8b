import type { Pen } from '../pen'
import { panel, wash } from '../scene-kit/background'
import { glow } from '../scene-kit/light'
import { LAMP, lit } from '../scene-kit/palette'
import { circle, line, polygon, shape } from '../scene-kit/shape'
import { PAVEMENT_FROM, shopOnTheLeft, shopOnTheRight } from './shops'

/** A shopping street in the last sun, 800 x 600, paler the farther away. */
export function street(pen: Pen, accent: string): void {
  panel(pen, { x: 200, y: 0, width: 420, height: PAVEMENT_FROM }, () =>
    wash(pen, 420, PAVEMENT_FROM, '#7fb4ef', '#ffd9b0'),
  )
  glow(pen, 408, 286, 190, '#fff1c4', 0.9)
  shape(pen, '#fff1c4', circle(408, 286, 58), 0)
  farHouses(pen)
  pavement(pen)
  shopOnTheLeft(pen, accent)
  shopOnTheRight(pen)
  lantern(pen)
}

function farHouses(pen: Pen): void {
  for (const [x, top, width, color] of [
    [210, 210, 80, '#c9a7cf'],
    [280, 250, 70, '#d8b3c4'],
    [340, 290, 56, '#e3c1bf'],
    [430, 276, 60, '#dcb9c6'],
    [480, 232, 76, '#c6a3cd'],
    [546, 190, 70, '#b596cc'],
  ] as const) {
    pen.fillStyle = color
    pen.fillRect(x, top, width, PAVEMENT_FROM - top)
    pen.fillStyle = lit(color, 0.5)
    for (let row = 0; row < 5; row += 1) {
      for (const column of [0.2, 0.6]) pen.fillRect(x + width * column, top + 16 + row * 34, width * 0.2, 18)
    }
  }
}

function pavement(pen: Pen): void {
  shape(pen, '#a795b8', (path) => path.rect(-10, PAVEMENT_FROM, 820, 160), 0)
  for (const [above, below] of [
    [330, 200],
    [380, 330],
    [440, 480],
    [500, 640],
  ] as const) {
    line(
      pen,
      (path) => {
        path.moveTo(above, PAVEMENT_FROM)
        path.lineTo(below, 610)
      },
      '#8f7da6',
      4,
    )
  }
}

function lantern(pen: Pen): void {
  line(
    pen,
    (path) => {
      path.moveTo(556, PAVEMENT_FROM)
      path.lineTo(556, 62)
      path.quadraticCurveTo(556, 26, 524, 26)
    },
    '#2c2a52',
    9,
  )
  glow(pen, 516, 46, 60, LAMP, 0.8)
  shape(pen, LAMP, polygon([502, 30], [530, 30], [538, 62], [494, 62]), 5)
}
