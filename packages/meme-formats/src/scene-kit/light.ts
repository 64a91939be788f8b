import type { Pen } from '../pen'
import { INK, translucent } from './palette'

/** A soft light around a point that ends at `radius`, in pixels. */
export function glow(pen: Pen, x: number, y: number, radius: number, color: string, opacity = 0.6): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, translucent(color, opacity))
  light.addColorStop(0.5, translucent(color, opacity * 0.35))
  light.addColorStop(1, translucent(color, 0))
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
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
