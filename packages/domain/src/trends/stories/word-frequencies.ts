import { AppError } from '../../primitives/app-error'
import { DAY_MS } from '../../primitives/time'
import { isCalendarWord } from './calendar-words'
import {
  type Counts,
  type FrequencyChange,
  type FrequencyHead,
  readCounts,
  readHead,
  writeCounts,
  writeHead,
} from './frequency-text'
import { FREQUENT_WORDS, FREQUENT_WORDS_HEADLINES } from './frequent-words'
import type { Headline, HeadlineToken } from './headline'

/** What is stored: how it begins, and the lengths of the whole and of all that was added to it. */
type Stored = { readonly head: string; readonly wholeLength: number; readonly addedLength: number }

/** Counts of the past are worth half after this time, so that words of the day become known and are forgotten again. */
const HALF_LIFE_DAYS = 14
/** Halving stops here: after a pause of months the words of a language are as common as before. */
const LEAST_HEADLINES = 24_000
/** Rarer tokens are not remembered: beside 24,000 headlines it makes no difference whether one or none has a word. */
const LEAST_COUNT = 0.5
/** Most tokens remembered; some 30,000 occur in two weeks of a busy installation. */
const MAX_WORDS = 60_000
/** Headlines assumed beside those counted, so that in a small corpus a word seen twice is still rare. */
const ASSUMED_HEADLINES = 300

/** From this share of capitals on a token is a name. */
const NAME_SHARE = 0.6
/** With fewer telling sightings the writing at hand decides. */
const NAME_MIN_SIGHTINGS = 2
const NAME_WEIGHT = 1.25

const NUMBER = /^[\p{N}.,]+$/u
/** Years and small counts: hundreds of headlines a day share them, and no story is about one. */
const COMMON_NUMBER = /^(?:\p{N}{1,2}|(?:19|20)\p{N}{2})$/u
const NUMBER_FACTOR = 0.7
const COMMON_FACTOR = 0.3

/** Whether a token is a number, a weekday or a month: what tells two instalments of a series apart. */
export function isCountOrDate(token: string): boolean {
  return /^\p{N}/u.test(token) || isCalendarWord(token)
}

/**
 * How common each word of headlines is, over all headlines seen, older ones counting less. It starts from a table of
 * frequent English words that ships with the product and learns from whatever the sources show, in any language.
 * Frequencies of the past, not of the window: in a window full of one story that story's own words look common.
 */
export class WordFrequencies {
  #headlines: number
  /** When counts were last brought up to date, or null before the first headline. */
  #agedAtMs: number | null
  readonly #counts: Map<string, Counts>
  /** Words counted since `takeChange`. */
  readonly #changed = new Set<string>()
  /** Null where nothing is stored that could be added to: all counts are new, or became different. */
  #stored: Stored | null = null

  private constructor({ headlines, agedAtMs }: FrequencyHead, counts: Map<string, Counts>) {
    this.#headlines = headlines
    this.#agedAtMs = agedAtMs
    this.#counts = counts
  }

  /** The frequencies of a new installation. */
  static shipped(): WordFrequencies {
    const counts = new Map<string, Counts>()
    readCounts(FREQUENT_WORDS, counts)
    return new WordFrequencies({ headlines: FREQUENT_WORDS_HEADLINES, agedAtMs: null }, counts)
  }

