import type { SKRSContext2D } from '@napi-rs/canvas'
import { inCapitals } from '@trendverse/domain/language/in-capitals'
import { fitTitle, type TitleBox } from '@trendverse/domain/previews/fit-title'
import { PREVIEW_SIZE } from '@trendverse/domain/previews/page-preview'
import type { PreviewFigure } from '@trendverse/domain/previews/preview-card'
import { HEADING_FONT, TEXT_FONT } from './canvas-library'

export const MARGIN = 68
export const BASELINE = PREVIEW_SIZE.height - MARGIN
export const TEXT_COLOR = '#f4f5fb'
export const QUIET_COLOR = '#b3b9d0'
export const LINE_HEIGHT = 1.06
/** From the figures up to the line above them. */
export const ABOVE_FIGURES = 118
/** What a card says below its title. */
const SENTENCE = { widthPx: 560, heightPx: 112, maxLines: 3, lineHeight: 1.36, sizesPx: [27, 25, 23] } as const
const TITLE_WEIGHT = 650
const EYEBROW_SPACING = '1.6px'
const PART_MARK = ' · '

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

export const headingFont = (sizePx: number): string => `${TITLE_WEIGHT} ${sizePx}px "${HEADING_FONT}"`
export const textFont = (sizePx: number, weight = 500): string => `${weight} ${sizePx}px "${TEXT_FONT}"`

/** Draws a text at its baseline and answers where it ends. Foreign texts keep to the width they are given. */
export function write(
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
export function drawSite(context: SKRSContext2D, siteName: string, accent: string): void {
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

/** Figures in a row, each over what it counts. Answers where the next would begin. */
export function drawFigures(
  context: SKRSContext2D,
  figures: readonly PreviewFigure[],
  accent: string,
  baseline: number = BASELINE,
): number {
  let x = MARGIN
  for (const [index, { value, label }] of figures.entries()) {
    const valueEnd = write(context, value, {
      x,
      y: baseline - 36,
      font: headingFont(50),
      color: index === 0 ? accent : TEXT_COLOR,
    })
    const labelEnd = write(context, label, { x, y: baseline, font: textFont(24), color: QUIET_COLOR })
    x = Math.max(valueEnd, labelEnd) + 48
  }
  return x
}

export type TitlePlace = TitleBox & { readonly bottom: number }

/** A title above a line, with what stands over it. */
export function drawTitle(
  context: SKRSContext2D,
  card: { readonly eyebrow: string; readonly title: string },
  accent: string,
  place: TitlePlace,
): void {
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
  // A name may be in another language than the word before it.
  const parts = card.eyebrow.split(PART_MARK).map((part) => inCapitals(part))
  write(context, parts.join(PART_MARK), {
    x: MARGIN,
    y: first - fitted.sizePx * 0.74 - 30,
    font: textFont(24, 650),
    color: accent,
    width: place.widthPx,
    spacing: EYEBROW_SPACING,
  })
}

/** A sentence above a line, in as many lines as it needs. Answers where what stands over it ends. */
export function drawSentence(context: SKRSContext2D, sentence: string, bottom: number): number {
  const { lines, sizePx } = fitTitle(sentence, SENTENCE, (line, size) => {
    context.font = textFont(size)
    return context.measureText(line).width
  })
  const step = sizePx * SENTENCE.lineHeight
  const first = bottom - (lines.length - 1) * step
  for (const [index, line] of lines.entries()) {
    const font = textFont(sizePx)
    write(context, line, { x: MARGIN, y: first + index * step, font, color: QUIET_COLOR, width: SENTENCE.widthPx })
  }
  return first - sizePx - 26
}
