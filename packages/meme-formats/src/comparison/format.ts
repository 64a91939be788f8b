import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const below = (role: string, x: number): CaptionBox => ({
  role,
  x,
  y: 0.735,
  width: 0.46,
  height: 0.245,
  align: 'center',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color: '#0b1026',
  stroke: null,
  maxFontSize: 0.085,
  minFontSize: 0.02,
})

export const format: MemeFormat = {
  id: 'comparison',
  name: 'Side by side',
  hint: 'As announced on the left, as delivered on the right.',
  boxes: [below('left', 0.02), below('right', 0.52)],
  painting: null,
  sceneAltText:
    'Left a gleaming rocket lifts off; right the same rocket of cardboard, tape and a traffic cone, with someone under a colander looking out of it.',
  drawScene,
}
