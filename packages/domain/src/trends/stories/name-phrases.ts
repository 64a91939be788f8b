import { rememberResults } from '../../primitives/remember-results'
import { comparableTokens } from '../items/title-tokens'
import { readHeadline, settleNumbers } from './headline'
import { fillersOf, isEnglish } from './headline-language'
import { belongsToSentence, isDemonym } from './headline-verbs'
import { isCommonInitials } from './subject-words'
import type { WordFrequencies } from './word-frequencies'

/** A run of words that several headlines of a story share. */
export type Phrase = {
  /** Its comparable form: tokens and small words, folded. */
  readonly key: string
  /** As most headlines write it. */
  readonly text: string
  /** Comparable tokens without small words. */
  readonly tokens: readonly string[]
  readonly headlines: number
  /** Share of the headlines that have it, 0 to 1. */
  readonly share: number
  readonly score: number
  /** Sum of what its words are worth, in units of `WordFrequencies.weight`. */
  readonly weight: number
  /** Whether a verb or the like shows that it is cut out of a sentence. */
  readonly isCutOut: boolean
  /** Whether it reads as one name: capitalised words, small ones between them at most. */
  readonly isName: boolean
  readonly hasName: boolean
  /** Whether it is a name by what is known of words, or has one and is written with capitals everywhere ("Bill Cassidy"). */
  readonly isKnownName: boolean
  /** Mean place among the words of its headlines, in words. */
  readonly place: number
}

/** One word of a headline as written, with its token; null for small words, which may stand inside a phrase only. */
type Word = { readonly written: string; readonly token: string | null; readonly isCapitalised: boolean }

const MAX_WORDS = 5
/** Phrases in fewer headlines are one publisher's wording. */
const MIN_HEADLINES = 2
const MIN_SHARE = 0.06
/** Headlines that share more of their words, and so many or all, are one, sent twice or passed on by another publisher. */
const SAME_HEADLINE = 0.7
const SAME_HEADLINE_WORDS = 5
const NAME_WEIGHT = 1.5
const SHARE_POWER = 0.75
const WEIGHT_POWER = 0.8
const WITH_NAME = 1.3
const WITHOUT_NAME = 0.8
/** Enough headlines to know how a story is called; more cost time and change nothing. */
const MAX_HEADLINES = 60

