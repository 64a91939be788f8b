import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const band = (role: string, y: number, verticalAlign: CaptionBox['verticalAlign']): CaptionBox => ({
  role,
  x: 0.03,
  y,
  width: 0.94,
  height: 0.2,
  align: 'center',
  verticalAlign,
  letterCase: 'upper',
  color: '#ffffff',
  stroke: { color: '#0b1026', width: 0.16 },
  maxFontSize: 0.13,
  minFontSize: 0.024,
})

export const format: MemeFormat = {
  id: 'image-text',
  name: 'Picture and text',
  hint: 'The set-up above, the punch line below.',
  boxes: [band('top', 0.02, 'top'), band('bottom', 0.78, 'bottom')],
  painting: { x: 0, y: 0, width: 1, height: 1 },
  sceneAltText:
    'A cat in a space suit looks you in the eye before a ringed planet and pushes a cup of coffee off the console.',
  drawScene,
}
