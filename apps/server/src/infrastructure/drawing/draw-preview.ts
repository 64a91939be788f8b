import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas'
import { fitTitle, type TitleBox } from '@trendverse/domain/previews/fit-title'
import { PREVIEW_SIZE } from '@trendverse/domain/previews/page-preview'
import type { PreviewCard, PreviewResult } from '@trendverse/domain/previews/preview-card'
import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { PlanetLayers } from '../../http/previews/planet-layers'
import { type CanvasLibrary, HEADING_FONT, TEXT_FONT } from './canvas-library'
import { drawBackground } from './draw-background'
import { drawMemeOnCard } from './draw-meme-on-card'
import { drawPlanet, type PlanetPlace } from './draw-planet'

const MARGIN = 68
const TEXT_COLOR = '#f4f5fb'
const QUIET_COLOR = '#b3b9d0'
const TITLE_SIZES = [92, 84, 76, 70, 64, 58, 52, 46, 40] as const
const TITLE_WEIGHT = 650
const EYEBROW_SPACING = '1.6px'
const MAX_TITLE_LINES = 3
const LINE_HEIGHT = 1.06
const BASELINE = PREVIEW_SIZE.height - MARGIN

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

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

const headingFont = (sizePx: number): string => `${TITLE_WEIGHT} ${sizePx}px "${HEADING_FONT}"`
const textFont = (sizePx: number, weight = 500): string => `${weight} ${sizePx}px "${TEXT_FONT}"`

/** Draws a text at its baseline and answers where it ends. Foreign texts keep to the width they are given. */
function write(
  context: SKRSContext2D,
  text: string,
  place: {
    readonly x: number
    readonly y: number
    readonly font: string
    readonly color: string
    readonly width?: number
    readonly spacing?: string
  },
): number {
  context.font = place.font
  context.fillStyle = place.color
  context.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  context.letterSpacing = place.spacing ?? '0px'
  const measured = context.measureText(text).width
  context.fillText(text, place.x, place.y, place.width ?? measured + 1)
  return place.x + Math.min(measured, place.width ?? measured)
}

/** The mark and the site's name. */
function drawSite(context: SKRSContext2D, siteName: string, accent: string): void {
  const x = MARGIN + 19
  const y = MARGIN + 16
  context.save()
  context.translate(x, y)
  context.scale(1.24, 1.24)
  context.fillStyle = TEXT_COLOR
  context.beginPath()
  context.arc(0, 0, 8.5, 0, Math.PI * 2)
  context.fill()
  context.rotate((-24 * Math.PI) / 180)
  context.beginPath()
  context.ellipse(0, 0, 14.5, 4.6, 0, 0, Math.PI * 2)
  context.strokeStyle = accent
  context.lineWidth = 2
  context.stroke()
  context.rotate((24 * Math.PI) / 180)
  context.beginPath()
  context.arc(0, 0, 8.5, Math.PI * 0.95, Math.PI * 1.83)
  context.strokeStyle = TEXT_COLOR
  context.lineWidth = 2.4
  context.stroke()
  context.restore()
  write(context, siteName, { x: x + 32, y: y + 9, font: headingFont(28), color: TEXT_COLOR, width: 420 })
}

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

/** The figures in a row, each over what it counts. */
function drawFigures(context: SKRSContext2D, { figures, sparkline }: PreviewCard, accent: string): void {
  let x = MARGIN
  for (const [index, { value, label }] of figures.entries()) {
    const valueEnd = write(context, value, {
      x,
      y: BASELINE - 36,
      font: headingFont(50),
      color: index === 0 ? accent : TEXT_COLOR,
    })
    const labelEnd = write(context, label, { x, y: BASELINE, font: textFont(24), color: QUIET_COLOR })
    x = Math.max(valueEnd, labelEnd) + 48
  }
  drawSparkline(context, sparkline, x, accent)
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

type TitlePlace = TitleBox & { readonly bottom: number }

/** The name of the trend above a line, with what stands over it. */
function drawTitle(context: SKRSContext2D, card: PreviewCard, accent: string, place: TitlePlace): void {
  const fitted = fitTitle(card.title, place, (line, sizePx) => {
    context.font = headingFont(sizePx)
    return context.measureText(line).width
  })
  const step = fitted.sizePx * LINE_HEIGHT
  const first = place.bottom - (fitted.lines.length - 1) * step
  for (const [index, line] of fitted.lines.entries()) {
    write(context, line, {
      x: MARGIN - fitted.sizePx * 0.03,
      y: first + index * step,
      font: headingFont(fitted.sizePx),
      color: TEXT_COLOR,
      width: place.widthPx,
    })
  }
  write(context, card.eyebrow.toUpperCase(), {
    x: MARGIN,
    y: first - fitted.sizePx * 0.74 - 30,
    font: textFont(24, 650),
    color: accent,
    width: place.widthPx,
    spacing: EYEBROW_SPACING,
  })
}

export type PreviewParts = {
  readonly library: CanvasLibrary
  readonly sky: Canvas
  readonly card: PreviewCard
  readonly surface: PlanetLayers
  /** A meme somebody shared; null for cards without one. */
  readonly meme: Image | Canvas | null
}

/** Draws a card: the trend's planet, or a meme, beside what there is to say. */
export function drawPreview({ library, sky, card, surface, meme }: PreviewParts): Canvas {
  const canvas = library.createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height)
  const context = canvas.getContext('2d')
  const look = planetAppearance(card.planet)
  if (meme !== null) {
    const planet: PlanetPlace = { x: 96, y: 560, radius: 210 }
    drawBackground(context, sky, look.atmosphere, planet)
    drawSite(context, card.siteName, look.accent)
    drawMemeOnCard(context, meme)
    drawTitle(context, card, look.accent, { ...NARROW_TITLE, bottom: BASELINE - 12 })
    return canvas
  }
  const planet = look.ring === null ? PLANET : RINGED_PLANET
  drawBackground(context, sky, look.atmosphere, planet)
  drawPlanet(library, context, look, surface, planet)
  drawSite(context, card.siteName, look.accent)
  if (card.result !== null) drawResult(context, card.result, look.accent)
  else drawFigures(context, card, look.accent)
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
