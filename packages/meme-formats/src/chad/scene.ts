import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { panel, rays, wash } from '../scene-kit/background'
import { everyman } from '../scene-kit/everyman'
import { glow } from '../scene-kit/light'
import { INK, LAMP, lit, PAPER } from '../scene-kit/palette'
import { line, placed, shape } from '../scene-kit/shape'
import { sparkle } from '../scene-kit/sparkle'
import { heroBody } from './hero-body'
import { HERO_SKIN, heroHead } from './hero-head'

const HALF = 400
/** Pixels from above where the captions begin. */
const CAPTIONS_FROM = 424

/** The everyman on a grey day, and a man who is mostly jaw before the rays of his own glory. */
export function drawScene(pen: Pen, { accent }: SceneColors): void {
  panel(pen, { x: 0, y: 0, width: HALF, height: CAPTIONS_FROM }, () => ordinary(pen))
  panel(pen, { x: HALF, y: 0, width: HALF, height: CAPTIONS_FROM }, () => hero(pen, accent))
  pen.fillStyle = '#39415f'
  pen.fillRect(0, CAPTIONS_FROM, HALF, 600 - CAPTIONS_FROM)
  pen.fillStyle = INK
  pen.fillRect(HALF, CAPTIONS_FROM, HALF, 600 - CAPTIONS_FROM)
  for (const [x, y, toX, toY] of [
    [HALF, 0, HALF, 600],
    [0, CAPTIONS_FROM, 800, CAPTIONS_FROM],
  ] as const) {
    line(pen, (path) => {
      path.moveTo(x, y)
      path.lineTo(toX, toY)
    })
  }
}

function ordinary(pen: Pen): void {
  wash(pen, HALF, CAPTIONS_FROM, '#a9afc4', '#868da9')
  pen.fillStyle = '#767d9a'
  pen.fillRect(0, 340, HALF, 90)
  everyman(pen, { x: 194, y: 226, turn: 0.04, size: 0.78 }, '#5d6791')
}

function hero(pen: Pen, accent: string): void {
  rays(pen, HALF, CAPTIONS_FROM, { x: 196, y: 170 }, ['#5a3fd6', '#7a5cf5'], 14)
  glow(pen, 196, 160, 230, LAMP, 0.85)
  placed(pen, { x: 192, y: 146, size: 0.76 }, () => {
    heroBody(pen, HERO_SKIN, accent)
    placed(pen, { x: 0, y: 0, turn: -0.04 }, () => heroHead(pen))
  })
  shape(pen, PAPER, sparkle(66, 66, 22), 5)
  shape(pen, lit(accent, 0.6), sparkle(340, 250, 15), 4)
}
