import { rememberResults } from '../primitives/remember-results'
import type { LanguageCode } from './language-code'
import { hasUnknownLetters, LETTER_LANGUAGES } from './letter-votes'
import { chineseOrJapanese, type Script, scriptOfText } from './script-of-text'
import { languagesOfEnding } from './word-endings'
import { LATIN_LANGUAGES, VOTED_LANGUAGES, WORD_VOTES } from './word-votes'

/** Languages that a script alone tells. */
const LANGUAGE_OF_SCRIPT: Partial<Record<Script, LanguageCode>> = {
  greek: 'el',
  hebrew: 'he',
  thai: 'th',
  hangul: 'ko',
  devanagari: 'hi',
}

/** More of a text tells nothing new. */
const MAX_LENGTH = 300
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
const NOT_ASCII = /[^\x00-\x7f]/
const CAPITAL = /^\p{Lu}/u

/** A text with more of its words capitalised is in Title Case or capitals, where a capital tells nothing. */
const TITLE_CASE_SHARE = 0.6
/** A capitalised word inside a sentence is a name or part of one ("Los Angeles"): little of its vote counts. */
const NAME_SHARE = 0.3
/** In Title Case it may be one. */
const TITLE_CASE_WORD_SHARE = 0.7
/** An ending is a hint. */
const ENDING_SHARE = 0.2
/** A letter counts less than a word; in a capitalised word it may belong to a foreign name. */
const LETTER_SHARE = 0.6
const LETTER_OF_NAME_SHARE = 0.1
/** Accents English keeps in borrowed words (café, façade, naïve, jalapeño, über); any other speaks against it. */
const LOAN_LETTERS = 'éèêçïñü'
const NOT_ENGLISH = 0.5
/** Letters alone never outweigh several words. */
const MAX_LETTER_VOTES = 4
/** "l'eau", "d'un", "qu'il": the elided word votes. */
const ELIDED = /^(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|un|all|dell|dall|nell|sull|quell|quest)['’]/i
const ELISION_SHARE = 0.5
const ITALIAN_ELISION = /^(?:un|all|dell|dall|nell|sull|quell|quest)$/i
const FRENCH_ELISION = /^(?:j|m|n|s|t|qu|jusqu|lorsqu)$/i
const ENGLISH_ENDING = /['’](?:s|re|ve|ll|t|d|m)$/i

/** A text with this much of words that only English has is taken for English with foreign names in it. */
const LOOKS_ENGLISH = 0.3
/** Then English votes weigh more. */
const ENGLISH_WEIGHT = 1.3
const MIN_ENGLISH = 0.25
/** What other languages need, so that a name ("Los Angeles", "Den Haag") does not tell one. */
const MIN_OTHER = 0.37
/** In a text of several words that does not look English, frequent words in the open suffice. */
const MIN_OTHER_OF_SENTENCE = 0.6
const SENTENCE_WORDS = 5
/** The winner has this many times the votes of the second. */
const MIN_LEAD = 1.08

/**
 * The language a headline is written in: by its script, then by its function words, frequent words of headlines and letters
 * that only some languages have. Null where nothing tells: a name, a search of two words.
 */
export function languageOfText(text: string): LanguageCode | null {
  return remembered(text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH) : text)
}

/** Comparing, naming and telling ask for the same headlines. About 1 MB. */
const REMEMBERED = 4_096
const remembered = rememberResults(detectLanguage, REMEMBERED)

function detectLanguage(text: string): LanguageCode | null {
  const shown = text.normalize('NFC')
  const script = scriptOfText(shown)
  if (script === null) return null
  if (script === 'cjk') return chineseOrJapanese(shown)
  if (script !== 'latin' && hasUnknownLetters(shown)) return null
  return LANGUAGE_OF_SCRIPT[script] ?? languageByVotes(shown, script === 'latin')
}

const INDEX_OF = new Map(VOTED_LANGUAGES.map((code, index) => [code, index]))
const indexOf = (code: LanguageCode): number => INDEX_OF.get(code) ?? 0
const ENGLISH = indexOf('en')
const FRENCH = indexOf('fr')
const ITALIAN = indexOf('it')
const LETTER_VOTES: ReadonlyMap<string, readonly number[]> = new Map(
  [...LETTER_LANGUAGES].map(([letter, languages]) => [letter, languages.map(indexOf)]),
)

/** Votes by language, in full and as they count in a text that looks English. */
type Votes = { readonly full: Float64Array; readonly guarded: Float64Array; english: number }

function languageByVotes(text: string, isLatin: boolean): LanguageCode | null {
  const words = text.match(WORD) ?? []
  const capitalised = words.map((word) => CAPITAL.test(word))
  const capitals = capitalised.filter(Boolean).length
  const isTitleCase = capitals > 2 && capitals > words.length * TITLE_CASE_SHARE
  const size = VOTED_LANGUAGES.length
  const votes: Votes = { full: new Float64Array(size), guarded: new Float64Array(size), english: 0 }
  words.forEach((word, index) => {
    const isName = capitalised[index] === true && index > 0
    const share = isName ? (isTitleCase ? TITLE_CASE_WORD_SHARE : NAME_SHARE) : 1
    addWord(votes, word, share)
  })
  if (NOT_ASCII.test(text)) addLetters(votes, words, capitalised)
  // Words in the other script do not vote: "OpenZorb Watch" in a Russian headline, a Russian word in an English one.
  const [from, to] = isLatin ? [LATIN_LANGUAGES, size] : [0, LATIN_LANGUAGES]
  votes.full.fill(0, from, to)
  votes.guarded.fill(0, from, to)
  if (!isLatin) votes.english = 0
  return winnerOf(votes, words.length >= SENTENCE_WORDS && !isTitleCase)
}

function add(votes: Votes, index: number, vote: number, guarded = vote): void {
  votes.full[index] = (votes.full[index] ?? 0) + vote
  votes.guarded[index] = (votes.guarded[index] ?? 0) + guarded
}

function addWord(votes: Votes, word: string, share: number): void {
  const lower = word.toLowerCase()
  const plain = lower.replace(/['’]/g, '')
  addVote(votes, plain, share)
  if (plain === lower) return
  if (ENGLISH_ENDING.test(lower)) {
    add(votes, ENGLISH, ELISION_SHARE * share)
    votes.english += ELISION_SHARE * share
  }
  const elided = ELIDED.exec(lower)
  if (elided === null) return
  const [all, article = ''] = elided
  addVote(votes, lower.slice(all.length), share)
  if (!ITALIAN_ELISION.test(article)) add(votes, FRENCH, ELISION_SHARE * share)
  if (!FRENCH_ELISION.test(article)) add(votes, ITALIAN, ELISION_SHARE * share)
}

function addVote(votes: Votes, word: string, share: number): void {
  const vote = WORD_VOTES.get(word)
  if (vote === undefined) {
    const languages = languagesOfEnding(word)
    for (const language of languages) add(votes, indexOf(language), (ENDING_SHARE * share) / languages.length)
    return
  }
  for (let at = 0; at < vote.length; at += 3) {
    add(votes, vote[at] ?? 0, (vote[at + 1] ?? 0) * share, (vote[at + 2] ?? 0) * share)
  }
  if (vote.length === 3 && vote[0] === ENGLISH) votes.english += (vote[1] ?? 0) * share
}

function addLetters(votes: Votes, words: readonly string[], capitalised: readonly boolean[]): void {
  let left = MAX_LETTER_VOTES
  const seen = new Set<string>()
  words.forEach((word, index) => {
    if (!NOT_ASCII.test(word)) return
    // The first word of a sentence has a capital anyway, unless another follows ("São Paulo").
    const isName = capitalised[index] === true && (index > 0 || capitalised[1] === true)
    const share = isName ? LETTER_OF_NAME_SHARE : LETTER_SHARE
    for (const letter of word.toLowerCase()) {
      const languages = LETTER_VOTES.get(letter)
      if (languages === undefined || left <= 0 || seen.has(letter)) continue
      seen.add(letter)
      left -= 1
      for (const language of languages) add(votes, language, share / languages.length)
      if (!isName && !LOAN_LETTERS.includes(letter)) add(votes, ENGLISH, -NOT_ENGLISH * share)
    }
  })
}

function winnerOf({ full, guarded, english }: Votes, isSentence: boolean): LanguageCode | null {
  const looksEnglish = english >= LOOKS_ENGLISH
  const counted = looksEnglish ? guarded : full
  if (looksEnglish) counted[ENGLISH] = (counted[ENGLISH] ?? 0) * ENGLISH_WEIGHT
  let winner = 0
  let second = 0
  let first = 0
  counted.forEach((vote, index) => {
    if (vote > first) {
      second = first
      first = vote
      winner = index
    } else if (vote > second) second = vote
  })
  const isEnough =
    (guarded[winner] ?? 0) >= (winner === ENGLISH ? MIN_ENGLISH : MIN_OTHER) ||
    (isSentence && !looksEnglish && first >= MIN_OTHER_OF_SENTENCE)
  return isEnough && first >= second * MIN_LEAD ? (VOTED_LANGUAGES[winner] ?? null) : null
}
