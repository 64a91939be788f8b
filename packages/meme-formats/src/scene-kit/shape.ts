import type { Ink, Pen } from '../pen'
import { INK } from './palette'

/** Traces an outline: begins no path and fills nothing. */
export type Trace = (pen: Pen) => void

/** The outline that belongs to the family, in pixels of the picture. */
export const OUTLINE = 6

/**
 * A flat shape with its ink outline.
 * @param outline Width in pixels; 0: none.
 */
export function shape(pen: Pen, fill: Ink, trace: Trace, outline = OUTLINE): void {
  pen.beginPath()
  trace(pen)
  pen.fillStyle = fill
  pen.fill()
  if (outline === 0) return
  pen.lineWidth = outline
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.strokeStyle = INK
  pen.stroke()
}

/** A flat shape with something drawn on it that does not leave it: shadows, stripes, light. The outline lies on top. */
export function shapeWith(pen: Pen, fill: Ink, trace: Trace, drawOn: (pen: Pen) => void, outline = OUTLINE): void {
  shape(pen, fill, trace, 0)
  pen.save()
  pen.beginPath()
  trace(pen)
  pen.clip()
  drawOn(pen)
  pen.restore()
  if (outline > 0) line(pen, trace, INK, outline)
}

/** A line with round ends. */
export function line(pen: Pen, trace: Trace, color: Ink = INK, width = OUTLINE): void {
  pen.beginPath()
  trace(pen)
  pen.lineWidth = width
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.strokeStyle = color
  pen.stroke()
}

/** A thick line with an ink outline: arms, legs, tubes, straps. */
export function limb(pen: Pen, trace: Trace, color: string, width: number, outline = OUTLINE): void {
  line(pen, trace, INK, width + outline * 2)
  line(pen, trace, color, width)
}

/** Draws around another origin, turned and sized, and leaves the pen as it was. */
export function placed(
  pen: Pen,
  { x, y, turn = 0, size = 1, mirrored = false }: Placing,
  draw: (pen: Pen) => void,
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(mirrored ? -size : size, size)
  draw(pen)
  pen.restore()
}

/** `turn` in radians, clockwise. */
export type Placing = {
  readonly x: number
  readonly y: number
  readonly turn?: number
  readonly size?: number
  readonly mirrored?: boolean
}

export const circle =
  (x: number, y: number, radius: number): Trace =>
  (pen) =>
    pen.arc(x, y, radius, 0, Math.PI * 2)

export const oval =
  (x: number, y: number, radiusX: number, radiusY: number, turn = 0): Trace =>
  (pen) =>
    pen.ellipse(x, y, radiusX, radiusY, turn, 0, Math.PI * 2)

/** Straight lines through points, closed. */
export const polygon =
  (...points: readonly (readonly [number, number])[]): Trace =>
  (pen) => {
    for (const [index, [x, y]] of points.entries()) {
      if (index === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    pen.closePath()
  }
