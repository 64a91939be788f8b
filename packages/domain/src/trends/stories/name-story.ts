import { languageOfText } from '../../language/detect-language'
import { TREND_DEFAULTS } from '../trend'
import { chooseName, leavesTelling, type NameCandidate, rankNames } from './choose-name'
import { beginUpper, cleanTitle } from './clean-title'
import { saysEvent } from './event-words'
import { type Headline, readHeadline } from './headline'
import { angleOf, tellsNothing, worthOfAngle } from './headline-angle'
import { isEnglish, PAGE_LANGUAGE } from './headline-language'
import { hasVerb } from './headline-verbs'
import { isFragment } from './name-phrases'
import { inPageLanguage, languageOfMost, readTelling, type TellingItem } from './read-telling'
import { ENOUGH_HEADLINES, sharedName } from './shared-name'
import { shortenTitle } from './shorten-title'
import { shorterForm } from './shorter-form'
import { isPersonalPost, isTopic, plainTitle } from './story-item'
import { shareOfName } from './tell-story'
import type { WordFrequencies } from './word-frequencies'

/** An item as far as naming a story needs it. */
export type NamingItem = TellingItem

/** A name stays while each of its words is in this share of the headlines. */
const CARRIED_SHARE = 0.1
/** Of so many words one may be missing: "DR Congo" is "Congo" to others. */
const MAY_DROP_ONE = 4
/** An event keeps its name while so many of its words are in this share of the headlines. */
const CORE_WORDS = 2
const CORE_SHARE = 0.3
/** With so many headlines a name has so many of its words in this share of the others. */
const FEW = 3
const SHARED_WORDS = 0.2
const SHARING_HEADLINES = 1 / 3
/** A headline with so many of a name's own names tells of the same. */
const SAME_NAMES = 0.5
/** Longer names are headlines, which may open with any word. */
const MAX_PHRASE_WORDS = 4
/** What is left of the worth of a long name without a verb. */
const STATES_NOTHING = 0.8
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
  const headlines = telling.filter((item) => !isTopic(item))
  const topics = telling.filter(isTopic)
  const named = topicName(topics, headlines.map(textOf))
  if (named !== null) return named
  const spoken = inPageLanguage(headlines)
  const titles = spoken.map(textOf)
  if (known !== null && mayStay(known, spoken, frequencies) && isCarried(known, titles)) return known
  const language = languageOfMost(spoken)
  let names: NameCandidate[] | null = null
  // Most stories have a name without it.
  const ranked = (): readonly NameCandidate[] => (names ??= rankNames(spoken, frequencies))
  const headlineWith = (tokens: readonly string[]): string | null => {
    const stating = ranked().filter((told) => statesAll(told, tokens))
    const found = chooseName(stating, ranked())
    return found !== undefined && leavesTelling(found, ranked()) ? found.name : null
  }
  const shared = titles.length < 2 ? null : sharedName({ titles, language, headlineWith }, frequencies)
  if (shared !== null) return beginUpper(shared)
  const told = chooseName(ranked(), ranked())
  const ordered = topics.sort(byTopicOrder)
  const central = told === undefined ? [] : [told.item]
  const [first] = [...(titles.length >= 2 ? [...central, ...ordered] : [...ordered, ...central]), ...telling, ...items]
  if (first === undefined) return TREND_DEFAULTS.name
  const isAlone = told?.item === first ? !leavesTelling(told, ranked()) : spoken.every((item) => item === first)
  return loneName(first, isAlone)
}

const textOf = (item: NamingItem): string => readTelling(item).text

/**
 * Whether a name that was given may stay. Questions are answered, live pages end and previews pass; a reaction or an
 * opinion gives way to the first headline that says what happened; a name in another language to one in ours.
 */
