import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { nightSky, panel, planet, scattered } from '../scene-kit/background'
import { captionShade } from '../scene-kit/caption-shade'
import { glow } from '../scene-kit/light'
import { CLOTHES, INK, LAMP, mix, PAPER } from '../scene-kit/palette'
import { line, placed, shape } from '../scene-kit/shape'
import { sittingCat } from '../scene-kit/sitting-cat'
import { enthusiast } from './enthusiast'
import { partyHat } from './party-hat'
import { partyTelescope } from './party-telescope'
import { sleepingTown } from './sleeping-town'

/** Pixels from above where the picture begins. */
const PICTURE_FROM = 117

/** The town sleeps; on the hill one is at the party of their life. */
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
  nightSky(pen, 800, 483, accent)
  glow(pen, 724, 66, 110, accent, 0.55)
  planet(pen, 724, 66, 36, accent, true)
  sleepingTown(pen)
  glow(pen, 320, 170, 220, LAMP, 0.5)
  placed(pen, { x: 36, y: 0 }, () => partyTelescope(pen, accent))
  enthusiast(pen, { x: 316, y: 172, turn: -0.05, size: 0.84 }, accent)
  hill(pen)
  placed(pen, { x: 112, y: 236, size: 0.56 }, () => {
    sittingCat(pen, { x: 0, y: 0 }, { fur: CLOTHES.orange, iris: '#c9e265', look: 'unimpressed' })
    partyHat(pen, { x: 6, y: -62, turn: 0.12, size: 1.25 }, accent)
  })
  confetti(pen, accent)
  captionShade(pen, 318, 483, 0.85)
}

function hill(pen: Pen): void {
  shape(pen, '#2c4a5e', (path) => {
    path.moveTo(-20, 372)
    path.bezierCurveTo(120, 330, 300, 306, 420, 318)
    path.bezierCurveTo(580, 330, 700, 372, 820, 400)
    path.lineTo(820, 500)
    path.lineTo(-20, 500)
    path.closePath()
  })
}

function confetti(pen: Pen, accent: string): void {
  const inks = [accent, CLOTHES.yellow, CLOTHES.pink, CLOTHES.teal, PAPER]
  for (const [index, { x, y }] of scattered(38, 6).entries()) {
    const [left, top] = [110 + x * 430, 8 + y * 280]
    // faces stay clean
    if (Math.hypot(left - 316, top - 172) < 70 || Math.hypot(left - 112, top - 236) < 84) continue
    placed(pen, { x: left, y: top, turn: index * 1.3 }, () => {
      pen.fillStyle = INK
      pen.fillRect(-8, -5, 16, 10)
      pen.fillStyle = inks[index % inks.length] ?? accent
      pen.fillRect(-5.5, -2.5, 11, 5)
    })
  }
}
