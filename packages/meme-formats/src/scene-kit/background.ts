import type { Pen } from '../pen'
import { INK, lit, mix, NIGHT, PAPER, shaded, translucent } from './palette'
import { circle, oval, polygon, shapeWith } from './shape'

/** An area of the picture, in pixels. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Draws into an area that nothing leaves; the pen's origin is the area's corner meanwhile. */
export function panel(pen: Pen, area: Area, draw: (pen: Pen) => void): void {
  pen.save()
  pen.beginPath()
  pen.rect(area.x, area.y, area.width, area.height)
  pen.clip()
  pen.translate(area.x, area.y)
  draw(pen)
  pen.restore()
}

/** From one colour above to another below. */
export function wash(pen: Pen, width: number, height: number, above: string, below: string): void {
  const colors = pen.createLinearGradient(0, 0, 0, height)
  colors.addColorStop(0, above)
  colors.addColorStop(1, below)
  pen.fillStyle = colors
  pen.fillRect(0, 0, width, height)
}

/** The night over the observatory, warmed towards the horizon by the trend's colour. */
export function nightSky(pen: Pen, width: number, height: number, accent: string): void {
  wash(pen, width, height, NIGHT.high, mix(NIGHT.low, accent, 0.35))
  stars(pen, width, height)
}

/** Places that look thrown and are the same every time, as fractions; `seed` throws others. */
export function scattered(count: number, seed = 1): readonly { readonly x: number; readonly y: number }[] {
  // steps of the plastic number, which spread evenly without a grid
  return Array.from({ length: count }, (_, index) => ({
    x: (seed * 0.37 + index * 0.754877666) % 1,
    y: (seed * 0.71 + index * 0.569840291) % 1,
  }))
}

export function stars(pen: Pen, width: number, height: number, count = 60, seed = 1): void {
  for (const [index, { x, y }] of scattered(count, seed).entries()) {
    pen.globalAlpha = 0.35 + (index % 4) * 0.2
    pen.fillStyle = PAPER
    pen.beginPath()
    circle(x * width, y * height, index % 9 === 0 ? 3.2 : 1.2 + (index % 3) * 0.5)(pen)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** The trend's planet, lit from the upper left. */
export function planet(pen: Pen, x: number, y: number, radius: number, color: string, ringed = false): void {
  const ring = (start: number) => {
    if (!ringed) return
    for (const [width, ink] of [
      [radius * 0.26, INK],
      [radius * 0.16, lit(color, 0.55)],
    ] as const) {
      pen.beginPath()
      pen.ellipse(x, y, radius * 1.6, radius * 0.42, -0.3, start, start + Math.PI)
      pen.lineWidth = width
      pen.strokeStyle = ink
      pen.stroke()
    }
  }
  ring(Math.PI)
  shapeWith(pen, shaded(color, 0.55), circle(x, y, radius), () => {
    pen.fillStyle = color
    pen.beginPath()
    circle(x - radius * 0.28, y - radius * 0.24, radius * 0.98)(pen)
    pen.fill()
    pen.fillStyle = translucent(lit(color, 0.7), 0.5)
    for (const [dx, dy, width, height] of [
      [-0.35, -0.5, 0.42, 0.1],
      [-0.1, -0.05, 0.62, 0.11],
      [-0.5, 0.35, 0.34, 0.08],
    ] as const) {
      pen.beginPath()
      oval(x + dx * radius, y + dy * radius, width * radius, height * radius, -0.25)(pen)
      pen.fill()
    }
  })
  ring(0)
}

/** Rays around a point that fill the area: the stage of a lone hero. */
export function rays(
  pen: Pen,
  width: number,
  height: number,
  center: { x: number; y: number },
  inks: readonly [string, string],
  count = 12,
): void {
  const reach = width + height
  pen.fillStyle = inks[0]
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = inks[1]
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [index, index + 0.5].map((turn) => (turn / count) * Math.PI * 2 - Math.PI / 2) as [
      number,
      number,
    ]
    pen.beginPath()
    polygon(
      [center.x, center.y],
      [center.x + Math.cos(from) * reach, center.y + Math.sin(from) * reach],
      [center.x + Math.cos(to) * reach, center.y + Math.sin(to) * reach],
    )(pen)
    pen.fill()
  }
}