const WORDS = /[$€£¥]?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}’'.&+-]|,(?=\p{N}))*|[^\s\p{L}\p{N}$€£¥]+/gu
const POSSESSIVE = /['’]s?$/u
const BREAK = /[-,;:!?()"“”–—|]/u
const ABBREVIATION = /^(?:\p{L}\.)+$/u

/** Headlines share their words: far more of them are met than headlines. About 2 MB. */
const REMEMBERED_WORDS = 8_192
/** The first token of a word; null where it only builds sentences. */
const tokenOf = rememberResults(
  (word: string): string | null => comparableTokens(settleNumbers(word)).tokens[0]?.text ?? null,
  REMEMBERED_WORDS,
)

/** Words in order; punctuation becomes a break that no phrase crosses. */
function wordsOf(title: string, isFiller: (word: string) => boolean): (Word | 'break')[] {
  return (title.match(WORDS) ?? []).flatMap((written): (Word | 'break')[] => {
    if (!/[\p{L}\p{N}]/u.test(written)) return BREAK.test(written) ? ['break'] : []
    const bare = ABBREVIATION.test(written) ? written : written.replace(/[.'’&+-]+$/u, '')
    return [{ written: bare, token: isFiller(bare) ? null : tokenOf(bare), isCapitalised: /^\p{Lu}/u.test(bare) }]
  })
}

/** Legal forms and places of listing belong to a company's full name; nobody calls it so. */
const FORMAL_ENDING = /^(?:inc|corp|ltd|llc|plc|nyse|nasdaq)$/i

type Sighting = { readonly words: readonly Word[]; readonly place: number }

/** Phrases of one to five words of a headline that neither begin nor end with a small word, each once. */
function phrasesOf(title: string, isFiller: (word: string) => boolean): ReadonlyMap<string, Sighting> {
  const found = new Map<string, Sighting>()
  const words = wordsOf(title, isFiller)
  words.forEach((first, start) => {
    if (first === 'break' || first.token === null) return
    const run: Word[] = []
    let key = ''
    for (const word of words.slice(start, start + MAX_WORDS)) {
      if (word === 'break') break
      run.push(word)
      key += `${key === '' ? '' : ' '}${word.token ?? word.written.toLowerCase()}`
      if (word.token === null || FORMAL_ENDING.test(word.written)) continue
      if (!found.has(key)) found.set(key, { words: [...run], place: start })
    }
  })
  return found
}

/** Leaves out headlines that repeat an earlier one, so that no single wording counts twice. */
function distinctTitles(titles: readonly string[]): string[] {
  const kept: { title: string; words: ReadonlySet<string> }[] = []
  for (const title of titles) {
    const words = new Set(readHeadline(title).tokens.map(({ text }) => text))
    const isKnown = kept.some((other) => {
      const shared = [...words].filter((word) => other.words.has(word)).length
      return (
        shared >=
        Math.max(
          Math.min(SAME_HEADLINE_WORDS, words.size, other.words.size),
          SAME_HEADLINE * Math.min(words.size, other.words.size),
        )
      )
    })
    if (!isKnown) kept.push({ title, words })
    if (kept.length === MAX_HEADLINES) break
  }
  return kept.map(({ title }) => title)
}

/**
 * The phrases several headlines share, best first: those in at least 6% of them, and two, scored
 * `share^0.75 * (sum of weights, names 1.5-fold)^0.8 * (1.3 with a name, 0.8 without)`.
 *
 * @param titles Headlines cleaned of publishers, labels and dots, the most central first.
 * @param language BCP 47 of most of them: verbs and demonyms are only known of English; in any other language a phrase is
 *   whole where it is written as a name. Null is read as English.
 */
export function namePhrases(
  titles: readonly string[],
  frequencies: WordFrequencies,
  language: string | null = null,
): Phrase[] {
  const isFiller = fillersOf(language, frequencies.countOf)
  const read = distinctTitles(titles).map((title) => phrasesOf(title, isFiller))
  const sightings = new Map<string, Sighting[]>()
  for (const phrases of read) {
    for (const [key, sighting] of phrases) {
      const known = sightings.get(key)
      if (known === undefined) sightings.set(key, [sighting])
      else known.push(sighting)
    }
  }
  const least = Math.max(MIN_HEADLINES, MIN_SHARE * read.length)
  return [...sightings]
    .filter(([, seen]) => seen.length >= least)
    .map(([key, seen]) => toPhrase(key, seen, { headlines: read.length, frequencies, language }))
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
}

const isWrittenAsName = ({ written, token }: Word): boolean => token === null || /^[\p{Lu}\p{N}]/u.test(written)

type Story = {
  readonly headlines: number
  readonly frequencies: WordFrequencies
  readonly language: string | null
}

function toPhrase(key: string, seen: readonly Sighting[], { headlines, frequencies, language }: Story): Phrase {
  const words = (seen[0]?.words ?? []).filter((word) => word.token !== null)
  let weight = 0
  let plainWeight = 0
  let hasName = false
  let areNames = true
  for (const { token, isCapitalised } of words) {
    const text = token ?? ''
    const isName = frequencies.isName({ text, isCapitalised }) && !isCommonInitials(text)
    const worth = frequencies.weight({ text, isCapitalised })
    plainWeight += worth
    weight += isName ? worth * NAME_WEIGHT : worth
    hasName ||= isName
    areNames &&= isName
  }
  const share = seen.length / headlines
  const text = spellingOf(seen)
  return {
    key,
    text,
    tokens: words.map(({ token }) => token ?? ''),
    headlines: seen.length,
    share,
    isCutOut: isEnglish(language) ? isCutOut(seen[0]?.words ?? [], text, frequencies) : !isWrittenName(seen),
    weight: plainWeight,
    hasName,
    isKnownName: areNames || (hasName && seen.every(({ words: all }) => all.every(isWrittenAsName))),
    isName: words.every(isWrittenAsName),
    score: share ** SHARE_POWER * weight ** WEIGHT_POWER * (hasName ? WITH_NAME : WITHOUT_NAME),
    place: seen.reduce((sum, { place }) => sum + place, 0) / seen.length,
  }
}

function isCutOut(words: readonly Word[], text: string, frequencies: WordFrequencies): boolean {
  const belongs = words.some(({ written, token, isCapitalised }) => {
    const isKnownName = token !== null && isCapitalised && frequencies.isName({ text: token, isCapitalised })
    return belongsToSentence(written) && !isKnownName
  })
  return belongs || isDemonym(text.split(' ').at(-1) ?? '')
}

/** Whether a phrase of several words is a name as most headlines write it: its first capital may only open a sentence. */
function isWrittenName(seen: readonly Sighting[]): boolean {
  const written = seen.filter(({ words }) => words.length > 1 && words.every(isWrittenAsName))
  return written.length > seen.length / 2
}

/** A possessive at the end stays only where nearly every headline has it ("Men's Wearhouse" keeps its inner one). */
const POSSESSIVE_SHARE = 0.9

/** The most frequent spelling; of equals the one with more capitals, because headlines begin sentences with names. */
function spellingOf(seen: readonly Sighting[]): string {
  const uses = new Map<string, number>()
  let possessive = 0
  for (const { words } of seen) {
    const written = words.map((word) => word.written).join(' ')
    const plain = written.replace(POSSESSIVE, '')
    if (plain !== written) possessive += 1
    uses.set(plain, (uses.get(plain) ?? 0) + 1)
  }
  const capitals = (text: string): number => text.match(/\p{Lu}/gu)?.length ?? 0
  const [best = ''] =
    [...uses].sort(([a, x], [b, y]) => y - x || capitals(b) - capitals(a) || (a < b ? -1 : 1))[0] ?? []
  // "McDonald’s" is called so; "Bill Cassidy’s" only begins what comes next.
  const isOneWord = (seen[0]?.words.length ?? 0) === 1
  return isOneWord && possessive >= POSSESSIVE_SHARE * seen.length ? `${best}’s` : best
}

/** Whether a phrase has no word that could name anything in its language, or begins or ends with one that cannot. */
export function isFragment(words: readonly string[], language: string | null, frequencies: WordFrequencies): boolean {
  const fills = words.map(fillersOf(language, frequencies.countOf))
  return fills.every(Boolean) || (!isEnglish(language) && (fills[0] === true || fills.at(-1) === true))
}
