import type { SKRSContext2D } from '@napi-rs/canvas'
import type { RunMark } from '@trendverse/domain/games/game-run'
import { PREVIEW_SIZE } from '@trendverse/domain/previews/page-preview'
import { MARGIN, TEXT_COLOR } from './card-words'

/** More would be dots: the rest of a longer run is not drawn. */
const MOST_MARKS = 20
/** A row of fewer ends before the other edge. */
const FEWEST_PLACES = 10
/** The way they lie along: up from one edge and down to the other. */
const WAY = { y: 556, rise: 34 } as const
const LARGEST = 36
const SHARE_OF_STEP = 0.34
const SPARKS_BETWEEN = 3
const FULL_TURN = Math.PI * 2

type Place = { readonly x: number; readonly y: number; readonly radius: number }

function circle(context: SKRSContext2D, { x, y, radius }: Place): void {
  context.beginPath()
  context.arc(x, y, radius, 0, FULL_TURN)
}

/** A world by day, in its own light and with the ring one flies through. */
function drawLit(context: SKRSContext2D, place: Place, accent: string): void {
  const { x, y, radius } = place
  const glow = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 1.9)
  glow.addColorStop(0, `${accent}5c`)
  glow.addColorStop(1, `${accent}00`)
  context.fillStyle = glow
  circle(context, { x, y, radius: radius * 1.9 })
  context.fill()
  context.fillStyle = accent
  circle(context, { x, y, radius: radius * 0.76 })
  context.fill()
  const night = context.createRadialGradient(x - radius * 0.26, y - radius * 0.3, radius * 0.1, x, y, radius * 0.95)
  night.addColorStop(0, '#ffffff8c')
  night.addColorStop(0.4, '#05060f00')
  night.addColorStop(1, '#05060fc4')
  context.fillStyle = night
  context.fill()
  context.strokeStyle = TEXT_COLOR
  context.lineWidth = Math.max(2, radius * 0.08)
  circle(context, place)
  context.stroke()
}

/** A dark world, struck through: a wrong answer must not be told by colour alone. */
function drawDark(context: SKRSContext2D, { x, y, radius }: Place): void {
  context.fillStyle = '#0b0d1a'
  circle(context, { x, y, radius: radius * 0.76 })
  context.fill()
  context.strokeStyle = '#8a91ab'
  context.lineWidth = Math.max(1.5, radius * 0.06)
  context.stroke()
  const reach = radius * 0.74
  context.beginPath()
  context.moveTo(x - reach, y + reach)
  context.lineTo(x + reach, y - reach)
  context.stroke()
}

/** Where a world would have been. */
function drawOpen(context: SKRSContext2D, place: Place): void {
  context.save()
  context.setLineDash([2, Math.max(4, place.radius * 0.24)])
  context.lineCap = 'round'
  context.strokeStyle = '#8a91ab'
  context.lineWidth = Math.max(1.5, place.radius * 0.06)
  circle(context, { ...place, radius: place.radius * 0.76 })
  context.stroke()
  context.restore()
}

/** Where one of so many parts of a run is drawn. */
export function placeOfMark(index: number, count: number): Place {
  const length = PREVIEW_SIZE.width - MARGIN * 2
  const radius = Math.min(LARGEST, (length / Math.max(FEWEST_PLACES, count)) * SHARE_OF_STEP)
  const x = MARGIN + radius + (index * (length - radius * 2)) / (Math.max(FEWEST_PLACES, count) - 1)
  return { x, y: WAY.y - WAY.rise * Math.sin((x / PREVIEW_SIZE.width) * Math.PI), radius }
}

/** The parts of a run as worlds in a row, with sparks between those that were reached. */
export function drawRunMarks(context: SKRSContext2D, marks: readonly RunMark[], accent: string): void {
  const shown = marks.slice(0, MOST_MARKS)
  const placeAt = (index: number): Place => placeOfMark(index, shown.length)
  for (const [index, mark] of shown.entries()) {
    if (index > 0 && mark !== 'open') drawSparks(context, placeAt(index - 1), placeAt(index))
    if (mark === 'right') drawLit(context, placeAt(index), accent)
    else if (mark === 'wrong') drawDark(context, placeAt(index))
    else drawOpen(context, placeAt(index))
  }
}

function drawSparks(context: SKRSContext2D, from: Place, to: Place): void {
  const room = (to.x - from.x - from.radius * 2) / (to.x - from.x)
  context.fillStyle = '#ffd592'
  for (let spark = 1; spark <= SPARKS_BETWEEN; spark += 1) {
    const share = (1 - room) / 2 + (room * spark) / (SPARKS_BETWEEN + 1)
    circle(context, {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      radius: Math.max(1.2, from.radius * 0.075),
    })
    context.fill()
  }
}
