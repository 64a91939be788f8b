import type { Trace } from './shape'

/** A star with four points that catches the light. */
export const sparkle =
  (x: number, y: number, radius: number): Trace =>
  (pen) => {
    pen.moveTo(x, y - radius)
    pen.quadraticCurveTo(x, y, x + radius, y)
    pen.quadraticCurveTo(x, y, x, y + radius)
    pen.quadraticCurveTo(x, y, x - radius, y)
    pen.quadraticCurveTo(x, y, x, y - radius)
    pen.closePath()
  }
