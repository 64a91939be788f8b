import { currentRules } from './rules/current'
import { GATE_RADIUS, GATE_X, HALF_HEIGHT, HALF_WIDTH, UNIT } from './rules/v1/course'
import type { FlightState } from './rules/v1/flight-state'

/** What a card of the catalogue flies its miniature by. */
export const previewRules = currentRules

/** The part of a canvas that a miniature draws with. */
export type PreviewPen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'closePath'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'stroke'
  | 'strokeStyle'
>

export type PreviewLook = {
  readonly width: number
  readonly height: number
  /** Colours of the rings of each gate, left and right. */
  readonly accents: readonly (readonly [left: string, right: string])[]
}

const SKY = '#05060f'
const SPARK = '#ffd592'
const ROCK = '#6f6a70'
const CRAFT = '#dfe7fa'
const SIGHT = 120 * UNIT
/** The eye is so far behind the craft. */
const BEHIND = 16 * UNIT
const SPARK_RADIUS = 420

/** Draws a flight as it stands: dots, stones, rings and the craft, from behind, without WebGL. */
export function drawPreview(pen: PreviewPen, flight: FlightState, { width, height, accents }: PreviewLook): void {
  pen.fillStyle = SKY
  pen.fillRect(0, 0, width, height)
  const unit = Math.min((width * BEHIND) / (2.5 * HALF_WIDTH), (height * BEHIND) / (3.4 * HALF_HEIGHT))
  /** Pixels of a length so far ahead. */
  const scaleAt = (ahead: number): number => unit / (ahead + BEHIND)
  const xOf = (x: number, scale: number): number => width / 2 + (x - flight.x * 0.5) * scale
  const yOf = (y: number, scale: number): number => height * 0.52 - (y - flight.y * 0.5) * scale
  const circle = (x: number, y: number, radius: number, scale: number): void => {
    pen.beginPath()
    pen.arc(xOf(x, scale), yOf(y, scale), Math.max(0.6, radius * scale), 0, 2 * Math.PI)
  }

  const { items, gates } = flight.plan.course
  // Far to near, so that what is near covers what is far.
  let last = flight.nextItem
  while (last < items.length && (items[last]?.z ?? 0) - flight.z < SIGHT) last += 1
  for (let index = last - 1; index >= flight.nextItem; index -= 1) {
    const item = items[index]
    if (item === undefined || item.kind === 'gate') continue
    pen.fillStyle = item.kind === 'spark' ? SPARK : ROCK
    circle(item.x, item.y, item.kind === 'spark' ? SPARK_RADIUS : item.radius, scaleAt(item.z - flight.z))
    pen.fill()
  }
  const ahead = (gates[flight.gatesPassed] ?? Infinity) - flight.z
  if (ahead < SIGHT) {
    const scale = scaleAt(ahead)
    const [left = SPARK, right = SPARK] = accents[flight.gatesPassed] ?? []
    pen.lineWidth = Math.max(1, 300 * scale)
    for (const [side, tint] of [
      [-GATE_X, left],
      [GATE_X, right],
    ] as const) {
      pen.strokeStyle = tint
      circle(side, 0, GATE_RADIUS, scale)
      pen.stroke()
    }
  }
  if (flight.end !== 'wrecked')
    drawCraft(pen, xOf(flight.x, scaleAt(0)), yOf(flight.y, scaleAt(0)), 1500 * scaleAt(0), flight.velocityX / UNIT)
}

/** A dart seen from behind, leaning into its turn. */
function drawCraft(pen: PreviewPen, x: number, y: number, size: number, lean: number): void {
  pen.fillStyle = CRAFT
  pen.beginPath()
  pen.moveTo(x, y - size * 0.42)
  pen.lineTo(x + size, y + size * (0.3 + lean))
  pen.lineTo(x, y + size * 0.14)
  pen.lineTo(x - size, y + size * (0.3 - lean))
  pen.closePath()
  pen.fill()
}
