import type { NumbersAround } from './wrong-numbers'

/** A figure as it stands in a text. */
export type WrittenFigure = Pick<NumbersAround, 'value' | 'decimals' | 'least' | 'most'> & {
  readonly side?: 'larger' | 'smaller'
  readonly written: string
  readonly at: number
  readonly isWord: boolean
}

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
/** Digits that count something: a small word follows, and they are no part of a date, a sum with a sign or a longer number. */
const DIGITS = /(?<![\p{L}\p{N}$€£¥.,:/#-])\d{1,3}(?:,\d{3})*(?:\.\d)?(?= \p{Ll})/gu
/** "Falcon 9", "Unicode 6.0": part of a name. */
const NAME_BEFORE = /(?:^|[\s“‘(])\p{Lu}[\p{L}\p{N}’-]* $/u
const SPELT =
  /(?<![\p{L}\p{N}-])(?:[Tt]hree|[Ff](?:our|ive)(?:teen)?|[Ff]ifteen|[Ss](?:ix|even)(?:teen)?|[Ee]ight(?:een)?|[Nn]ine(?:teen)?|[Tt]en|[Ee]leven|[Tt]welve|[Tt]hirteen|[Tt]wenty)(?= \p{Ll})/gu
/** "nine of ten", "ten million", "three or four": not a figure by itself. */
const NO_FIGURE_AFTER = /^ (?:of|or|to|and|hundred|thousand|million|billion|per|times|dozen|january|february|april)\b/i
const NO_DIGITS_AFTER = /^ (?:of|or|to|and|per|am|pm|a\.m|p\.m)\b/i
const NO_FIGURE_BEFORE = /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) of|or|and|number) $/i
const LARGER_IS_WRONG =
  /(?:\bmore than|\bover|\bat least|\bpass(?:es|ed|ing)?|\babove|\btops?|\btopped|\bbeyond|\bexceed(?:s|ed)?|\balready)[^,.;]{0,14}$/i
const SMALLER_IS_WRONG = /(?:\bless than|\bfewer than|\bunder|\bbelow|\bup to|\bat most|\bwithin)[^,.;]{0,14}$/i

/** On which side other figures would be true as well, by the words before a figure. */
export function sideOf(before: string): { readonly side?: 'larger' | 'smaller' } {
  if (LARGER_IS_WRONG.test(before)) return { side: 'larger' }
  return SMALLER_IS_WRONG.test(before) ? { side: 'smaller' } : {}
}

/** Figures of a text that count something, each once: digits, and words from three to twenty. */
export function figuresIn(text: string): readonly WrittenFigure[] {
  const digits = [...text.matchAll(DIGITS)].flatMap((match): WrittenFigure[] => {
    const [written] = match
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + written.length)]
    if (NAME_BEFORE.test(before) || NO_DIGITS_AFTER.test(after)) return []
    const value = Number(written.replaceAll(',', ''))
    const decimals = written.includes('.') ? 1 : 0
    return value < 3 && decimals === 0
      ? []
      : [{ written, at: match.index, value, decimals, isWord: false, ...sideOf(before) }]
  })
  const spelt = [...text.matchAll(SPELT)].flatMap((match): WrittenFigure[] => {
    const [written] = match
    const value = WORDS.indexOf(written.toLowerCase())
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + written.length)]
    if (NO_FIGURE_BEFORE.test(before) || NO_FIGURE_AFTER.test(after)) return []
    return [
      {
        written,
        at: match.index,
        value,
        decimals: 0,
        least: 2,
        most: 20,
        isWord: true,
        ...sideOf(before),
      },
    ]
  })
  return [...digits, ...spelt]
}

/** Another number, written as the figure is. */
export function sayLike(number: number, { written, decimals = 0, isWord }: WrittenFigure): string {
  if (isWord) {
    const word = WORDS[number] ?? ''
    return /^\p{Lu}/u.test(written) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
  }
  return groupDigits(number, decimals)
}

/** A number with commas between thousands: `1234.5` is "1,234.5". */
export function groupDigits(number: number, decimals: number): string {
  const [whole = '', fraction] = number.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
