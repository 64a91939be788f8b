import { PICTURE_WIDTH } from '../meme-format'
import type { Pen } from '../pen'
import { INK, translucent } from './palette'

/**
 * Darkens the picture's full width from nothing at `from` to ink at `to`, so that white letters stand calmly.
 * @param from Pixels from above, as `to`; either may be the lower one.
 */
export function captionShade(pen: Pen, from: number, to: number, opacity = 0.8): void {
  const middle = Math.round((from + to) / 2)
  const most = opacity * 0.8
  // In two parts: a run of three colours takes the server's canvas three times as long as one of two.
  deepen(pen, [from, middle], [0, most])
  deepen(pen, [middle, to], [most, opacity])
}

function deepen(pen: Pen, [from, to]: readonly [number, number], opacities: readonly [number, number]): void {
  const shadow = pen.createLinearGradient(0, from, 0, to)
  shadow.addColorStop(0, translucent(INK, opacities[0]))
  shadow.addColorStop(1, translucent(INK, opacities[1]))
  pen.fillStyle = shadow
  pen.fillRect(0, Math.min(from, to), PICTURE_WIDTH, Math.abs(to - from))
}
