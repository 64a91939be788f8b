import type { Pen } from '../pen'
import type { Trace } from '../scene-kit/shape'

/** A head and shoulders seen from the side, looking left; the middle of the skull is the origin, 100 pixels its radius. */
export const profileHead: Trace = (pen) => {
  pen.moveTo(210, 240)
  pen.bezierCurveTo(190, 168, 78, 170, 66, 108)
  pen.bezierCurveTo(64, 84, 96, 52, 97, 0)
  pen.bezierCurveTo(97, -62, 50, -104, -6, -104)
  pen.bezierCurveTo(-64, -104, -96, -68, -95, -24)
  faceEdge(pen)
  pen.bezierCurveTo(-26, 122, -24, 142, -36, 162)
  pen.bezierCurveTo(-90, 176, -140, 196, -156, 240)
  pen.closePath()
}

/** From the brow over nose, lips and chin to the throat. */
function faceEdge(pen: Pen): void {
  pen.bezierCurveTo(-95, -10, -90, -4, -93, 4)
  pen.quadraticCurveTo(-100, 20, -115, 36)
  pen.quadraticCurveTo(-120, 46, -100, 49)
  pen.quadraticCurveTo(-96, 54, -100, 58)
  pen.quadraticCurveTo(-109, 63, -100, 70)
  pen.quadraticCurveTo(-108, 78, -98, 84)
  pen.quadraticCurveTo(-94, 90, -98, 98)
  pen.bezierCurveTo(-98, 116, -78, 122, -60, 116)
  pen.lineTo(-32, 108)
}
