import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const below = (role: string, x: number, color: string): CaptionBox => ({
  role,
  x,
  y: 0.73,
  width: 0.46,
  height: 0.25,
  align: 'center',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color,
  stroke: { color: '#0b1026', width: 0.12 },
  maxFontSize: 0.1,
  minFontSize: 0.018,
})

export const format: MemeFormat = {
  id: 'chad',
  name: 'Ordinary and legend',
  hint: 'How everyone does it, next to someone who does it without blinking.',
  boxes: [below('ordinary', 0.02, '#f8f4ea'), below('chad', 0.52, '#ffd27a')],
  painting: null,
  sceneAltText:
    'Left a sad line-drawn man in a hood on a grey day; right a beaming man with an absurdly strong jaw and wind in his hair before golden rays.',
  drawScene,
}
