import { foldWord } from './fold-word'
import type { LanguageCode } from './language-code'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Every pair of letters that may be a code of ISO 3166-1. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

const KNOWN = new Map<LanguageCode, ReadonlySet<string>>()

/** Countries whose name is one word, as a language writes them, folded: "kina" in Swedish. From the runtime's CLDR. */
export function countryNamesOf(language: LanguageCode): ReadonlySet<string> {
  const known = KNOWN.get(language)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const found = new Set(CODES.map((code) => foldWord(names.of(code) ?? '')).filter((name) => /^\p{L}{3,}$/u.test(name)))
  KNOWN.set(language, found)
  return found
}
