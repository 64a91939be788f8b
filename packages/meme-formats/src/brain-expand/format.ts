import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const row = (role: string, index: number): CaptionBox => ({
  role,
  x: 0.02,
  y: index * 0.25 + 0.018,
  width: 0.51,
  height: 0.214,
  align: 'left',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color: '#0b1026',
  stroke: null,
  maxFontSize: 0.08,
  minFontSize: 0.018,
})

export const format: MemeFormat = {
  id: 'brain-expand',
  name: 'Expanding mind',
  hint: 'Four ideas about the same thing, each grander and less sensible than the one before.',
  boxes: ['small', 'larger', 'glowing', 'cosmic'].map(row),
  painting: null,
  sceneAltText:
    'Four heads in profile beneath each other: a tiny brain with a spark, a pink brain, a brain that shines, and a head whose mind is a galaxy.',
  drawScene,
}
