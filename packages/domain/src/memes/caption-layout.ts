import { type LinePiece, linePieces } from '../language/line-parts'
import { breakWide } from './caption-pieces'

/** MM-22: of the box, and of the letters' size. */
export const WRAP_SHARE = 0.9
export const LINE_HEIGHT = 1.2

/** How wide a text is, in units of its letters' size: letters of 40 px set a text of 3 in 120 px. */
export type MeasureText = (text: string) => number

/** Where a caption has to fit, in pixels. */
export type CaptionRoom = {
  readonly width: number
  readonly height: number
  /** Letters are never larger, and smaller than `minFontSize` only where nothing else helps: nothing is ever clipped. */
  readonly maxFontSize: number
  readonly minFontSize: number
}

export type CaptionLayout = {
  /** Pixels. */
  readonly fontSize: number
  readonly lineHeight: number
  readonly lines: readonly string[]
  readonly direction: 'ltr' | 'rtl'
}

/** Letters below this are no letters any more. */
const SMALLEST_FONT_SIZE = 3
/** Half a pixel is not seen. */
const SIZE_STEP = 0.5
/** A long word is broken only where keeping it whole would cost more than half of the size. */
const WORTH_BREAKING = 2

/** The first letter that has a direction decides, as Unicode says. */
const RTL = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

export function directionOf(text: string): 'ltr' | 'rtl' {
  return RTL.test(text) ? 'rtl' : 'ltr'
}

/**
 * The largest letters a caption fits with, and its lines, about equally long (MM-22).
 *
 * @param caption As `cleanCaption` leaves it, in the case it is drawn in; line breaks count.
 */
export function layOutCaption(caption: string, room: CaptionRoom, measureText: MeasureText): CaptionLayout {
  const direction = directionOf(caption)
  if (caption === '')
    return { fontSize: room.maxFontSize, lineHeight: room.maxFontSize * LINE_HEIGHT, lines: [], direction }
  const measure = remembering(measureText)
  const paragraphs = caption.split('\n').map(linePieces)
  const whole = largestFit(paragraphs, room, measure, false)
  const broken =
    whole !== null && whole.fontSize * WORTH_BREAKING >= room.maxFontSize
      ? null
      : largestFit(paragraphs, room, measure, true)
  const fit = betterOf(whole, broken)
  const fontSize = fit?.fontSize ?? SMALLEST_FONT_SIZE
  const width = (room.width * WRAP_SHARE) / fontSize
  const isBroken = fit === null || fit === broken
  const lines = paragraphs.flatMap((pieces) => balance(brokenFor(pieces, width, measure, isBroken), width, measure))
  // joined letters may be wider than the sum of their pieces
  const widest = Math.max(...lines.map(measure))
  const size = widest > width ? (fontSize * width) / widest : fontSize
  return { fontSize: size, lineHeight: size * LINE_HEIGHT, lines, direction }
}

type Fit = { readonly fontSize: number }

function betterOf(whole: Fit | null, broken: Fit | null): Fit | null {
  if (whole === null || broken === null) return whole ?? broken
  return broken.fontSize >= whole.fontSize * WORTH_BREAKING ? broken : whole
}

/** The largest size at which all lines fit, or null when none does: searched by halves, down below the least as a last resort. */
function largestFit(
  paragraphs: readonly (readonly LinePiece[])[],
  room: CaptionRoom,
  measure: MeasureText,
  mayBreak: boolean,
): Fit | null {
  const fits = (fontSize: number): boolean => {
    const width = (room.width * WRAP_SHARE) / fontSize
    const mostLines = Math.floor(room.height / (fontSize * LINE_HEIGHT))
    let lines = 0
    for (const pieces of paragraphs) {
      const wrapped = wrap(brokenFor(pieces, width, measure, mayBreak), width, measure)
      if (wrapped === null) return false
      lines += wrapped.length
      if (lines > mostLines) return false
    }
    return true
  }
  const least = mayBreak ? SMALLEST_FONT_SIZE : room.minFontSize
  let low = 0
  let high = Math.floor((room.maxFontSize - least) / SIZE_STEP)
  if (!fits(least)) return null
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(least + middle * SIZE_STEP)) low = middle
    else high = middle - 1
  }
  return { fontSize: least + low * SIZE_STEP }
}

function brokenFor(
  pieces: readonly LinePiece[],
  width: number,
  measure: MeasureText,
  mayBreak: boolean,
): readonly LinePiece[] {
  return mayBreak ? breakWide(pieces, width, measure) : pieces
}

/** Fills line after line; null when a piece is wider than a line. */
function wrap(pieces: readonly LinePiece[], width: number, measure: MeasureText): readonly string[] | null {
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const { text, hasSpace } of pieces) {
    // pieces are added up rather than lines measured: each is measured once for the whole search
    const own = measure(text)
    if (own > width) return null
    const gap = hasSpace ? measure(' ') : 0
    if (line !== '' && filled + gap + own <= width) {
      line += `${hasSpace ? ' ' : ''}${text}`
      filled += gap + own
      continue
    }
    if (line !== '') lines.push(line)
    line = text
    filled = own
  }
  return [...lines, line]
}

/** The same number of lines in the narrowest room, so that no last word stands alone where it need not. */
function balance(pieces: readonly LinePiece[], width: number, measure: MeasureText): readonly string[] {
  const widest = wrap(pieces, width, measure)
  // even one character is too wide: a line each
  if (widest === null) return pieces.map(({ text }) => text)
  if (widest.length === 1) return widest
  let [low, high] = [width / widest.length / 2, width]
  let best = widest
  while (high - low > width / 50) {
    const middle = (low + high) / 2
    const lines = wrap(pieces, middle, measure)
    if (lines !== null && lines.length <= widest.length) {
      best = lines
      high = middle
    } else low = middle
  }
  return best
}

/** Each text is measured once for one caption: asking a canvas costs more than anything else here. */
function remembering(measure: MeasureText): MeasureText {
  const widths = new Map<string, number>()
  return (text) => {
    let width = widths.get(text)
    if (width === undefined) {
      width = measure(text)
      widths.set(text, width)
    }
    return width
  }
}
