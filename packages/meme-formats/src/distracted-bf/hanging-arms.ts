import type { Pen } from '../pen'
import { line } from '../scene-kit/shape'

/** The seams where arms hang before the torso of a `figure`: -1 for the picture's left arm, 1 for its right. */
export function hangingArms(pen: Pen, sides: readonly (-1 | 1)[]): void {
  for (const side of sides) {
    line(pen, (path) => {
      path.moveTo(side * 56, 164)
      path.quadraticCurveTo(side * 50, 230, side * 54, 310)
    })
  }
}
