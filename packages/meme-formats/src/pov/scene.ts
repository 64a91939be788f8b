import type { SceneColors } from '../meme-format'
import type { Pen } from '../pen'
import { panel } from '../scene-kit/background'
import { captionShade } from '../scene-kit/caption-shade'
import { glow, vignette } from '../scene-kit/light'
import { lit, mix, PAPER } from '../scene-kit/palette'
import { line } from '../scene-kit/shape'
import { sittingCat } from '../scene-kit/sitting-cat'
import { bedroom, blanket } from './bedroom'
import { phoneInHands } from './phone-in-hands'

/** Pixels from above where the picture begins. */
const PICTURE_FROM = 126

/** In bed at three, the phone in both hands, and the one who sees it all at one's feet. */
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
  bedroom(pen, accent)
  sittingCat(pen, { x: 400, y: 104, size: 0.84 }, { fur: '#8b82b8', iris: '#d9f06a', look: 'staring' })
  blanket(pen, accent)
  glow(pen, 400, 250, 290, lit(accent, 0.45), 0.65)
  vignette(pen, 800, 474, 0.75)
  phoneInHands(pen, accent)
  captionShade(pen, 316, 474, 0.85)
}
