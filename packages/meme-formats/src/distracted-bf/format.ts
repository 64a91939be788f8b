import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const label = (role: string, x: number): CaptionBox => ({
  role,
  x,
  y: 0.64,
  width: 0.305,
  height: 0.34,
  align: 'center',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color: '#f8f4ea',
  stroke: { color: '#0b1026', width: 0.16 },
  maxFontSize: 0.08,
  minFontSize: 0.018,
})

export const format: MemeFormat = {
  id: 'distracted-bf',
  name: 'Distracted',
  hint: 'What catches the eye, who’s looking, and what they should be looking at.',
  boxes: [label('temptation', 0.03), label('distracted', 0.36), label('ignored', 0.68)],
  painting: null,
  sceneAltText:
    'A couple walks along a shopping street. One of them turns the head and whistles after a passer-by with headphones; the other, holding that arm, is indignant.',
  drawScene,
}
