import type { Pen } from '../pen'
import { CLOTHES, INK, lit, PAPER, shaded } from '../scene-kit/palette'
import { circle, line, oval, placed, polygon, shape } from '../scene-kit/shape'

/** A telescope on three legs at 560, 250, turned to the planet in the upper right, and balloons tied to it. */
export function partyTelescope(pen: Pen, accent: string): void {
  for (const [x, y, color] of [
    [498, 82, CLOTHES.red],
    [546, 52, CLOTHES.yellow],
    [600, 98, CLOTHES.violet],
  ] as const)
    balloon(pen, x, y, color)
  for (const foot of [504, 566, 626]) {
    line(
      pen,
      (path) => {
        path.moveTo(564, 236)
        path.lineTo(foot, 372)
      },
      INK,
      15,
    )
    line(
      pen,
      (path) => {
        path.moveTo(564, 236)
        path.lineTo(foot, 372)
      },
      '#b98a5a',
      5,
    )
  }
  placed(pen, { x: 562, y: 214, turn: -0.62 }, () => {
    shape(pen, '#4a5583', (path) => path.roundRect(-96, -11, 30, 22, 5))
    tube(pen, -74, 116, 44)
    tube(pen, 34, 70, 58)
    shape(pen, accent, (path) => path.rect(26, -30, 15, 60), 5)
    shape(pen, accent, (path) => path.rect(-52, -23, 11, 46), 5)
    shape(pen, lit(accent, 0.75), oval(104, 0, 9, 28))
  })
  shape(pen, '#4a5583', circle(564, 236, 15))
  shape(pen, PAPER, circle(564, 236, 4), 0)
}

function tube(pen: Pen, x: number, length: number, width: number): void {
  shape(pen, '#e6e8f6', (path) => path.roundRect(x, -width / 2, length, width, 8))
  shape(pen, shaded('#e6e8f6', 0.28), (path) => path.roundRect(x + 3, 6, length - 6, width / 2 - 9, [0, 0, 5, 5]), 0)
}

function balloon(pen: Pen, x: number, y: number, color: string): void {
  line(
    pen,
    (path) => {
      path.moveTo(x, y + 44)
      path.bezierCurveTo(x - 10, y + 100, 548, 150, 556, 210)
    },
    PAPER,
    3.5,
  )
  shape(pen, color, polygon([x - 7, y + 48], [x + 7, y + 48], [x, y + 36]), 4)
  shape(pen, color, oval(x, y, 31, 39), 5)
  shape(
    pen,
    shaded(color, 0.25),
    (path) => {
      path.ellipse(x, y, 28.5, 36.5, 0, -0.9, 1.9)
      path.quadraticCurveTo(x + 16, y + 14, x + 18, y - 28)
      path.closePath()
    },
    0,
  )
  shape(pen, lit(color, 0.7), oval(x - 11, y - 15, 6, 11, 0.5), 0)
}
