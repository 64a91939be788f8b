import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const worry: CaptionBox = {
  role: 'worry',
  x: 0.54,
  y: 0.1,
  width: 0.38,
  height: 0.48,
  align: 'center',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color: '#0b1026',
  stroke: null,
  maxFontSize: 0.095,
  minFontSize: 0.018,
}

const truth: CaptionBox = {
  role: 'truth',
  x: 0.03,
  y: 0.765,
  width: 0.94,
  height: 0.215,
  align: 'center',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color: '#f8f4ea',
  stroke: { color: '#0b1026', width: 0.12 },
  maxFontSize: 0.105,
  minFontSize: 0.018,
}

export const format: MemeFormat = {
  id: 'wojak',
  name: 'Sad everyman',
  hint: 'A worry in his head, and below it the truth that makes it worse.',
  boxes: [worry, truth],
  painting: null,
  sceneAltText:
    'A line-drawn man in a hood stands sadly before a rainy window at night; a cloud of thought hangs beside him.',
  drawScene,
}
