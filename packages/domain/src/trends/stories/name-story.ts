import { beginUpper, cleanTitle, shortenTitle } from './clean-title'
import { readHeadline } from './headline'
import { hasVerb } from './headline-verbs'
import { namePhrases, type Phrase } from './name-phrases'
import { isPersonalPost, isTopic, plainTitle } from './story-item'
import { isKeptUp, shareOfName, type TellingItem, tellStory } from './tell-story'
import type { WordFrequencies } from './word-frequencies'

/** An item as far as naming a story needs it. */
export type NamingItem = TellingItem

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
const ENOUGH_HEADLINES = 5
/** Of headlines that say how two phrases belong together one of at most so many characters is preferred. */
const SHORT_HEADLINE = 60
/** A headline that stands in for a name is best not cut. */
const WHOLE_HEADLINE = 80
/** A name stays while each of its words is in this share of the headlines. */
const CARRIED_SHARE = 0.1
/** A longer phrase around the best one names the story when it is found at least so often beside it. */
const LONGER_SHARE = 0.6
const LONGER_WORDS = 4
/** A name of one or two words takes a second phrase beside it, from this share of the headlines on. */
const SECOND_SHARE = 0.3
const SECOND_SHARE_BESIDE_ONE = 0.14
/** An article or search names the story when its words are in this share of the headlines. */
const TOPIC_SHARE = 0.3
/** Articles name things better than searches, searches better than tags. */
const TOPIC_ORDER: Readonly<Partial<Record<string, number>>> = { wikipedia: 0, 'google-trends': 1, bluesky: 2 }

/**
 * What a story is called: the name of an article or search that many of its headlines mention; otherwise the phrase
 * they share; otherwise the headline that tells it best, shortened. Never the name of a repository alone.
 *
 * @param known What it has been called long enough: it stays as long as the headlines carry it.
 */
export function nameStory(
  items: readonly NamingItem[],
  frequencies: WordFrequencies,
  known: string | null = null,
): string {
  const telling = items.filter((item) => !isPersonalPost(item))
  const headlines = telling.filter((item) => !isTopic(item)).map((item) => cleanTitle(item))
  const topics = telling.filter(isTopic)
  const named = topicName(topics, headlines)
  if (named !== null) return named
  if (known !== null && !soonPassed(known) && isCarried(known, headlines)) return known
  const shared = headlines.length < 2 ? null : sharedName(headlines, frequencies)
  if (shared !== null) return beginUpper(shared)
  const told = central(telling, frequencies)
  const ordered = topics.sort(byTopicOrder)
  const [first] = [...(headlines.length >= 2 ? [...told, ...ordered] : [...ordered, ...told]), ...telling, ...items]
  const nameless = { source: 'feeds', title: '', url: null, publisher: null, references: [] } as const
  return first === undefined ? cleanTitle(nameless) : loneName(first)
}

/** Questions are answered, live pages end: what bears their title looks forgotten a day later. */
function soonPassed(name: string): boolean {
  return name.includes('?') || isKeptUp(name)
}

/** Whether the headlines of today still say what the story is called, or one of them is its name. */
function isCarried(name: string, headlines: readonly string[]): boolean {
  const read = headlines.map(readHeadline)
  const named = readHeadline(name)
  if (read.some((headline) => shareOfName(named, headline) === 1) && headlines.length < ENOUGH_HEADLINES) return true
  return named.tokens.every(({ text }) => {
    const having = read.filter(({ tokens }) => tokens.some((token) => token.text === text)).length
    return having >= CARRIED_SHARE * read.length
  })
}

/** The best phrase that headlines share and that says enough, alone or with a second one, or null. */
function sharedName(headlines: readonly string[], frequencies: WordFrequencies): string | null {
  const phrases = namePhrases(headlines, frequencies).filter((phrase) => !phrase.isCutOut && isWhole(phrase))
  const heads = phrases.filter((phrase) => phrase.share >= HEAD_SHARE && !isNumber(phrase.key)).slice(0, MOST_HEADS)
  for (const found of heads) {
    const head = longest(found, phrases)
    const second = secondOf(head, phrases)
    if (head.weight + (second?.weight ?? 0) < LEAST_WEIGHT) continue
    const name = second === null ? nameAlone(head, headlines.length) : nameTogether(head, second, phrases, headlines)
    // Where the best two say nothing together, a lesser phrase would say what the story is not about mainly.
    if (name !== null || (second !== null && isLoosePair(head, second))) return name
  }
  return null
}

