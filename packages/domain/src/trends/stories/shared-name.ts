import { saysEvent } from './event-words'
import { isEnglish } from './headline-language'
import { namePhrases, type Phrase } from './name-phrases'
import type { WordFrequencies } from './word-frequencies'

/** Fewer headlines do not make a phrase the name of the story. */
const HEAD_SHARE = 0.12
/** A phrase names the story by itself where so many headlines have it: "Air France flight" is not what Ebola is called. */
const ALONE_SHARE = 0.3
/** One word names a story only where many headlines share it: "Cosmos", not "Ukrainian". */
const ONE_WORD_HEADLINES = 6
/** Words that stand in so many headlines tell nothing alone: "White House", "Iran and Tehran". In units of `weight`. */
const LEAST_WEIGHT = 12
/** How many phrases are tried as the head. */
const MOST_HEADS = 6
/** A person or a place alone, and two phrases joined by us, need so many headlines. */
export const ENOUGH_HEADLINES = 5
/** A longer phrase around the best one names the story when it is found at least so often beside it. */
const LONGER_SHARE = 0.6
const LONGER_WORDS = 4
/** A name of one or two words takes a second phrase beside it, from this share of the headlines on. */
const SECOND_SHARE = 0.3
const SECOND_SHARE_BESIDE_ONE = 0.14

/** What the headlines of a story share. */
export type SharedWords = {
  /** Cleaned headlines in one language. */
  readonly titles: readonly string[]
  /** BCP 47 of most of them; null where nothing tells. */
  readonly language: string | null
  /** The best of them that says what happened with all of these words, or null. */
  readonly headlineWith: (tokens: readonly string[]) => string | null
}
type Shared = SharedWords & { readonly phrases: readonly Phrase[] }

/**
 * The best phrase that headlines share and that says what happened, alone or with a second one; or a headline that says
 * how the best phrases belong together; or null.
 */
export function sharedName(words: SharedWords, frequencies: WordFrequencies): string | null {
  const phrases = namePhrases(words.titles, frequencies, words.language).filter(
    (phrase) => !phrase.isCutOut && isWhole(phrase),
  )
  const shared = { ...words, phrases }
  const heads = phrases.filter((phrase) => phrase.share >= HEAD_SHARE && !isNumber(phrase.key)).slice(0, MOST_HEADS)
  for (const found of heads) {
    const head = longest(found, phrases)
    // How words join into a name is only known of English.
    const second = isEnglish(words.language) ? secondOf(head, phrases) : null
    if (head.weight + (second?.weight ?? 0) < LEAST_WEIGHT) continue
    const name = second === null ? nameAlone(head, shared) : nameTogether(head, second, shared)
    // Where the best two say nothing together, a lesser phrase would say what the story is not about mainly.
    if (name !== null || (second !== null && isLoosePair(head, second))) return name
  }
  return null
}

/** A head by itself; null where that says too little, or more than so few headlines show. */
function nameAlone(head: Phrase, shared: Shared): string | null {
  const headlines = shared.titles.length
  if (head.share < ALONE_SHARE) return null
  if (head.tokens.length === 1) return headlines < ONE_WORD_HEADLINES ? null : asEvent(head.text, head.tokens, shared)
  const saysLittle = !head.hasName || (head.isKnownName && head.tokens.length === 2)
  return saysLittle && headlines < ENOUGH_HEADLINES ? null : asEvent(head.text, head.tokens, shared)
}

/**
 * A phrase that says what happened ("Staten Island fire") as it is; of a bare person, place or thing ("Idaho air show")
 * the headline that says what happened to it, where there is one.
 */
function asEvent(text: string, tokens: readonly string[], { language, headlineWith }: Shared): string | null {
  return saysEvent(text) || !isEnglish(language) ? text : headlineWith(tokens)
}

