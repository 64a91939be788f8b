import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const beside = (role: string, y: number): CaptionBox => ({
  role,
  x: 0.52,
  y,
  width: 0.46,
  height: 0.46,
  align: 'center',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color: '#0b1026',
  stroke: null,
  maxFontSize: 0.1,
  minFontSize: 0.018,
})

export const format: MemeFormat = {
  id: 'drake',
  name: 'No, yes',
  hint: 'Turn one thing down and point at what you’d rather have.',
  boxes: [beside('refused', 0.02), beside('preferred', 0.52)],
  painting: null,
  sceneAltText:
    'Two rows with a comet in a quilted jacket: above it turns away with closed eyes and a raised palm, below it beams and points.',
  drawScene,
}