  /**
   * Continues a stored state: its whole, and what was added to it since, in order. Throws AppError `invalid_input` for texts
   * that are none.
   */
  static restore(texts: readonly string[]): WordFrequencies {
    const counts = new Map<string, Counts>()
    let head: FrequencyHead | null = null
    for (const text of texts) {
      const end = text.indexOf('\n')
      head = readHead(end === -1 ? text : text.slice(0, end))
      if (head === null) break
      if (end !== -1) readCounts(text.slice(end + 1), counts)
    }
    if (head === null) throw new AppError('invalid_input', 'The stored word frequencies cannot be read.')
    const restored = new WordFrequencies(head, counts)
    const [whole = 0, ...added] = texts.map(({ length }) => length)
    restored.#stored = {
      head: restored.#head(),
      wholeLength: whole,
      addedLength: added.reduce((sum, length) => sum + length, 0),
    }
    return restored
  }

  /** Lets the counts grow older; called at the beginning of a round, whatever time has passed since the last one. */
  age(nowMs: number): void {
    const days = this.#agedAtMs === null ? 0 : (nowMs - this.#agedAtMs) / DAY_MS
    // Once a day is often enough, and a clock that was set back ages nothing.
    if (this.#agedAtMs !== null && days < 1) return
    this.#agedAtMs = nowMs
    const factor = Math.max(0.5 ** (days / HALF_LIFE_DAYS), Math.min(1, LEAST_HEADLINES / this.#headlines))
    if (factor >= 1) return
    this.#headlines *= factor
    this.#stored = null
    for (const [token, counts] of this.#counts) {
      counts.headlines *= factor
      counts.capitalised *= factor
      counts.lower *= factor
      if (counts.headlines < LEAST_COUNT) this.#counts.delete(token)
    }
  }

  /** Counts one headline. */
  note(headline: Headline): void {
    this.#headlines += 1
    for (const { text, isCapitalised, opensTitle } of headline.tokens) {
      const counts = this.#countsOf(text)
      counts.headlines += 1
      this.#changed.add(text)
      if (headline.isTitleCase || opensTitle) continue
      if (isCapitalised) counts.capitalised += 1
      else counts.lower += 1
    }
  }

  /** Counts what is no word: parts of headlines that may be running titles, words by language. See `furniture.ts`. */
  noteKeys(keys: readonly string[]): void {
    for (const key of keys) {
      this.#countsOf(key).headlines += 1
      this.#changed.add(key)
    }
  }

  /** In how many headlines a token or key was counted. */
  readonly countOf = (key: string): number => this.#counts.get(key)?.headlines ?? 0

  #countsOf(key: string): Counts {
    const known = this.#counts.get(key)
    if (known !== undefined) return known
    if (this.#counts.size >= MAX_WORDS) this.#forgetRarest()
    const counts = { headlines: 0, capitalised: 0, lower: 0 }
    this.#counts.set(key, counts)
    return counts
  }

  /** The rarest words make room: those seen once, then twice, and so on, until a tenth is free. */
  #forgetRarest(): void {
    this.#stored = null
    for (let least = 1; this.#counts.size > MAX_WORDS * 0.9; least += 1) {
      for (const [token, { headlines }] of this.#counts) if (headlines <= least) this.#counts.delete(token)
    }
  }

  /** How telling a token is: `ln(1 + (N + 300) / (df + 1))`, about 1 to 10. */
  rarity(token: string): number {
    return Math.log(1 + (this.#headlines + ASSUMED_HEADLINES) / (this.countOf(token) + 1))
  }

  /** Whether a token names something: mostly written with a capital where capitals tell anything. */
  isName({ text, isCapitalised }: Pick<HeadlineToken, 'text' | 'isCapitalised'>): boolean {
    if (isCalendarWord(text)) return false
    const { capitalised = 0, lower = 0 } = this.#counts.get(text) ?? {}
    const sightings = capitalised + lower
    return sightings < NAME_MIN_SIGHTINGS ? isCapitalised : capitalised / sightings > NAME_SHARE
  }

  /** What a token of a headline weighs: its rarity, names a quarter more, numbers and dates less. */
  weight(token: Pick<HeadlineToken, 'text' | 'isCapitalised'>): number {
    const rarity = this.rarity(token.text)
    if (COMMON_NUMBER.test(token.text) || isCalendarWord(token.text)) return rarity * COMMON_FACTOR
    if (NUMBER.test(token.text)) return rarity * NUMBER_FACTOR
    return this.isName(token) ? rarity * NAME_WEIGHT : rarity
  }

  /**
   * What became different since what is stored, or null where nothing did: the words counted since, or everything once a
   * day, when all counts grow older, and where the words added to the whole would be longer than that. Whoever takes it
   * stores it, or gives these frequencies up for what is stored.
   */
  takeChange(): FrequencyChange | null {
    const head = this.#head()
    const stored = this.#stored
    // Each headline counts in the head.
    if (stored?.head === head) return null
    const text = stored === null ? '' : this.#write(head, this.#changed)
    this.#changed.clear()
    if (stored !== null && stored.addedLength + text.length <= stored.wholeLength) {
      this.#stored = { ...stored, head, addedLength: stored.addedLength + text.length }
      return { kind: 'added', text }
    }
    const whole = this.serialise()
    this.#stored = { head, wholeLength: whole.length, addedLength: 0 }
    return { kind: 'whole', text: whole }
  }

  /** The whole state as text: one line a word, at most some 1.5 MB. */
  serialise(): string {
    return this.#write(this.#head(), this.#counts.keys())
  }

  #head(): string {
    return writeHead({ headlines: this.#headlines, agedAtMs: this.#agedAtMs })
  }

  #write(head: string, tokens: Iterable<string>): string {
    const lines = [head]
    for (const token of tokens) {
      const counts = this.#counts.get(token)
      if (counts !== undefined) lines.push(writeCounts(token, counts))
    }
    return lines.join('\n')
  }
}
