import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { panel, planet, scattered, stars, wash } from '../scene-kit/background'
import { everyman } from '../scene-kit/everyman'
import { glow, vignette } from '../scene-kit/light'
import { INK, mix, PAPER, shaded, translucent } from '../scene-kit/palette'
import { circle, line, shape, type Trace } from '../scene-kit/shape'

/** Pixels from above where the truth begins. */
const CAPTION_FROM = 442
const WINDOW = { x: 40, y: 30, width: 350, height: 330 } as const

/** Somebody alone at a rainy window, and what goes through his head. */
export function drawScene(pen: Pen, { accent }: SceneColors): void {
  pen.fillStyle = '#525c80'
  pen.fillRect(0, 0, 800, 600)
  rainyWindow(pen, accent)
  everyman(pen, { x: 190, y: 268, turn: 0.07, size: 1.02 }, '#4a5583')
  vignette(pen, 800, CAPTION_FROM, 0.5)
  thought(pen)
  pen.fillStyle = INK
  pen.fillRect(0, CAPTION_FROM, 800, 600 - CAPTION_FROM)
  pen.fillStyle = accent
  pen.fillRect(0, CAPTION_FROM, 800, 6)
}

function rainyWindow(pen: Pen, accent: string): void {
  shape(pen, '#2b3150', (path) => path.rect(WINDOW.x - 16, WINDOW.y - 16, WINDOW.width + 32, WINDOW.height + 32))
  panel(pen, WINDOW, () => {
    wash(pen, WINDOW.width, WINDOW.height, '#1b2350', mix('#43508c', accent, 0.25))
    stars(pen, WINDOW.width, WINDOW.height, 24, 5)
    glow(pen, 286, 78, 110, accent, 0.5)
    planet(pen, 286, 78, 36, accent, true)
    for (const { x, y } of scattered(46, 2)) {
      const [left, top] = [x * (WINDOW.width + 40) - 20, y * WINDOW.height]
      line(pen, raindrop(left, top), translucent('#c9d9f5', 0.5), 2.5)
    }
  })
  line(pen, (path) => path.rect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height))
  for (const [fromX, fromY, toX, toY] of [
    [WINDOW.x + WINDOW.width / 2, WINDOW.y, WINDOW.x + WINDOW.width / 2, WINDOW.y + WINDOW.height],
    [WINDOW.x, WINDOW.y + 176, WINDOW.x + WINDOW.width, WINDOW.y + 176],
  ] as const) {
    const bar: Trace = (path) => {
      path.moveTo(fromX, fromY)
      path.lineTo(toX, toY)
    }
    line(pen, bar, INK, 20)
    line(pen, bar, '#2b3150', 9)
  }
}

const raindrop =
  (x: number, y: number): Trace =>
  (pen) => {
    pen.moveTo(x, y)
    pen.lineTo(x - 6, y + 22)
  }

/** A cloud of thought in the upper right, with the bubbles that lead to it. */
function thought(pen: Pen): void {
  for (const [x, y, radius] of [
    [334, 236, 9],
    [366, 208, 15],
  ] as const) {
    shape(pen, PAPER, circle(x, y, radius), 5)
  }
  shape(pen, shaded(PAPER, 0.2), cloud(400, 30, 376, 370))
  shape(pen, PAPER, cloud(396, 24, 374, 362))
}

/** A cloud that fills a rectangle, its puffs along the edges. */
const cloud =
  (x: number, y: number, width: number, height: number): Trace =>
  (pen) => {
    const [right, bottom] = [x + width, y + height]
    pen.moveTo(x + 40, y + height * 0.2)
    pen.bezierCurveTo(x + 30, y - 6, x + width * 0.3, y - 20, x + width * 0.36, y + 16)
    pen.bezierCurveTo(x + width * 0.42, y - 20, x + width * 0.7, y - 20, x + width * 0.72, y + 18)
    pen.bezierCurveTo(right - 50, y - 10, right + 6, y + 30, right - 22, y + height * 0.26)
    pen.bezierCurveTo(right + 20, y + height * 0.34, right + 20, y + height * 0.62, right - 14, y + height * 0.68)
    pen.bezierCurveTo(right + 10, bottom - 50, right - 50, bottom + 8, right - width * 0.26, bottom - 22)
    pen.bezierCurveTo(right - width * 0.3, bottom + 16, x + width * 0.42, bottom + 16, x + width * 0.38, bottom - 18)
    pen.bezierCurveTo(x + width * 0.3, bottom + 8, x + 20, bottom, x + 30, y + height * 0.78)
    pen.bezierCurveTo(x - 16, y + height * 0.72, x - 16, y + height * 0.5, x + 16, y + height * 0.46)
    pen.bezierCurveTo(x - 12, y + height * 0.36, x + 4, y + height * 0.2, x + 40, y + height * 0.2)
    pen.closePath()
  }
