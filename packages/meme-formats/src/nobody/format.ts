import type { CaptionBox, MemeFormat } from '../meme-format'
import { drawScene } from './scene'

const nobody: CaptionBox = {
  role: 'nobody',
  x: 0.04,
  y: 0.015,
  width: 0.92,
  height: 0.165,
  align: 'left',
  verticalAlign: 'middle',
  letterCase: 'as_written',
  color: '#0b1026',
  stroke: null,
  maxFontSize: 0.075,
  minFontSize: 0.022,
}

const somebody: CaptionBox = {
  role: 'somebody',
  x: 0.03,
  y: 0.77,
  width: 0.94,
  height: 0.21,
  align: 'center',
  verticalAlign: 'bottom',
  letterCase: 'as_written',
  color: '#ffffff',
  stroke: { color: '#0b1026', width: 0.16 },
  maxFontSize: 0.1,
  minFontSize: 0.024,
}

export const format: MemeFormat = {
  id: 'nobody',
  name: 'Nobody:',
  hint: 'Nobody asked, but someone does it anyway, with all their heart.',
  boxes: [nobody, somebody],
  painting: { x: 0, y: 0.195, width: 1, height: 0.805 },
  sceneAltText:
    'Alone on a hill at night someone in a party hat cheers beside a telescope with balloons, while the town sleeps; a cat in a party hat wants to go home.',
  drawScene,
}