/** Two phrases as one name: as headlines join them, by a short headline that has both, or side by side. */
function nameTogether(head: Phrase, second: Phrase, shared: Shared): string | null {
  const both = [...head.tokens, ...second.tokens]
  const joined = shared.phrases.find(({ tokens }) => both.every((token) => tokens.includes(token)))
  if (joined !== undefined) return asEvent(joined.text, both, shared)
  if (shared.titles.length < ENOUGH_HEADLINES) return null
  const inOrder = head.place <= second.place ? [head, second] : [second, head]
  if (isLoosePair(head, second)) return shared.headlineWith(both)
  // A name in front of what it is about: "California chemical fire".
  const [named, about] = inOrder.sort((a, b) => Number(b.isKnownName) - Number(a.isKnownName))
  const isAbout = named !== undefined && about !== undefined && saysEvent(about.text)
  return isAbout ? `${named.text} ${about.text}` : shared.headlineWith(both)
}

/**
 * "Putin China", "Meta jobs", "White House Secret Service": nobody's name for it. Such a pair gives way to a headline
 * that says how the two belong together.
 */
function isLoosePair(head: Phrase, second: Phrase): boolean {
  if (head.isKnownName && second.isKnownName) return true
  // "Kentucky Georgia’s primary": what belongs to one cannot belong to the other
  if (/['’]s\b/u.test(`${head.text} ${second.text}`)) return true
  const areSingle = head.tokens.length === 1 && second.tokens.length === 1
  return areSingle ? head.isKnownName !== second.isKnownName : head.isName && second.isName
}

function longest(best: Phrase, phrases: readonly Phrase[]): Phrase {
  const around = phrases.filter(
    (phrase) =>
      phrase.tokens.length > best.tokens.length &&
      phrase.key.split(' ').length <= LONGER_WORDS &&
      ` ${phrase.key} `.includes(` ${best.key} `) &&
      phrase.headlines >= LONGER_SHARE * best.headlines,
  )
  return around.sort((a, b) => b.tokens.length - a.tokens.length || b.score - a.score)[0] ?? best
}

/** The phrase that stands beside a short head in enough headlines: "SXSW" beside "Snowden". */
function secondOf(head: Phrase, phrases: readonly Phrase[]): Phrase | null {
  // "Tehran" beside "attack on Iran" would say what nobody reported.
  if (head.key.split(' ').length > 2) return null
  const least = head.tokens.length === 1 ? SECOND_SHARE_BESIDE_ONE : SECOND_SHARE
  const beside = phrases.filter((phrase) => standsBeside(phrase, head))
  const found = beside.find(({ share }) => share >= least)
  return found === undefined ? null : longest(found, beside)
}

const PARTS_OF_NAMES = /^(?:of|the|and|de|del|la|le|von|van|bin|al|el)$/

const UNIT = /^(?:thousand|million|billion|trillion|percent|000)$/i

/** Small words stand inside names ("Strait of Hormuz") and longer phrases; "positive for Ebola" is a piece of something. */
function isWhole({ key, tokens, isName }: Phrase): boolean {
  const small = key.split(' ').filter((word) => !tokens.includes(word))
  if (UNIT.test(tokens.at(-1) ?? '')) return false
  return small.length === 0 || tokens.length > 2 || (isName && small.every((word) => PARTS_OF_NAMES.test(word)))
}

const isNumber = (key: string): boolean => /^[\p{N}.,]+$/u.test(key)

const SAME_BEGINNING = 4
const MAX_SECOND_TOKENS = 3

function standsBeside(phrase: Phrase, head: Phrase): boolean {
  if (isNumber(phrase.key)) return false
  const hasSmallWord = phrase.key.split(' ').length > phrase.tokens.length
  if ((hasSmallWord && !phrase.isName) || phrase.tokens.length > MAX_SECOND_TOKENS) return false
  if (phrase.tokens.some((token) => head.tokens.includes(token))) return false
  const begins = (a: string, b: string): boolean => a.slice(0, SAME_BEGINNING) === b.slice(0, SAME_BEGINNING)
  if (phrase.tokens.some((one) => head.tokens.some((other) => begins(one, other)))) return false
  return !isInitialsOf(phrase, head) && !isInitialsOf(head, phrase)
}

const isInitialsOf = (short: Phrase, long: Phrase): boolean =>
  short.tokens.length === 1 &&
  long.key.split(' ').length > 1 &&
  short.key ===
    long.key
      .split(' ')
      .map((word) => word.charAt(0))
      .join('')
