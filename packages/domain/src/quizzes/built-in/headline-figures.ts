import { sideOf, type WrittenFigure } from './written-figures'

/** A figure of a headline, with what stands before and behind its digits. */
export type HeadlineFigure = Pick<WrittenFigure, 'written' | 'at' | 'value' | 'side'> & {
  readonly before: string
  readonly behind: string
}

const FIGURE =
  /(?<![\p{L}\p{N}.,:/#$€£-])([$€£]?)(\d{1,3}(?:,\d{3})+|\d+(?:\.\d{1,2})?)( ?%| (?:[Pp]ercent|per cent|[Mm]illion|[Bb]illion|[Tt]rillion)\b|(?:bn|mn|[MBTK])\b)?(?![\p{L}\p{N}:/+-]|\.\d|,\d)/gu
/** "7,000 workers", "17 seconds", "1,300 burned acres": what is counted, in the plural. */
const COUNTED = /^ (?:\p{L}+ )?\p{L}{3,}s\b/u
/** "iPhone 17 sales", "Surface Pro 12": part of a name, where capitals tell something. */
const NAME_BEFORE = /\p{Lu}[\p{L}\p{N}’-]* $/u
const DATE_AROUND =
  /(?:january|february|march|april|may|june|july|august|september|october|november|december|week|game|season|episode|part|act|top|no\.|number|article|route|flight|under|over-|u) $/i
const NO_COUNT_AFTER = /^ (?:times|of|or|to|and|per|in|years? old|ways|things|reasons|takeaways|best|biggest|am|pm)\b/i
/** How far or how high something is: nobody knows by heart. */
const DISTANCE_AFTER = /^[ -](?:kilomet(?:er|re)s?|km|miles?|met(?:er|re)s?|feet|foot|yards?|light[- ]years?)\b/i
/** Smaller ones can be seen at a glance. */
const LEAST = 3

/** Figures of a headline that count or measure something, and could have been others. */
export function headlineFigures(text: string): readonly HeadlineFigure[] {
  return [...text.matchAll(FIGURE)].flatMap((match): HeadlineFigure[] => {
    const [written, currency = '', digits = '', scale = ''] = match
    const [head, tail] = [text.slice(0, match.index), text.slice(match.index + written.length)]
    const isMeasure = currency !== '' || scale !== '' || digits.includes(',')
    const isCount = COUNTED.test(tail) && !NAME_BEFORE.test(head) && head !== ''
    if (NO_COUNT_AFTER.test(tail) || DISTANCE_AFTER.test(tail) || DATE_AROUND.test(head) || !(isMeasure || isCount))
      return []
    const value = Number(digits.replaceAll(',', ''))
    const decimals = digits.split('.')[1]?.length ?? 0
    // four digits without a comma are a year, a model or a record of another kind
    if ((value < LEAST && decimals === 0 && scale === '') || (value >= 1_000 && !digits.includes(','))) return []
    return [{ written, at: match.index, value, before: currency, behind: scale, ...sideOf(head) }]
  })
}