/** A head by itself; null where that says too little, or more than so few headlines show. */
function nameAlone(head: Phrase, headlines: number): string | null {
  if (head.share < ALONE_SHARE) return null
  if (head.tokens.length === 1) return headlines < ONE_WORD_HEADLINES ? null : head.text
  const saysLittle = !head.hasName || (head.isKnownName && head.tokens.length === 2)
  return saysLittle && headlines < ENOUGH_HEADLINES ? null : head.text
}

/** Two phrases as one name: as headlines join them, by a short headline that has both, or side by side. */
function nameTogether(
  head: Phrase,
  second: Phrase,
  phrases: readonly Phrase[],
  headlines: readonly string[],
): string | null {
  const both = [...head.tokens, ...second.tokens]
  const joined = phrases.find(({ tokens }) => both.every((token) => tokens.includes(token)))
  if (joined !== undefined) return joined.text
  if (headlines.length < ENOUGH_HEADLINES) return null
  const inOrder = head.place <= second.place ? [head, second] : [second, head]
  if (isLoosePair(head, second)) return headlineWith(both, phrases, headlines)
  // A name in front of what it is about: "California chemical tank".
  return inOrder
    .sort((a, b) => Number(b.isKnownName) - Number(a.isKnownName))
    .map(({ text }) => text)
    .join(' ')
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

/** The headline that tells the story best, to be its name where no phrase is shared. */
function central(items: readonly NamingItem[], frequencies: WordFrequencies): NamingItem[] {
  const told = tellStory(items, frequencies, { maxLength: WHOLE_HEADLINE }) ?? tellStory(items, frequencies)
  return told === null ? [] : [told.item]
}

const byTopicOrder = (a: NamingItem, b: NamingItem): number =>
  (TOPIC_ORDER[a.source] ?? 3) - (TOPIC_ORDER[b.source] ?? 3)

function topicName(topics: readonly NamingItem[], headlines: readonly string[]): string | null {
  if (headlines.length === 0) return null
  const read = headlines.map((title) => new Set(readHeadline(title).tokens.map(({ text }) => text)))
  const fits = (topic: NamingItem): boolean => {
    const tokens = readHeadline(plainTitle(topic)).tokens.map(({ text }) => text)
    const mentioned = read.filter((words) => tokens.every((token) => words.has(token))).length
    return tokens.length > 0 && mentioned >= TOPIC_SHARE * read.length
  }
  const [best] = topics.filter((topic) => TOPIC_ORDER[topic.source] !== undefined && fits(topic)).sort(byTopicOrder)
  return best === undefined ? null : cleanTitle(best)
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

const NO_STATEMENT = /[?:]|^["“‘']|^(?:why|how|what|read|watch|see|in|live|here|this|these)\b/iu

/** The headline that has all of these words, states something, and shares most with the others; a short one if any is. */
function headlineWith(
  words: readonly string[],
  phrases: readonly Phrase[],
  headlines: readonly string[],
): string | null {
  const worthOf = (title: string): number => {
    const tokens = new Set(readHeadline(title).tokens.map(({ text }) => text))
    if (!words.every((word) => tokens.has(word))) return 0
    return phrases
      .filter((phrase) => phrase.tokens.every((token) => tokens.has(token)))
      .reduce((sum, { score }) => sum + score, 0)
  }
  const stating = headlines
    .filter((title) => title.length <= WHOLE_HEADLINE && hasVerb(title) && !NO_STATEMENT.test(title))
    .map((title) => ({ title, worth: worthOf(title), isShort: title.length <= SHORT_HEADLINE }))
    .filter(({ worth }) => worth > 0)
  const [best] = stating.sort((a, b) => Number(b.isShort) - Number(a.isShort) || b.worth - a.worth)
  return best?.title ?? null
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

const REPOSITORY_NAME = /^[\w.-]+\/[\w.-]+$/

/** A single item's title as a name; a repository is told by what its description says it is. */
function loneName(item: NamingItem): string {
  const title = cleanTitle(item)
  if (!REPOSITORY_NAME.test(item.title) || item.summary === null) return shortenTitle(title)
  return shortenTitle(`${title}: ${item.summary.replace(/[.!?](?:\s.*)?$/s, '')}`)
}