function mayStay(known: string, headlines: readonly NamingItem[], frequencies: WordFrequencies): boolean {
  const language = languageOfText(known) ?? languageOfMost(headlines)
  const angle = angleOf(known, language)
  if (tellsNothing(angle) || holdsNoName(known, language, frequencies)) return false
  if (!isEnglish(language) && headlines.some((item) => readTelling(item).language === PAGE_LANGUAGE)) return false
  const worth = worthOfAngle(angle) * (statesNothing(known, language) ? STATES_NOTHING : 1)
  if (worth === 1) return true
  const read = readHeadline(known)
  const names = read.tokens.filter((token) => !token.opensTitle && frequencies.isName(token))
  const named = names.length === 0 ? read : { ...read, tokens: names }
  return !headlines.some((item) => {
    const { text, angle: other, headline, language: its } = readTelling(item)
    const isStated = !isEnglish(its) || hasVerb(text)
    return worthOfAngle(other) > worth && isStated && shareOfName(named, headline) >= SAME_NAMES
  })
}

/** Whether a name is as long as a headline but says nothing that happened: "Vale glasses: colours, prices, rivals". */
function statesNothing(name: string, language: string | null): boolean {
  return isEnglish(language) && name.split(' ').length > MAX_PHRASE_WORDS && !hasVerb(name) && !saysEvent(name)
}

/** Whether a short name only opens or fills sentences of its language, or is cut at a word that does ("Kritik mot"). */
function holdsNoName(name: string, language: string | null, frequencies: WordFrequencies): boolean {
  const words = name.split(/\s+/u)
  return words.length <= MAX_PHRASE_WORDS && isFragment(words, language, frequencies)
}

/** Whether the headlines of today still say what the story is called, or one of them is its name. */
function isCarried(name: string, headlines: readonly string[]): boolean {
  const read = headlines.map(readHeadline)
  const named = readHeadline(name)
  if (read.length >= FEW && !isShared(named, read)) return false
  if (read.some((headline) => shareOfName(named, headline) === 1) && headlines.length < ENOUGH_HEADLINES) return true
  const shares = named.tokens.map(
    ({ text }) => read.filter(({ tokens }) => tokens.some((token) => token.text === text)).length / read.length,
  )
  const dropped = shares.filter((share) => share < CARRIED_SHARE).length
  if (dropped <= (shares.length < MAY_DROP_ONE ? 0 : 1)) return true
  // "Harbour fire in Oslo" stays the fire's name when nobody says any more where it burns.
  const core = shares.filter((share) => share >= CORE_SHARE).length
  return (
    shares.length <= MAX_PHRASE_WORDS &&
    saysEvent(name) &&
    !hasVerb(name) &&
    core >= CORE_WORDS &&
    dropped <= shares.length / 2
  )
}

/** Whether a name is about what enough of the headlines are about, not about one that only strayed into the story. */
function isShared(name: Headline, headlines: readonly Headline[]): boolean {
  const shares = headlines.map((headline) => shareOfName(name, headline))
  const others = shares.filter((share) => share < 1)
  return others.filter((share) => share >= SHARED_WORDS).length >= SHARING_HEADLINES * others.length
}

/** Whether a headline says what happened with all of these words. */
function statesAll({ text, headline, angle, language }: NameCandidate, tokens: readonly string[]): boolean {
  if (angle !== null || (isEnglish(language) && !hasVerb(text))) return false
  const words = new Set(headline.tokens.map((token) => token.text))
  return tokens.every((token) => words.has(token))
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

const REPOSITORY_NAME = /^[\w.-]+\/[\w.-]+$/

/**
 * A single item's title as a name; a repository is told by what its description says it is.
 *
 * @param isAlone Whether no other headline tells the story: then the name is a shorter form, and the whole is left to tell.
 */
function loneName(item: NamingItem, isAlone: boolean): string {
  const { text, name, language } = readTelling(item)
  if (!REPOSITORY_NAME.test(item.title) || item.summary === null) {
    return (isAlone ? shorterForm(text, language) : null) ?? name
  }
  return shortenTitle(`${text}: ${item.summary.replace(/[.!?](?:\s.*)?$/s, '')}`)
}
