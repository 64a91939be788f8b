import type { Pen } from '../pen'
import { planet } from '../scene-kit/background'
import { INK, lit, shaded, translucent } from '../scene-kit/palette'
import { circle, line, oval, shape, shapeWith, type Trace } from '../scene-kit/shape'

/** Dark, so that the trend's colour on it stands apart from any skin. */
const VEST = '#2b3270'

/** Neck, shoulders and a vest with a planet on it; the bridge of the nose is the origin, it reaches down to 420 pixels. */
export function heroBody(pen: Pen, skin: string, color: string): void {
  shapeWith(pen, skin, trunk, () => {
    shape(pen, shaded(skin, 0.3), throatShadow, 0)
    shape(pen, lit(skin, 0.22), oval(-110, 216, 34, 10, -0.45), 0)
  })
  shapeWith(pen, VEST, vest, () => {
    line(pen, neckline, INK, 26)
    line(pen, neckline, color, 16)
    shape(pen, translucent(INK, 0.28), vestShadow, 0)
  })
  for (const side of [-1, 1]) {
    shapeWith(pen, skin, oval(side * 186, 310, 70, 96, side * -0.25), () => {
      shape(pen, shaded(skin, 0.24), circle(side * 176 + 50, 360, 84), 0)
      shape(pen, lit(skin, 0.28), oval(side * 176 - 26, 250, 24, 14, -0.6), 0)
    })
  }
  planet(pen, 0, 334, 25, color, true)
  for (const side of [-1, 1]) {
    line(
      pen,
      (path) => {
        path.moveTo(side * 34, 214)
        path.quadraticCurveTo(side * 44, 236, side * 78, 232)
      },
      shaded(skin, 0.5),
      5,
    )
  }
}

/** As wide at the neck as at the jaw. */
const trunk: Trace = (pen) => {
  pen.moveTo(-84, 120)
  pen.lineTo(-86, 176)
  pen.bezierCurveTo(-120, 208, -160, 216, -190, 236)
  pen.lineTo(-176, 440)
  pen.lineTo(176, 440)
  pen.lineTo(190, 236)
  pen.bezierCurveTo(160, 216, 120, 208, 86, 176)
  pen.lineTo(84, 120)
  pen.closePath()
}

const throatShadow: Trace = (pen) => {
  pen.moveTo(-90, 100)
  pen.lineTo(-84, 190)
  pen.quadraticCurveTo(0, 250, 60, 216)
  pen.lineTo(120, 440)
  pen.lineTo(200, 440)
  pen.lineTo(200, 220)
  pen.lineTo(90, 100)
  pen.closePath()
}

const vest: Trace = (pen) => {
  pen.moveTo(-112, 208)
  pen.bezierCurveTo(-100, 270, -60, 286, 0, 286)
  pen.bezierCurveTo(60, 286, 100, 270, 112, 208)
  pen.lineTo(148, 220)
  pen.bezierCurveTo(130, 300, 150, 330, 170, 350)
  pen.lineTo(160, 440)
  pen.lineTo(-160, 440)
  pen.lineTo(-170, 350)
  pen.bezierCurveTo(-150, 330, -130, 300, -148, 220)
  pen.closePath()
}

const neckline: Trace = (pen) => {
  pen.moveTo(-116, 204)
  pen.bezierCurveTo(-102, 274, -62, 294, 0, 294)
  pen.bezierCurveTo(62, 294, 102, 274, 116, 204)
}

const vestShadow: Trace = (pen) => {
  pen.moveTo(70, 200)
  pen.bezierCurveTo(90, 300, 70, 380, 60, 450)
  pen.lineTo(200, 450)
  pen.lineTo(200, 200)
  pen.closePath()
}
