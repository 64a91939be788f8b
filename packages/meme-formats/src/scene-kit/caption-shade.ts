import { PICTURE_WIDTH } from '../meme-format'
import type { Pen } from '../pen'
import { INK, translucent } from './palette'

/**
 * Darkens the picture's full width from nothing at `from` to ink at `to`, so that white letters stand calmly.
 * @param from Pixels from above, as `to`; either may be the lower one.
 */
export function captionShade(pen: Pen, from: number, to: number, opacity = 0.8): void {
  const shadow = pen.createLinearGradient(0, from, 0, to)
  shadow.addColorStop(0, translucent(INK, 0))
  shadow.addColorStop(0.5, translucent(INK, opacity * 0.8))
  shadow.addColorStop(1, translucent(INK, opacity))
  pen.fillStyle = shadow
  pen.fillRect(0, Math.min(from, to), PICTURE_WIDTH, Math.abs(to - from))
}
