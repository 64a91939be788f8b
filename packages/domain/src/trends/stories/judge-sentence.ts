import { foldWord } from '../../language/fold-word'
import { comparableTokens } from '../items/title-tokens'
import { STOP_WORDS } from '../items/title-words'
import { firstSentence } from './first-sentence'
import { settleNumbers } from './headline'
import type { SentenceEvidence } from './sentence-prompt'
import { toSentence } from './tell-story'

/** Why a sentence of a model is not shown. */
export type SentenceRefusal = 'length' | 'markup' | 'not_one_sentence' | 'number' | 'name' | 'words' | 'one_voice'

export type SentenceVerdict =
  | { readonly accepted: true; readonly text: string }
  | { readonly accepted: false; readonly reason: SentenceRefusal }

/** Characters. */
const LENGTH = { min: 30, max: 280 } as const
/** Marks of code and markup, invisible characters, addresses of sites and people. */
const MARKUP = /[<>[\]{}|`*_#@\\\p{Cc}\p{Cf}]|:\/\/|www\.|\p{L}{2,}\.\p{L}{2,}/u
/** Words in a row that no headline has: small words are not counted. */
const MAX_UNKNOWN_RUN = 3
/** Share of such words in the whole sentence. */
const MAX_UNKNOWN_SHARE = 0.5
/** What several headlines must say of a sentence, so that a single one cannot have dictated it. */
const SHARED = { words: 2, share: 0.25 } as const
/** Letters that words of one stem begin with: erupts, eruption. */
const STEM_LENGTH = 4

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, String(value)]),
)
/** They count without naming a digit. */
const VAGUE_NUMBERS = new Set(
  'thirty forty fifty sixty seventy eighty ninety half dozen dozens hundred hundreds thousand thousands million millions billion billions trillion trillions'.split(
    ' ',
  ),
)

/**
 * Whether a sentence is made of what the headlines say: every number and every name is in one of them, hardly a word is in
 * none, and what it tells is told by more than one. The headlines may have been written to deceive whoever summarises
 * them, so a model's good will counts for nothing here.
 *
 * @param evidence At least three headlines.
 */
export function judgeSentence(sentence: string, evidence: readonly SentenceEvidence[]): SentenceVerdict {
  const squeezed = sentence.replace(/[^\S\n]+/g, ' ').trim()
  const text = squeezed === '' ? '' : toSentence(squeezed)
  const reason = refusalOf(text, evidence)
  return reason === null ? { accepted: true, text } : { accepted: false, reason }
}

function refusalOf(text: string, evidence: readonly SentenceEvidence[]): SentenceRefusal | null {
  if (text.length < LENGTH.min || text.length > LENGTH.max) return 'length'
  if (MARKUP.test(text)) return 'markup'
  if (text.includes('?') || firstSentence(text) !== text) return 'not_one_sentence'
  const said = evidence.flatMap(({ title, publisher }) => (publisher === null ? [title] : [title, publisher]))
  const numbers = union(said.map(numbersOf))
  if (![...numbersOf(text)].every((number) => numbers.has(number))) return 'number'
  const words = union(said.map((one) => new Set(wordsOf(one).flatMap(spellings))))
  if (!namesOf(text).every((name) => spellings(name).some((spelling) => words.has(spelling)))) return 'name'
  return madeOfHeadlines(
    text,
    evidence.map(({ title }) => title),
  )
}

/** Whether the words of a sentence are those of its headlines, and of more than one. */
function madeOfHeadlines(text: string, titles: readonly string[]): 'words' | 'one_voice' | null {
  const told = titles.map((title) => comparableTokens(settleNumbers(title)).tokens.map((token) => token.text))
  const { tokens } = comparableTokens(settleNumbers(text))
  const voices = tokens.map((token) => told.filter((title) => title.some((word) => areAkin(word, token.text))).length)
  let run = 0
  let longestRun = 0
  for (const count of voices) {
    run = count === 0 ? run + 1 : 0
    longestRun = Math.max(longestRun, run)
  }
  const known = voices.filter((count) => count > 0).length
  if (longestRun > MAX_UNKNOWN_RUN || known < (1 - MAX_UNKNOWN_SHARE) * tokens.length) return 'words'
  const shared = voices.filter((count) => count > 1).length
  return shared < SHARED.words || shared < SHARED.share * known ? 'one_voice' : null
}

/** Whether two words are the same or forms of one. */
function areAkin(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  const stem = Math.max(STEM_LENGTH, shorter - 3)
  return shorter >= stem && a.slice(0, stem) === b.slice(0, stem)
}

/** Words as they are written, without possessives and the dots of abbreviations. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/['’]s(?!\p{L})/giu, '')
      .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
      .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (dotted) => `${dotted.replaceAll('.', '')} `)
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** A word folded, and without an "s" at its end. */
function spellings(word: string): readonly string[] {
  const folded = foldWord(word)
  return folded.length > 3 && folded.endsWith('s') ? [folded, folded.slice(0, -1)] : [folded]
}

/** Words with a capital; the capital that opens a sentence tells nothing of a small word. */
function namesOf(text: string): readonly string[] {
  return wordsOf(text).filter((word, place) => {
    if (!/\p{Lu}/u.test(word)) return false
    return place > 0 || !STOP_WORDS.has(foldWord(word)) || /\p{Lu}.*\p{Lu}/u.test(word)
  })
}

/** Numbers in digits and in words, each in one spelling: "$5bn" and "5 billion", "three" and "3". */
function numbersOf(text: string): ReadonlySet<string> {
  const settled = settleNumbers(text.normalize('NFKC'))
  const digits = settled.match(/\p{N}+(?:[.,]\p{N}+)*\p{L}*/gu) ?? []
  const written = wordsOf(settled).flatMap((word) => {
    const folded = foldWord(word)
    return NUMBER_WORDS.get(folded) ?? (VAGUE_NUMBERS.has(folded) ? [folded.replace(/s$/, '')] : [])
  })
  return new Set([...digits.map(foldWord), ...written])
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]))
}
