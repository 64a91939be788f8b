import { linePieces } from '../language/line-parts'

/** Width of a line in pixels at a font size. */
export type MeasureLine = (line: string, sizePx: number) => number

export type TitleBox = {
  readonly widthPx: number
  readonly heightPx: number
  readonly maxLines: number
  /** From line to line, as a multiple of the size. */
  readonly lineHeight: number
  /** Sizes that may be used, the largest first. */
  readonly sizesPx: readonly [number, ...number[]]
}

export type FittedTitle = { readonly sizePx: number; readonly lines: readonly string[] }

/** A step of narrowing lines to equal lengths, as a share of the box. */
const BALANCE_STEP = 0.04
const NARROWEST = 0.4
const ELLIPSIS = '…'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

type Wrapped = { readonly lines: readonly string[]; readonly cutsWord: boolean }

/** Breaks at spaces and where scripts without spaces break, and anywhere else only in what alone is wider than the line. */
function wrap(text: string, widthPx: number, measure: (line: string) => number): Wrapped {
  const lines: string[] = []
  let line = ''
  let cutsWord = false
  const put = (piece: string, joint: string): void => {
    const longer = line === '' ? piece : line + joint + piece
    if (line !== '' && measure(longer) > widthPx) {
      lines.push(line)
      line = piece
    } else line = longer
  }
  for (const { text: piece, hasSpace } of linePieces(text)) {
    const joint = hasSpace ? ' ' : ''
    if (measure(piece) <= widthPx) {
      put(piece, joint)
      continue
    }
    cutsWord = true
    for (const [index, character] of charactersOf(piece).entries()) put(character, index === 0 ? joint : '')
  }
  return { lines: line === '' ? lines : [...lines, line], cutsWord }
}

/** The same number of lines in the narrowest box that takes them: no line is left with one short word. */
function balance(text: string, box: TitleBox, measure: (line: string) => number, fitting: Wrapped): readonly string[] {
  let best = fitting.lines
  for (let share = 1 - BALANCE_STEP; share >= NARROWEST; share -= BALANCE_STEP) {
    const tried = wrap(text, box.widthPx * share, measure)
    if (tried.lines.length > fitting.lines.length || tried.cutsWord !== fitting.cutsWord) break
    best = tried.lines
  }
  return best
}

/** The last line that is shown, with a sign that there was more. */
function cutShort(line: string, widthPx: number, measure: (line: string) => number): string {
  const characters = charactersOf(line)
  while (characters.length > 0 && measure(characters.join('').trimEnd() + ELLIPSIS) > widthPx) characters.pop()
  return characters.join('').trimEnd() + ELLIPSIS
}

/**
 * The largest size at which a title fits its box without cutting a word; at the smallest, words and at last the title
 * itself are cut. Lines are balanced.
 *
 * @param text One line of bounded length, see `previewText`.
 */
export function fitTitle(text: string, box: TitleBox, measureAt: MeasureLine): FittedTitle {
  const smallest = box.sizesPx.at(-1) ?? box.sizesPx[0]
  for (const sizePx of box.sizesPx) {
    const measure = (line: string) => measureAt(line, sizePx)
    const wrapped = wrap(text, box.widthPx, measure)
    const isTooHigh = wrapped.lines.length * sizePx * box.lineHeight > box.heightPx
    const isSmallest = sizePx === smallest
    if (wrapped.lines.length > box.maxLines || ((wrapped.cutsWord || isTooHigh) && !isSmallest)) continue
    return { sizePx, lines: balance(text, box, measure, wrapped) }
  }
  const measure = (line: string) => measureAt(line, smallest)
  const shown = wrap(text, box.widthPx, measure).lines.slice(0, box.maxLines)
  const last = cutShort(shown.at(-1) ?? '', box.widthPx, measure)
  return { sizePx: smallest, lines: [...shown.slice(0, -1), last] }
}
