import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { panel, planet, rays, stars, wash } from '../scene-kit/background'
import { glow, vignette } from '../scene-kit/light'
import { LAMP, lit, mix, PAPER, shaded } from '../scene-kit/palette'
import { circle, line, oval, polygon, shape } from '../scene-kit/shape'
import { sparkle } from '../scene-kit/sparkle'
import { cardboardRocket } from './cardboard-rocket'
import { gleamingRocket } from './gleaming-rocket'

const HALF = 400
/** Pixels from above where the captions begin. */
const CAPTIONS_FROM = 428

/** The rocket that was promised, and the rocket that was built. */
export function drawScene(pen: Pen, { accent }: SceneColors): void {
  panel(pen, { x: 0, y: 0, width: HALF, height: CAPTIONS_FROM }, () => promised(pen, accent))
  panel(pen, { x: HALF, y: 0, width: HALF, height: CAPTIONS_FROM }, () => built(pen, accent))
  pen.fillStyle = mix(PAPER, accent, 0.12)
  pen.fillRect(0, CAPTIONS_FROM, HALF, 600 - CAPTIONS_FROM)
  pen.fillStyle = mix(PAPER, '#9a8f86', 0.22)
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

function promised(pen: Pen, accent: string): void {
  rays(pen, HALF, CAPTIONS_FROM, { x: 200, y: 300 }, ['#27289a', '#3a3fc0'], 18)
  stars(pen, HALF, 300, 34, 4)
  planet(pen, 330, 84, 34, accent, true)
  glow(pen, 200, 330, 260, LAMP, 0.85)
  gleamingRocket(pen, { x: 200, y: 178, turn: 0.05 }, accent)
  // steam
  for (const [x, y, radius] of STEAM) shape(pen, PAPER, circle(x, y, radius))
  for (const [x, y, radius] of STEAM) shape(pen, lit('#dfe4ff', 0.3), circle(x, y, radius - 2), 0)
  for (const [x, y, radius] of STEAM) shape(pen, PAPER, oval(x - 5, y - 8, radius * 0.7, radius * 0.6), 0)
  for (const [x, y, radius] of [
    [70, 110, 20],
    [96, 212, 12],
    [322, 200, 16],
  ] as const)
    shape(pen, PAPER, sparkle(x, y, radius), 4)
}

const STEAM = [
  [10, 418, 44],
  [72, 426, 40],
  [128, 434, 38],
  [390, 418, 46],
  [330, 424, 42],
  [272, 434, 38],
  [200, 448, 34],
] as const

/** A garage with everything that lay about. */
function built(pen: Pen, accent: string): void {
  wash(pen, HALF, CAPTIONS_FROM, '#b3ada6', '#9d968f')
  for (const y of [60, 130, 200, 270]) {
    line(
      pen,
      (path) => {
        path.moveTo(0, y)
        path.lineTo(HALF, y)
      },
      '#8f8881',
      3,
    )
  }
  shape(pen, '#746d72', polygon([-10, 346], [410, 346], [410, 440], [-10, 440]))
  // a plan hangs there too, and shows the other rocket
  shape(pen, '#3f63b8', polygon([20, 40], [104, 32], [110, 136], [26, 142]), 4)
  line(
    pen,
    (path) => {
      path.moveTo(64, 46)
      path.bezierCurveTo(82, 66, 84, 92, 79, 116)
      path.lineTo(53, 118)
      path.bezierCurveTo(44, 92, 46, 66, 64, 46)
      path.moveTo(82, 92)
      path.quadraticCurveTo(100, 104, 98, 128)
      path.lineTo(79, 116)
      path.moveTo(48, 94)
      path.quadraticCurveTo(34, 108, 36, 132)
      path.lineTo(53, 118)
      path.moveTo(73, 78)
      path.arc(64, 78, 9, 0, Math.PI * 2)
    },
    PAPER,
    3.5,
  )
  shape(pen, shaded('#746d72', 0.5), oval(214, 392, 150, 18), 0)
  cardboardRocket(pen, { x: 212, y: 206, turn: 0.13 }, accent)
  vignette(pen, HALF, CAPTIONS_FROM, 0.35)
}
