import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { nightSky, planet } from '../scene-kit/background'
import { captionShade } from '../scene-kit/caption-shade'
import { glow } from '../scene-kit/light'
import { CLOTHES, INK, LAMP, lit, PAPER, shaded } from '../scene-kit/palette'
import { circle, line, oval, placed, polygon, shape, shapeWith } from '../scene-kit/shape'
import { catAstronaut } from './cat-astronaut'

const CONSOLE_FROM = 452

/** A cat in a space suit that pushes a cup off the edge of everything, and sees to it that one knows. */
export function drawScene(pen: Pen, { accent }: SceneColors): void {
  nightSky(pen, 800, 600, accent)
  glow(pen, 590, 282, 250, accent, 0.6)
  planet(pen, 590, 282, 122, accent, true)
  captionShade(pen, 140, 0, 0.6)
  catAstronaut(pen, accent, () => controls(pen, accent))
  tippingCup(pen)
  captionShade(pen, CONSOLE_FROM + 10, 600, 0.75)
}

function controls(pen: Pen, accent: string): void {
  shapeWith(pen, '#3b4479', polygon([-20, CONSOLE_FROM], [612, CONSOLE_FROM], [584, 620], [-20, 620]), () => {
    pen.fillStyle = '#6470b4'
    pen.fillRect(-20, CONSOLE_FROM, 700, 16)
    for (const [index, x] of [52, 92, 132].entries())
      shape(pen, [accent, LAMP, CLOTHES.red][index] ?? LAMP, circle(x, 492, 9), 4)
  })
}

function tippingCup(pen: Pen): void {
  placed(pen, { x: 640, y: 412, turn: 0.62, size: 1.15 }, () => {
    line(pen, (path) => path.arc(38, 4, 19, -1.4, 1.6), INK, 22)
    line(pen, (path) => path.arc(38, 4, 19, -1.4, 1.6), PAPER, 10)
    shapeWith(
      pen,
      PAPER,
      (path) => path.roundRect(-36, -42, 72, 84, 12),
      () => {
        pen.fillStyle = shaded(PAPER, 0.18)
        pen.fillRect(10, -50, 40, 100)
        pen.fillStyle = CLOTHES.red
        pen.fillRect(-40, 8, 80, 14)
      },
    )
    shape(pen, COFFEE, oval(0, -42, 36, 11))
  })
  for (const [x, y, radius] of [
    [712, 364, 19],
    [748, 398, 11],
    [740, 328, 8],
    [692, 332, 6],
  ] as const) {
    shape(pen, COFFEE, oval(x, y, radius * 1.15, radius, 0.5), 5)
    shape(pen, lit(COFFEE, 0.6), circle(x - radius * 0.35, y - radius * 0.3, radius * 0.24), 0)
  }
}

const COFFEE = '#7a4526'
