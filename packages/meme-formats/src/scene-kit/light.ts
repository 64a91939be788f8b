import type { Pen } from '../pen'
import { INK, translucent } from './palette'

/** How bright a light still is halfway to its end: it falls fast and fades slowly. */
const HALFWAY = 0.35

/** A soft light around a point that ends at `radius`, in pixels. */
export function glow(pen: Pen, x: number, y: number, radius: number, color: string, opacity = 0.6): void {
  // Two lights of two colours each: one of three takes the server's canvas three times as long.
  const far = 2 * HALFWAY * opacity
  spread(pen, x, y, radius, color, far)
  spread(pen, x, y, radius / 2, color, (opacity - far) / (1 - far))
}

/** Fades evenly from a point. A square shows a circle: beyond its last colour it is clear. */
function spread(pen: Pen, x: number, y: number, radius: number, color: string, opacity: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, translucent(color, opacity))
  light.addColorStop(1, translucent(color, 0))
  pen.fillStyle = light
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** Darkens towards the edges of an area, so that the middle is looked at. */
export function vignette(pen: Pen, width: number, height: number, opacity = 0.55): void {
  const reach = Math.hypot(width, height) / 2
  const shadow = pen.createRadialGradient(width / 2, height / 2, reach * 0.45, width / 2, height / 2, reach)
  shadow.addColorStop(0, translucent(INK, 0))
  shadow.addColorStop(1, translucent(INK, opacity))
  pen.fillStyle = shadow
  pen.fillRect(0, 0, width, height)
}
