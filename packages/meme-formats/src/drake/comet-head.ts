import type { Pen } from '../pen'
import type { Expression } from '../scene-kit/expression'
import { eyes } from '../scene-kit/eyes'
import { mouth } from '../scene-kit/mouth'
import { CLOTHES, LAMP, lit, shaded, translucent } from '../scene-kit/palette'
import { circle, oval, type Placing, placed, shape, shapeWith, type Trace } from '../scene-kit/shape'

/** What the comet's skin is, on its hands too. */
export const COMET_SKIN = LAMP

export type CometHead = {
  readonly expression: Expression
  /** Where it turns to: -1 is the picture's left, 1 its right. */
  readonly facing: number
  /** How high its tail burns, 0 to 1. */
  readonly mood: number
}

/** The head of our comet, 140 pixels across, around its middle; its tail streams away from where it looks. */
export function cometHead(pen: Pen, at: Placing, { expression, facing, mood }: CometHead): void {
  placed(pen, at, () => {
    const away = facing > 0 ? -1 : 1
    pen.save()
    pen.scale(away, 1)
    const reach = 0.72 + mood * 0.36
    shape(pen, CLOTHES.red, flame(150 * reach, 74))
    shape(pen, CLOTHES.orange, flame(112 * reach, 66), 0)
    shape(pen, CLOTHES.yellow, flame(76 * reach, 58), 0)
    pen.restore()
    shapeWith(pen, COMET_SKIN, circle(0, 0, 70), () => {
      shape(pen, shaded(COMET_SKIN, 0.16), (path) => path.rect(-80, -80, 160, 160), 0)
      shape(pen, COMET_SKIN, circle(-16, -14, 74), 0)
      shape(pen, lit(COMET_SKIN, 0.55), oval(-30, -46, 22, 10, -0.5), 0)
      for (const [x, y, radius] of CRATERS)
        shape(pen, shaded(COMET_SKIN, 0.14), oval(x - facing * 8, y, radius, radius * 0.8), 0)
      if (expression.blushing) {
        for (const side of [-1, 1])
          shape(pen, translucent(CLOTHES.red, 0.38), oval(facing * 24 + side * 38, 22, 13, 8), 0)
      }
    })
    // the far brow ends where the ball turns away
    pen.save()
    pen.beginPath()
    circle(0, 0, 68)(pen)
    pen.clip()
    placed(pen, { x: facing * 21, y: 0, size: 1.12 }, () => {
      eyes(pen, expression, COMET_SKIN, '#7a2f1d')
      placed(pen, { x: facing * 5, y: 31 }, () => mouth(pen, expression.mouth, COMET_SKIN))
    })
    pen.restore()
  })
}

const CRATERS = [
  [-44, 12, 8],
  [44, -34, 10],
  [50, 30, 6],
  [6, -56, 6],
] as const

/** Streams to the right and up from behind the head; tongues as wild as it is long. */
function flame(reach: number, radius: number): Trace {
  return (pen) => {
    pen.moveTo(-radius * 0.96, -10)
    pen.bezierCurveTo(-radius, -radius * 0.9, -20, -radius * 1.3, 16, -radius - reach * 0.32)
    pen.quadraticCurveTo(14, -radius * 1.02, 34, -radius * 0.96)
    pen.bezierCurveTo(52, -radius * 1.1, 60, -radius - reach * 0.3, 92, -radius - reach * 0.62)
    pen.bezierCurveTo(80, -radius * 1.1, 78, -radius * 0.9, 92, -radius * 0.72)
    pen.quadraticCurveTo(radius + reach * 0.3, -radius * 0.84, radius + reach * 0.72, -radius - reach * 0.2)
    pen.bezierCurveTo(radius + reach * 0.42, -20, radius + reach * 0.2, 0, radius + reach * 0.44, 4)
    pen.bezierCurveTo(radius + 10, 30, radius * 0.9, radius * 0.9, 10, radius * 0.98)
    pen.closePath()
  }
}
