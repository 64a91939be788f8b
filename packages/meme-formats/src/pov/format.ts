import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const pov: CaptionBox = {
  role: 'pov',
  x: 0.03,
  y: 0.015,
  width: 0.94,
  height: 0.18,
  align: 'center',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color: '#0b1026',
  stroke: null,
  maxFontSize: 0.095,
  minFontSize: 0.024,
}

const thought: CaptionBox = {
  role: 'thought',
  x: 0.03,
  y: 0.79,
  width: 0.94,
  height: 0.19,
  align: 'center',
  verticalAlign: 'bottom',
  letterCase: 'as_written',
  color: '#ffffff',
  stroke: { color: '#0b1026', width: 0.16 },
  maxFontSize: 0.085,
  minFontSize: 0.024,
}

export const format: MemeFormat = {
  id: 'pov',
  name: 'POV',
  hint: 'Whose eyes you’re looking through, and what they’re thinking.',
  boxes: [pov, thought],
  painting: { x: 0, y: 0.21, width: 1, height: 0.79 },
  sceneAltText:
    'Through your own eyes: two hands hold a glowing phone in bed at night; behind it, between two feet under the blanket, a cat sits and stares.',
  drawScene,
}
