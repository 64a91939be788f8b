import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import { createLogCursor, findMarks, seek } from '../frame-kit/log-cursor'
import { logBytes } from '../frame-kit/log-text'
import { RunStage } from '../frame-kit/run-stage'
import { TICK_MS } from '../frame-kit/step-clock'
import { MINIATURE_HEIGHT, MINIATURE_WIDTH, type OpenMiniature } from '../miniature'
import { trendQuizPackSchema } from './pack'
import { GATE_RADIUS, GATE_X, UNIT } from './rules/v1/course'
import type { FlightState } from './rules/v1/flight-state'
import { rules } from './rules/v1/rules'

/** The part of a canvas that a flight is drawn with. */
export type FlightPen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'closePath'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'globalAlpha'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'stroke'
  | 'strokeStyle'
>

/** Colours of the rings of each gate, left and right. */
type Accents = readonly (readonly [left: string, right: string])[]

const SPARK = '#ffd592'
const ROCK = ['#8d8894', '#37343f'] as const
const SIGHT = 110 * UNIT
/** The eye is so far behind the craft. */
const BEHIND = 7 * UNIT
/** Pixels of one unit of the scene beside the craft. */
const CRAFT_SCALE = 22 / UNIT
const SPARK_RADIUS = 300
const CRAFT_SIZE = 900
/** It begins so long before the first gate, as the first two hundred ticks show nothing but sparks. */
const BEFORE_GATE_TICKS = 210
/** Shares of the picture across and down, and a brightness. */
const STARS = Array.from({ length: 90 }, (_, star) =>
  (['across', 'down', 'light'] as const).map((what) => seededFraction(`star ${star}`, what)),
)
/** A far world that hangs in the sky. */
const FAR_WORLD = { x: 262, y: 46, radius: 30, colors: ['#6d5a9c', '#0c0b1d'] } as const

/** A flight in small, from behind, without WebGL. */
export const openMiniature: OpenMiniature = ({ rulesVersion, seed, mode, content, log }) => {
  if (rulesVersion !== rules.version) return null
  const pack = trendQuizPackSchema.parse(content)
  const accents = pack.questions.map(({ left, right }) => [left.trend.color, right.trend.color] as const)
  const stage = new RunStage(rules, rules.init(seed, pack, mode))
  const cursor = createLogCursor(rules.log.decode(logBytes(log)))
  const [firstGate = 0] = findMarks(stage, cursor, (before, now) => now.gatesPassed > before.gatesPassed)
  const begin = Math.max(0, firstGate - BEFORE_GATE_TICKS)
  return (pen, elapsedMs) => {
    seek(stage, cursor, begin + (Math.floor(elapsedMs / TICK_MS) % Math.max(1, cursor.ticks - begin)))
    drawFlight(pen, stage.now, accents)
  }
}

/** Draws a flight as it stands: stars, sparks, stones, the worlds of the next gate in their rings, and the craft. */
export function drawFlight(pen: FlightPen, flight: FlightState, accents: Accents): void {
  drawSky(pen, flight)
  const { items, gates } = flight.plan.course
  const gateAhead = (gates[flight.gatesPassed] ?? Infinity) - flight.z
  // Far to near, so that what is near covers what is far.
  let last = flight.nextItem
  while (last < items.length && (items[last]?.z ?? 0) - flight.z < SIGHT) last += 1
  if (gateAhead < SIGHT) drawGate(pen, flight, gateAhead, accents[flight.gatesPassed])
  for (let index = last - 1; index >= flight.nextItem; index -= 1) {
    const item = items[index]
    if (item === undefined || item.kind === 'gate') continue
    const ahead = item.z - flight.z
    const { x, y, scale } = placeOf(flight, item, ahead)
    pen.globalAlpha = shineAt(ahead)
    if (item.kind === 'rock') drawBall(pen, x, y, item.radius * scale, ROCK)
    else drawSpark(pen, x, y, SPARK_RADIUS * scale)
  }
  pen.globalAlpha = 1
  if (flight.end !== 'wrecked') drawCraft(pen, flight)
}

type Place = { readonly x: number; readonly y: number }

/** Where something stands in the picture, and how many pixels a length has there. The eye follows the craft half way. */
function placeOf(flight: FlightState, { x, y }: Place, ahead: number): Place & { readonly scale: number } {
  const scale = (CRAFT_SCALE * BEHIND) / (Math.max(0, ahead) + BEHIND)
  return {
    x: MINIATURE_WIDTH / 2 + (x - flight.x * 0.5) * scale,
    y: MINIATURE_HEIGHT * 0.54 - (y - flight.y * 0.5) * scale,
    scale,
  }
}

