import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { panel, rays } from '../scene-kit/background'
import { captionShade } from '../scene-kit/caption-shade'
import { glow } from '../scene-kit/light'
import { lit, mix, PAPER, shaded } from '../scene-kit/palette'
import { circle, line, polygon, shape, shapeWith } from '../scene-kit/shape'
import { coffeeSpray } from './coffee-spray'
import { startledOwl } from './startled-owl'

/** Pixels from above where the picture begins. */
const PICTURE_FROM = 153

/** An owl reads the news over its coffee, and there the coffee goes. */
export function drawScene(pen: Pen, { accent }: SceneColors): void {
  pen.fillStyle = mix(PAPER, accent, 0.06)
  pen.fillRect(0, 0, 800, PICTURE_FROM)
  panel(pen, { x: 0, y: PICTURE_FROM, width: 800, height: 600 - PICTURE_FROM }, () => picture(pen, accent))
  line(pen, (path) => {
    path.moveTo(0, PICTURE_FROM)
    path.lineTo(800, PICTURE_FROM)
  })
}

function picture(pen: Pen, accent: string): void {
  rays(pen, 800, 450, { x: 500, y: 180 }, [shaded(accent, 0.5), shaded(accent, 0.32)], 16)
  glow(pen, 500, 180, 240, lit(accent, 0.4), 0.75)
  startledOwl(pen, { x: 510, y: 176, turn: 0.07, size: 0.94 })
  desk(pen)
  laptop(pen, accent)
  coffeeSpray(pen, { x: 494, y: 236 })
  captionShade(pen, 296, 450, 0.85)
}

function desk(pen: Pen): void {
  shapeWith(
    pen,
    '#4a2f5e',
    (path) => path.rect(-20, 350, 840, 140),
    () => {
      pen.fillStyle = '#6d4a82'
      pen.fillRect(-20, 350, 840, 14)
    },
  )
}

/** From behind, its light on who reads. */
function laptop(pen: Pen, accent: string): void {
  glow(pen, 214, 240, 140, lit(accent, 0.5), 0.55)
  shape(pen, '#7d86a8', polygon([96, 344], [318, 344], [336, 366], [80, 366]))
  shapeWith(pen, '#b8c0dc', polygon([70, 170], [262, 150], [306, 346], [104, 346]), () => {
    shape(pen, '#98a1c4', polygon([250, 140], [330, 140], [330, 360], [196, 360]), 0)
  })
  shape(pen, accent, circle(184, 250, 25))
  line(pen, (path) => path.ellipse(184, 250, 42, 11, -0.35, -0.25, Math.PI + 0.25), PAPER, 6)
}
