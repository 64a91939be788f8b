import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas'
import { PREVIEW_SIZE } from '@trendverse/domain/previews/page-preview'
import type { PreviewCard, PreviewResult } from '@trendverse/domain/previews/preview-card'
import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { CanvasLibrary } from './canvas-library'
import {
  BASELINE,
  drawFigures,
  drawSite,
  drawTitle,
  headingFont,
  LINE_HEIGHT,
  MARGIN,
  TEXT_COLOR,
  textFont,
  write,
} from './card-words'
import { drawBackground } from './draw-background'
import { drawMemeOnCard } from './draw-meme-on-card'
import type { PlanetPlace } from './draw-planet'
import { drawWorld, type WorldPicture } from './draw-world'

const TITLE_SIZES = [92, 84, 76, 70, 64, 58, 52, 46, 40] as const
const MAX_TITLE_LINES = 3

const PLANET: PlanetPlace = { x: 920, y: 322, radius: 226 }
/** A planet with a ring leaves room for it. */
const RINGED_PLANET: PlanetPlace = { x: 890, y: 322, radius: 166 }
const TITLE_WIDTH = 588
const RINGED_TITLE_WIDTH = 536
const TITLE_HEIGHT = 246
const SPARKLINE = { width: 190, height: 58, end: 700, narrowest: 90 } as const
/** Beside a meme. */
const NARROW_TITLE = {
  widthPx: 312,
  heightPx: 260,
  maxLines: 5,
  lineHeight: LINE_HEIGHT,
  sizesPx: [48, 44, 40, 36, 32],
} as const

/** Attention over time, to the right of the figures where they leave room. */
function drawSparkline(context: SKRSContext2D, points: readonly number[], left: number, accent: string): void {
  const width = Math.min(SPARKLINE.width, SPARKLINE.end - left)
  if (points.length < 2 || width < SPARKLINE.narrowest) return
  const top = BASELINE - SPARKLINE.height
  const at = (index: number): [number, number] => [
    left + (index / (points.length - 1)) * width,
    top + (1 - Math.min(1, Math.max(0, points[index] ?? 0))) * SPARKLINE.height,
  ]
  context.beginPath()
  for (const index of points.keys()) context.lineTo(...at(index))
  context.strokeStyle = accent
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.stroke()
  context.beginPath()
  context.arc(...at(points.length - 1), 6.5, 0, Math.PI * 2)
  context.fillStyle = TEXT_COLOR
  context.fill()
}

/** A bar with a piece for every question, filled as far as they were right. */
function drawResult(context: SKRSContext2D, { score, total, isPassed }: PreviewResult, accent: string): void {
  const end = write(context, `${score} of ${total}`, {
    x: MARGIN,
    y: BASELINE - 44,
    font: headingFont(64),
    color: accent,
  })
  const outcome = isPassed ? 'right · passed' : 'right'
  write(context, outcome, { x: end + 20, y: BASELINE - 44, font: textFont(28, 600), color: TEXT_COLOR })
  const gap = 8
  const width = (440 - gap * (total - 1)) / total
  for (let question = 0; question < total; question += 1) {
    context.beginPath()
    context.roundRect(MARGIN + question * (width + gap), BASELINE - 18, width, 12, 6)
    context.fillStyle = question < score ? accent : '#ffffff24'
    context.fill()
  }
}

export type PreviewParts = {
  readonly library: CanvasLibrary
  readonly sky: Canvas
  readonly card: PreviewCard
  readonly planet: WorldPicture
  /** A meme somebody shared; null for cards without one. */
  readonly meme: Image | Canvas | null
}

/** Draws a card: the trend's planet, or a meme, beside what there is to say. */
export function drawPreview({ library, sky, card, planet, meme }: PreviewParts): Canvas {
  const canvas = library.createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height)
  const context = canvas.getContext('2d')
  const look = planetAppearance(card.planet)
  if (meme !== null) {
    drawBackground(context, sky, look.atmosphere, { x: 96, y: 560, radius: 210 })
    drawSite(context, card.siteName, look.accent)
    drawMemeOnCard(context, meme)
    drawTitle(context, card, look.accent, { ...NARROW_TITLE, bottom: BASELINE - 12 })
    return canvas
  }
  const place = look.ring === null ? PLANET : RINGED_PLANET
  drawBackground(context, sky, look.atmosphere, place)
  drawWorld(library, context, look, planet, place)
  drawSite(context, card.siteName, look.accent)
  if (card.result !== null) drawResult(context, card.result, look.accent)
  else drawSparkline(context, card.sparkline, drawFigures(context, card.figures, look.accent), look.accent)
  const hasFoot = card.result !== null || card.figures.length > 0
  drawTitle(context, card, look.accent, {
    bottom: BASELINE - (hasFoot ? 130 : 12),
    widthPx: look.ring === null ? TITLE_WIDTH : RINGED_TITLE_WIDTH,
    heightPx: TITLE_HEIGHT,
    lineHeight: LINE_HEIGHT,
    maxLines: MAX_TITLE_LINES,
    sizesPx: TITLE_SIZES,
  })
  return canvas
}
