import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { panel, wash } from '../scene-kit/background'
import { CALM } from '../scene-kit/expression'
import { glow } from '../scene-kit/light'
import { LAMP, mix, PAPER, translucent } from '../scene-kit/palette'
import { circle, line, placed, shape } from '../scene-kit/shape'
import { COMET_SKIN, cometHead } from './comet-head'
import { pointingHand, stopHand } from './hands'
import { pufferJacket, sleeve } from './puffer-jacket'

/** Pixels from the left where the captions begin. */
const CAPTIONS_FROM = 400
const ROW_HEIGHT = 300

/** The comet in a quilted jacket, above turning away with a raised palm, below pointing with delight. */
export function drawScene(pen: Pen, { accent }: SceneColors): void {
  pen.fillStyle = mix(PAPER, accent, 0.06)
  pen.fillRect(CAPTIONS_FROM, 0, CAPTIONS_FROM, 600)
  panel(pen, { x: 0, y: 0, width: CAPTIONS_FROM, height: ROW_HEIGHT }, () => refusing(pen, accent))
  panel(pen, { x: 0, y: ROW_HEIGHT, width: CAPTIONS_FROM, height: ROW_HEIGHT }, () => preferring(pen, accent))
  line(pen, (path) => {
    path.moveTo(0, ROW_HEIGHT)
    path.lineTo(800, ROW_HEIGHT)
  })
  line(pen, (path) => {
    path.moveTo(CAPTIONS_FROM, 0)
    path.lineTo(CAPTIONS_FROM, 600)
  })
}

function refusing(pen: Pen, accent: string): void {
  wash(pen, CAPTIONS_FROM, ROW_HEIGHT, '#8d8fb0', '#74769c')
  shape(pen, translucent('#5d5f88', 0.5), circle(170, 170, 150), 0)
  placed(pen, { x: 138, y: 150, turn: -0.1, size: 0.84 }, () => {
    sleeve(pen, [72, 122], [186, 214], [198, 90], accent)
    pufferJacket(pen, accent)
    cometHead(
      pen,
      { x: -10, y: 6, turn: -0.2 },
      { expression: { ...CALM, eyes: 'closed', brows: 'raised', mouth: 'frown' }, facing: -1, mood: 0 },
    )
    stopHand(pen, { x: 198, y: 70, turn: 0.2, size: 1.12 }, COMET_SKIN)
  })
}

function preferring(pen: Pen, accent: string): void {
  wash(pen, CAPTIONS_FROM, ROW_HEIGHT, '#5a4ff0', '#3f37c9')
  glow(pen, 150, 150, 230, LAMP, 0.55)
  placed(pen, { x: 142, y: 158, turn: 0.05, size: 0.84 }, () => {
    sleeve(pen, [64, 120], [150, 226], [196, 132], accent)
    pufferJacket(pen, accent)
    cometHead(
      pen,
      { x: 2, y: 0, turn: 0.12 },
      { expression: { ...CALM, eyes: 'happy', brows: 'raised', mouth: 'grin', blushing: true }, facing: 1, mood: 0.6 },
    )
    pointingHand(pen, { x: 186, y: 124, turn: -0.34, size: 0.98 }, COMET_SKIN)
  })
}
