import { QUOTED } from '../../trends/stories/headline-angle'

/** What somebody said, as a headline quotes it. */
export type HeadlineQuote = {
  /** Without its marks. */
  readonly words: string
  readonly at: number
  readonly isTitleCase: boolean
}

const MIN_WORDS = 2
const MAX_WORDS = 12
/** What people say has one of these in it; titles of films and books seldom do. */
const SPOKEN =
  /(?<!\p{L})(?:i|i[’']\p{L}+|you|you[’']\p{L}+|me|my|we|we[’']\p{L}+|us|he[’']s|she[’']s|it[’']s|don[’']t|never|nobody|thank|please|let[’']s|can[’']t|won[’']t|is|are|was|has|have|will)(?![\p{L}’'])/iu
const NAME_INSIDE = / (?!I\b)\p{Lu}/u

const isTitled = (words: readonly string[]): boolean =>
  words.filter((word) => word.length > 3).every((word) => /^[^\p{L}]*\p{Lu}/u.test(word))

/** What a headline quotes at one of its ends, where other words could stand as well. */
export function headlineQuotes(text: string): readonly HeadlineQuote[] {
  return [...text.matchAll(QUOTED)].flatMap((match): HeadlineQuote[] => {
    const [marked] = match
    const words = marked
      .slice(1, -1)
      .trim()
      .replace(/[.,!]$/, '')
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + marked.length)]
    const parts = words.split(/\s+/)
    const isTitleCase = parts.length > 2 && isTitled(parts)
    const isLong = parts.length >= MIN_WORDS && parts.length <= MAX_WORDS
    const isSetOff = before.endsWith(': ') || (before === '' && behind.startsWith(':')) || behind === ''
    const isSaid = isLong && isSetOff && SPOKEN.test(words) && (isTitleCase || !NAME_INSIDE.test(words))
    return isSaid ? [{ words, at: match.index + marked.indexOf(words), isTitleCase }] : []
  })
}