/** Things come out of the dark, 0 to 1. */
function shineAt(ahead: number): number {
  return Math.min(1, Math.max(0, 1.15 * (1 - ahead / SIGHT)))
}

function circle(pen: FlightPen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, Math.max(0.5, radius), 0, 2 * Math.PI)
}

function drawSky(pen: FlightPen, { x: craftX, y: craftY }: FlightState): void {
  const sky = pen.createLinearGradient(0, 0, 0, MINIATURE_HEIGHT)
  sky.addColorStop(0, '#0a0d24')
  sky.addColorStop(0.6, '#0b0a1b')
  sky.addColorStop(1, '#05060f')
  pen.globalAlpha = 1
  pen.fillStyle = sky
  pen.fillRect(0, 0, MINIATURE_WIDTH, MINIATURE_HEIGHT)
  pen.fillStyle = '#dfe7fa'
  const { x, y, radius, colors } = FAR_WORLD
  for (const [across = 0, down = 0, light = 0] of STARS) {
    pen.globalAlpha = 0.15 + 0.7 * light * light
    const size = 0.5 + 0.7 * light
    const [left, top] = [across * MINIATURE_WIDTH - drift(craftX), down * MINIATURE_HEIGHT + drift(craftY)]
    pen.fillRect(left, top, size, size)
  }
  pen.globalAlpha = 1
  drawBall(pen, x - drift(craftX), y + drift(craftY), radius, colors)
}

/** What is far away hardly moves when the craft does. */
function drift(length: number): number {
  return (length / UNIT) * 0.5
}

/** A ball lit from above on the left. */
function drawBall(
  pen: FlightPen,
  x: number,
  y: number,
  radius: number,
  [light, dark]: readonly [string, string],
): void {
  const shade = pen.createRadialGradient(x - radius * 0.45, y - radius * 0.5, radius * 0.1, x, y, Math.max(0.5, radius))
  shade.addColorStop(0, light)
  shade.addColorStop(1, dark)
  pen.fillStyle = shade
  circle(pen, x, y, radius)
  pen.fill()
}

/** Light around a place, that ends in nothing. `color` is `#rrggbb`. */
function drawGlow(pen: FlightPen, x: number, y: number, radius: number, color: string): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, Math.max(0.5, radius))
  glow.addColorStop(0, `${color}aa`)
  glow.addColorStop(1, `${color}00`)
  pen.fillStyle = glow
  circle(pen, x, y, radius)
  pen.fill()
}

function drawSpark(pen: FlightPen, x: number, y: number, radius: number): void {
  drawGlow(pen, x, y, radius * 2.6, SPARK)
  pen.fillStyle = SPARK
  circle(pen, x, y, radius * 0.7)
  pen.fill()
}

function drawGate(pen: FlightPen, flight: FlightState, ahead: number, accents: Accents[number] | undefined): void {
  const shine = shineAt(ahead)
  const sides = [
    [-GATE_X, accents?.[0] ?? SPARK],
    [GATE_X, accents?.[1] ?? SPARK],
  ] as const
  for (const [side, color] of sides) {
    const { x, y, scale } = placeOf(flight, { x: side, y: 0 }, ahead)
    const radius = GATE_RADIUS * scale
    pen.globalAlpha = shine * 0.85
    // Its world stands behind the ring, so that one flies past it.
    drawBall(pen, x + Math.sign(side) * radius * 0.7, y - radius * 0.5, radius * 0.62, [color, '#0a0b16'])
    pen.strokeStyle = color
    pen.globalAlpha = shine * 0.3
    pen.lineWidth = Math.max(1.4, radius * 0.22)
    circle(pen, x, y, radius)
    pen.stroke()
    pen.globalAlpha = shine
    pen.lineWidth = Math.max(0.7, radius * 0.07)
    circle(pen, x, y, radius)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

/** A dart seen from behind, leaning into its turn. */
function drawCraft(pen: FlightPen, flight: FlightState): void {
  const { x, y, scale } = placeOf(flight, flight, 0)
  const size = CRAFT_SIZE * scale
  const lean = Math.max(-0.5, Math.min(0.5, (2.5 * flight.velocityX) / UNIT))
  const wing = (side: -1 | 1, color: string): void => {
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(x, y - size * 0.3)
    pen.lineTo(x + side * size, y + size * (0.24 + side * lean))
    pen.lineTo(x, y + size * 0.12)
    pen.closePath()
    pen.fill()
  }
  drawGlow(pen, x, y + size * 0.1, size * 0.8, '#8fc7ff')
  wing(-1, '#eef2ff')
  wing(1, '#a9b4d6')
}
