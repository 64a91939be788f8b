import { comparableWords } from '@trendverse/domain/trends/items/title-tokens'
import { GENERIC_WORDS, STOP_WORDS } from '@trendverse/domain/trends/items/title-words'

/** The words of a text that a trend could be told by, in the singular; years and other numbers, too. */
export function tellingTokens(text: string): readonly string[] {
  return comparableWords(text).filter(
    (word) => word.length > 1 && !STOP_WORDS.has(word) && !GENERIC_WORDS.has(word) && !GENERIC_WORDS.has(`${word}s`),
  )
}

/** Shorter beginnings are shared by words that have nothing to do with each other. */
const LEAST_SHARED_STEM = 4

/** Whether two words would give each other away: `run` and `runs` do, `rick` and `rickrolling`, too. */
export function giveAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short === long || (short.length >= LEAST_SHARED_STEM && long.startsWith(short))
}

/** Every word of a name that is more than grammar: also `game` and `food`, which tell nothing elsewhere. */
export function nameWords(name: string): readonly string[] {
  return comparableWords(name).filter((word) => word.length > 1 && !STOP_WORDS.has(word))
}
