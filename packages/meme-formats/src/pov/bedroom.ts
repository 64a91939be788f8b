import type { Pen } from '../pen'
import { panel, planet, stars, wash } from '../scene-kit/background'
import { glow } from '../scene-kit/light'
import { INK, lit, mix, NIGHT, PAPER, shaded } from '../scene-kit/palette'
import { circle, line, polygon, shape, shapeWith, type Trace } from '../scene-kit/shape'

const BEDSIDE = '#3a3566'

/** The dark room beyond the bed's end, 800 x 474. */
export function bedroom(pen: Pen, accent: string): void {
  wash(pen, 800, 474, '#2b2a5e', '#3b3774')
  nightWindow(pen, accent)
  dresser(pen)
  // the bed's end
  shape(pen, '#54406e', (path) => path.roundRect(110, 168, 580, 140, 26))
  shape(pen, '#6a5288', (path) => path.roundRect(110, 168, 580, 22, 11), 0)
}

function nightWindow(pen: Pen, accent: string): void {
  shape(pen, '#4b477f', (path) => path.rect(48, 14, 170, 146))
  panel(pen, { x: 60, y: 26, width: 146, height: 122 }, () => {
    wash(pen, 146, 122, NIGHT.high, mix(NIGHT.low, accent, 0.3))
    stars(pen, 146, 122, 16, 3)
    glow(pen, 96, 50, 70, accent, 0.5)
    planet(pen, 96, 50, 24, accent, true)
  })
  for (const [fromX, fromY, toX, toY] of [
    [133, 26, 133, 148],
    [60, 87, 206, 87],
  ] as const) {
    line(
      pen,
      (path) => {
        path.moveTo(fromX, fromY)
        path.lineTo(toX, toY)
      },
      INK,
      7,
    )
  }
  line(pen, (path) => path.rect(60, 26, 146, 122), INK, 5)
}

/** A clock on a chest of drawers: three and a bit. */
function dresser(pen: Pen): void {
  shape(pen, BEDSIDE, (path) => path.rect(570, 122, 200, 200))
  line(
    pen,
    (path) => {
      path.moveTo(570, 170)
      path.lineTo(770, 170)
    },
    INK,
    5,
  )
  for (const x of [-26, 26]) shape(pen, '#8a80c0', circle(668 + x, 42, 15))
  for (const x of [-24, 24]) {
    line(pen, (path) => {
      path.moveTo(668 + x, 108)
      path.lineTo(668 + x * 1.3, 120)
    })
  }
  shape(pen, shaded(PAPER, 0.25), circle(668, 78, 40))
  line(
    pen,
    (path) => {
      path.moveTo(676, 52)
      path.lineTo(668, 78)
      path.lineTo(688, 79)
    },
    INK,
    5,
  )
}

/** One's own legs under it, and two feet that stand up. */
export function blanket(pen: Pen, accent: string): void {
  const cloth = mix('#5566b8', accent, 0.25)
  shapeWith(pen, cloth, hills, () => {
    for (const side of [-1, 1]) {
      shape(
        pen,
        shaded(cloth, 0.28),
        (path) => {
          path.moveTo(400 + side * 232, 170)
          path.bezierCurveTo(400 + side * 236, 300, 400 + side * 300, 400, 400 + side * 330, 480)
          path.lineTo(400 + side * 500, 480)
          path.lineTo(400 + side * 500, 170)
          path.closePath()
        },
        0,
      )
      line(pen, (path) => path.arc(400 + side * 188, 214, 50, -2.4, -1.3), lit(cloth, 0.3), 12)
    }
    shape(pen, shaded(cloth, 0.4), polygon([386, 230], [414, 230], [480, 480], [320, 480]), 0)
  })
}

const hills: Trace = (pen) => {
  pen.moveTo(-20, 340)
  pen.bezierCurveTo(60, 300, 130, 290, 150, 240)
  pen.bezierCurveTo(150, 120, 262, 120, 272, 214)
  pen.bezierCurveTo(310, 250, 490, 250, 528, 214)
  pen.bezierCurveTo(538, 120, 650, 120, 650, 240)
  pen.bezierCurveTo(670, 290, 740, 300, 820, 340)
  pen.lineTo(820, 500)
  pen.lineTo(-20, 500)
  pen.closePath()
}
