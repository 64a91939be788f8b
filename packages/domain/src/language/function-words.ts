import { foldWord } from './fold-word'
import { GERMANIC_WORDS } from './function-words/germanic'
import { OTHER_LATIN_WORDS } from './function-words/other-latin'
import { OTHER_SCRIPT_WORDS } from './function-words/other-scripts'
import { ROMANCE_WORDS } from './function-words/romance'
import { SLAVIC_WORDS } from './function-words/slavic'
import { UNSPACED_PIECES } from './function-words/unspaced'
import type { LanguageCode } from './language-code'

/** Languages written with blanks in Latin letters; which of them a text is in, only its words and accents tell. */
export const LATIN_WORDS = { ...GERMANIC_WORDS, ...ROMANCE_WORDS, ...SLAVIC_WORDS, ...OTHER_LATIN_WORDS }

/** A table's words as written, apostrophes removed as title tokens remove them. */
export function wordsOfTable(table: string): string[] {
  return table.replace(/['’]/g, '').split(/\s+/).filter(Boolean)
}

const SIGN = /\P{M}\p{M}*/gu

/** The pairs of neighbouring signs of a piece: what title tokens of a script without blanks are. */
function signPairs(piece: string): string[] {
  const signs = piece.match(SIGN) ?? []
  return signs.length < 2 ? [piece] : signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`)
}

const folded = (table: string): ReadonlySet<string> => new Set(wordsOfTable(table).map(foldWord))
const foldedPairs = (table: string): ReadonlySet<string> =>
  new Set(wordsOfTable(table).flatMap((piece) => signPairs(foldWord(piece))))

const FOLDED: ReadonlyMap<LanguageCode, ReadonlySet<string>> = new Map<LanguageCode, ReadonlySet<string>>([
  ...codesOf(LATIN_WORDS).map((code) => [code, folded(LATIN_WORDS[code])] as const),
  ...codesOf(OTHER_SCRIPT_WORDS).map((code) => [code, folded(OTHER_SCRIPT_WORDS[code])] as const),
  ['ko', folded(UNSPACED_PIECES.ko)],
  ['zh', foldedPairs(UNSPACED_PIECES.zh)],
  ['ja', foldedPairs(UNSPACED_PIECES.ja)],
  ['th', foldedPairs(UNSPACED_PIECES.th)],
])

/** The languages of a table, as a list. */
export function codesOf<Code extends LanguageCode>(tables: Readonly<Record<Code, string>>): Code[] {
  // Object.keys forgets the type of the keys; the record has no others.
  return Object.keys(tables) as Code[]
}

/**
 * The function words of a language (articles, pronouns, prepositions, conjunctions, auxiliaries, question words), folded
 * as `foldWord` folds them: what its sentences are built with and what names nothing. Chinese, Japanese and Thai: pairs
 * of signs.
 */
export function functionWordsOf(language: LanguageCode): ReadonlySet<string> {
  return FOLDED.get(language) ?? new Set()
}

/** Whether a folded word only builds sentences in this language: "och" in Swedish, not in English. */
export function isFunctionWord(foldedWord: string, language: LanguageCode): boolean {
  return FOLDED.get(language)?.has(foldedWord) ?? false
}
