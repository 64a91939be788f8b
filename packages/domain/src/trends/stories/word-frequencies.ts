import { AppError } from '../../primitives/app-error'
import { DAY_MS } from '../../primitives/time'
import { FREQUENT_WORDS, FREQUENT_WORDS_HEADLINES } from './frequent-words'
import type { Headline, HeadlineToken } from './headline'

/** What was counted of one token: headlines with it, and of those whose capitals tell something, how many write it either way. */
type Counts = { headlines: number; capitalised: number; lower: number }

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
const CALENDAR_WORD =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4])$/
const NUMBER_FACTOR = 0.7
const COMMON_FACTOR = 0.3

/** Whether a token is a number, a weekday or a month: what tells two instalments of a series apart. */
export function isCountOrDate(token: string): boolean {
  return /^\p{N}/u.test(token) || CALENDAR_WORD.test(token)
}

/**
 * How common each word of headlines is, over all headlines seen, older ones counting less. It starts from a table of
 * frequent English words that ships with the product and learns from whatever the sources show, in any language.
 * Frequencies of the past, not of the window: in a window full of one story that story's own words look common.
 */
export class WordFrequencies {
  #headlines = FREQUENT_WORDS_HEADLINES
  readonly #counts: Map<string, Counts>
  /** When counts were last brought up to date, or null before the first headline. */
  #agedAtMs: number | null = null

  private constructor(counts: Map<string, Counts>) {
    this.#counts = counts
  }

  /** The frequencies of a new installation. */
  static shipped(): WordFrequencies {
    return new WordFrequencies(readCounts(FREQUENT_WORDS))
  }

  /** Continues a stored state. Throws AppError `invalid_input` for a text that is none. */
  static restore(state: string): WordFrequencies {
    const [head = '', ...lines] = state.split('\n')
    const [headlines, agedAtMs] = head.split(' ').map(Number)
    if (headlines === undefined || agedAtMs === undefined || !(headlines > 0) || !Number.isFinite(agedAtMs)) {
      throw new AppError('invalid_input', 'The stored word frequencies cannot be read.')
    }
    const restored = new WordFrequencies(readCounts(lines.join('\n')))
    restored.#headlines = headlines
    restored.#agedAtMs = agedAtMs
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
      let counts = this.#counts.get(text)
      if (counts === undefined) {
        if (this.#counts.size >= MAX_WORDS) this.#forgetRarest()
        counts = { headlines: 0, capitalised: 0, lower: 0 }
        this.#counts.set(text, counts)
      }
      counts.headlines += 1
      if (headline.isTitleCase || opensTitle) continue
      if (isCapitalised) counts.capitalised += 1
      else counts.lower += 1
    }
  }

  /** The rarest words make room: those seen once, then twice, and so on, until a tenth is free. */
  #forgetRarest(): void {
    for (let least = 1; this.#counts.size > MAX_WORDS * 0.9; least += 1) {
      for (const [token, { headlines }] of this.#counts) if (headlines <= least) this.#counts.delete(token)
    }
  }

  /** How telling a token is: `ln(1 + (N + 300) / (df + 1))`, about 1 to 10. */
  rarity(token: string): number {
    const headlines = this.#counts.get(token)?.headlines ?? 0
    return Math.log(1 + (this.#headlines + ASSUMED_HEADLINES) / (headlines + 1))
  }

  /** Whether a token names something: mostly written with a capital where capitals tell anything. */
  isName({ text, isCapitalised }: Pick<HeadlineToken, 'text' | 'isCapitalised'>): boolean {
    if (CALENDAR_WORD.test(text)) return false
    const { capitalised = 0, lower = 0 } = this.#counts.get(text) ?? {}
    const sightings = capitalised + lower
    return sightings < NAME_MIN_SIGHTINGS ? isCapitalised : capitalised / sightings > NAME_SHARE
  }

  /** What a token of a headline weighs: its rarity, names a quarter more, numbers and dates less. */
  weight(token: Pick<HeadlineToken, 'text' | 'isCapitalised'>): number {
    const rarity = this.rarity(token.text)
    if (COMMON_NUMBER.test(token.text) || CALENDAR_WORD.test(token.text)) return rarity * COMMON_FACTOR
    if (NUMBER.test(token.text)) return rarity * NUMBER_FACTOR
    return this.isName(token) ? rarity * NAME_WEIGHT : rarity
  }

  /** The state as text: one line a word, at most some 1.5 MB. */
  serialise(): string {
    const lines = [`${round(this.#headlines)} ${this.#agedAtMs ?? 0}`]
    for (const [token, { headlines, capitalised, lower }] of this.#counts) {
      lines.push(`${token} ${round(headlines)} ${round(capitalised)} ${round(lower)}`)
    }
    return lines.join('\n')
  }
}

const round = (count: number): number => Math.round(count * 1_000) / 1_000

function readCounts(table: string): Map<string, Counts> {
  const counts = new Map<string, Counts>()
  for (const line of table.split(/[\n|]/)) {
    const [token, headlines, capitalised, lower] = line.split(' ')
    if (token === undefined || token === '') continue
    const read = { headlines: Number(headlines), capitalised: Number(capitalised), lower: Number(lower) }
    if (Object.values(read).every((count) => count >= 0 && Number.isFinite(count))) counts.set(token, read)
  }
  return counts
}
