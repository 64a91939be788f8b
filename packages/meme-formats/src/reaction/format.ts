import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const situation: CaptionBox = {
  role: 'situation',
  x: 0.03,
  y: 0.015,
  width: 0.94,
  height: 0.225,
  align: 'left',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color: '#0b1026',
  stroke: null,
  maxFontSize: 0.095,
  minFontSize: 0.025,
}

const reaction: CaptionBox = {
  role: 'reaction',
  x: 0.03,
  y: 0.78,
  width: 0.94,
  height: 0.2,
  align: 'center',
  verticalAlign: 'bottom',
  letterCase: 'as_written',
  color: '#ffffff',
  stroke: { color: '#0b1026', width: 0.16 },
  maxFontSize: 0.1,
  minFontSize: 0.024,
}

export const format: MemeFormat = {
  id: 'reaction',
  name: 'Reaction',
  hint: 'What happened, and the face you make.',
  boxes: [situation, reaction],
  painting: { x: 0, y: 0.255, width: 1, height: 0.745 },
  sceneAltText: 'Below the situation a wide-eyed owl, feathers on end, spits its coffee all over the laptop before it.',
  drawScene,
}
