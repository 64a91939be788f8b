import type { Canvas } from '@napi-rs/canvas'
import type { HourCard } from '@trendverse/domain/previews/hour-card'
import { PREVIEW_SIZE } from '@trendverse/domain/previews/page-preview'
import type { KnownHour } from '../../http/previews/hour-cards'
import type { CanvasLibrary } from './canvas-library'
import { ABOVE_FIGURES, BASELINE, drawFigures, drawSentence, drawSite, drawTitle, LINE_HEIGHT } from './card-words'
import { drawCalm } from './draw-background'
import { drawGalaxy, type GalaxyPaints, type GalaxyPlace } from './draw-galaxy'

const GALAXY: GalaxyPlace = { x: 850, y: 306, rimPx: 430 }
const ACCENT = '#ffd592'
const TITLE_SIZES = [76, 70, 64, 58, 52, 46] as const
const TITLE_WIDTH = 520

type HourCardParts = {
  readonly library: CanvasLibrary
  readonly sky: Canvas
  readonly paints: GalaxyPaints
  readonly card: HourCard
  readonly known: KnownHour
}

/** Draws a card about an hour: its galaxy, when it was, and what burnt brightest. */
export function drawHourCard({ library, sky, paints, card, known }: HourCardParts): Canvas {
  const canvas = library.createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height)
  const context = canvas.getContext('2d')
  context.drawImage(sky, 0, 0)
  drawGalaxy(context, paints, known, GALAXY)
  drawCalm(context)
  drawSite(context, card.siteName, ACCENT)
  drawFigures(context, card.figures, ACCENT)
  const aboveFigures = BASELINE - ABOVE_FIGURES
  drawTitle(context, card, ACCENT, {
    bottom: card.sentence === '' ? aboveFigures : drawSentence(context, card.sentence, aboveFigures),
    widthPx: TITLE_WIDTH,
    heightPx: 170,
    lineHeight: LINE_HEIGHT,
    maxLines: 2,
    sizesPx: TITLE_SIZES,
  })
  return canvas
}
