import type { Pen } from '../pen'
import { panel, planet, wash } from '../scene-kit/background'
import { INK, lit, SKINS, shaded } from '../scene-kit/palette'
import { limb, line, placed, polygon, shape, shapeWith } from '../scene-kit/shape'

const SKIN = SKINS.tan
const PHONE = { x: 262, y: 190, width: 276, height: 150 } as const

/** One's own two hands from below, thumbs on the screen of a phone held across. */
export function phoneInHands(pen: Pen, accent: string): void {
  for (const side of [-1, 1]) placed(pen, { x: 400, y: 0, mirrored: side > 0 }, () => handBehind(pen))
  phone(pen, accent)
  for (const side of [-1, 1]) placed(pen, { x: 400, y: 0, mirrored: side > 0 }, () => thumb(pen))
}

function phone(pen: Pen, accent: string): void {
  const { x, y, width, height } = PHONE
  shape(pen, '#161b3d', (path) => path.roundRect(x, y, width, height, 20))
  panel(pen, { x: x + 13, y: y + 13, width: width - 26, height: height - 26 }, () => screen(pen, accent))
  line(pen, (path) => path.rect(x + 13, y + 13, width - 26, height - 26), INK, 3)
}

/** What everybody talks about, and its curve. */
function screen(pen: Pen, accent: string): void {
  wash(pen, 250, 124, lit(accent, 0.8), lit(accent, 0.45))
  planet(pen, 92, 54, 30, accent, true)
  line(
    pen,
    (path) => {
      path.moveTo(60, 106)
      path.lineTo(106, 92)
      path.lineTo(136, 98)
      path.lineTo(190, 30)
    },
    INK,
    7,
  )
  shape(pen, INK, polygon([198, 18], [204, 46], [176, 32]), 3)
}

/** The left hand behind the phone's end, and the sleeve to the corner below. */
function handBehind(pen: Pen): void {
  limb(
    pen,
    (path) => {
      path.moveTo(-300, 520)
      path.quadraticCurveTo(-240, 420, -166, 330)
    },
    '#e7e3f4',
    104,
  )
  for (const [fromX, fromY, toX, toY] of [
    [-246, 366, -184, 424],
    [-276, 404, -214, 458],
    [-212, 330, -150, 386],
  ] as const) {
    line(
      pen,
      (path) => {
        path.moveTo(fromX, fromY)
        path.lineTo(toX, toY)
      },
      '#8fa2e0',
      12,
    )
  }
  shapeWith(
    pen,
    SKIN,
    (path) => path.roundRect(-196, 214, 104, 150, 46),
    () => shape(pen, shaded(SKIN, 0.28), (path) => path.roundRect(-176, 300, 110, 80, 30), 0),
  )
  // fingertips come round the back
  for (const y of [226, 258, 290]) limb(pen, finger(y), SKIN, 22, 5)
}

const finger = (y: number) => (pen: Pen) => {
  pen.moveTo(-150, y)
  pen.lineTo(-172, y)
}

function thumb(pen: Pen): void {
  limb(
    pen,
    (path) => {
      path.moveTo(-156, 318)
      path.quadraticCurveTo(-130, 268, -92, 264)
    },
    SKIN,
    34,
  )
  // no outline where the thumb grows out of the hand
  line(
    pen,
    (path) => {
      path.moveTo(-164, 326)
      path.lineTo(-150, 304)
    },
    SKIN,
    34,
  )
  shape(pen, lit(SKIN, 0.6), (path) => path.ellipse(-90, 260, 13, 9, -0.15, 0, Math.PI * 2), 4)
  line(pen, (path) => path.arc(-128, 282, 12, 3.6, 4.8), shaded(SKIN, 0.4), 4)
}
