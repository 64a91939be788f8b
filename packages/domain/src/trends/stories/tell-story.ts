import { DAY_MS, HOUR_MS } from '../../primitives/time'
import { beginUpper } from './clean-title'
import { type Headline, readHeadline } from './headline'
import { type HeadlineReading, inPageLanguage, isCutOff, readTelling, type TellingItem } from './read-telling'
import { isPersonalPost, isTopic } from './story-item'
import type { WordFrequencies } from './word-frequencies'

/** One sentence of what happened, with the item that says so. */
export type Telling<Item> = { readonly text: string; readonly item: Item }

/** Headlines looked at, the newest ones: a story that runs for days is told as it stands now. */
const MAX_HEADLINES = 60
/** What a headline keeps of its worth for each day that it is older than the newest one. */
const KEPT_A_DAY = 0.8

/** The same of what was expected, once a newer headline says what happened. */
const OVERTAKEN = 0.6

/** What words of a subordinate clause count towards what a headline is about. */
const SUBORDINATE = 0.6
/** Likeness of each headline to all of them together, by the weight of the words they share; main clauses count most. */
function centrality(readings: readonly HeadlineReading[], frequencies: WordFrequencies): number[] {
  const sum = new Map<string, number>()
  const vectors = readings.map(({ headline: { tokens } }) => {
    const weights = tokens.map((token) => frequencies.weight(token))
    const length = Math.sqrt(weights.reduce((squares, weight) => squares + weight * weight, 0)) || 1
    tokens.forEach(({ text }, place) => sum.set(text, (sum.get(text) ?? 0) + (weights[place] ?? 0) / length))
    return { weights, length }
  })
  return readings.map(({ headline: { tokens }, mainTokens }, index) => {
    const { weights = [], length = 1 } = vectors[index] ?? {}
    let dot = 0
    tokens.forEach(({ text }, place) => {
      const share = place < mainTokens ? 1 : SUBORDINATE
      dot += (share * (weights[place] ?? 0) * (sum.get(text) ?? 0)) / length
    })
    return dot
  })
}

/** The headlines nearest to all of them together, the most central first, cleaned. */
export function centralHeadlines<Item extends TellingItem>(
  items: readonly Item[],
  frequencies: WordFrequencies,
  count: number,
): Telling<Item>[] {
  const central = centrality(items.map(readTelling), frequencies)
  return items
    .map((item, place) => ({ item, text: readTelling(item).text, score: central[place] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ item, text }) => ({ item, text }))
}

const SENTENCE_END = /[.!?…。]["”’')]*$/u

/** A cleaned headline as a sentence: with a capital and a full stop. */
export function toSentence(title: string): string {
  const sentence = beginUpper(title)
  return SENTENCE_END.test(sentence) ? sentence : `${sentence}.`
}

/** What a headline keeps of its worth when it has no word of the story's name. */
const BESIDE_THE_NAME = 0.3

/** Share of its worth that a headline keeps if it only repeats the name, adds one word to it or says who said so. */
const NOTHING_NEW = 0.29
/** If no newer headline adds to the name, one up to this much older may: it is unlikely to contradict it. */
export const STILL_TRUE_MS = 12 * HOUR_MS
/** Share of the name that such an older headline must have. */
export const ABOUT_THE_SAME = 0.42
/** Who says what follows. */
const SAYS = /^.{2,40}\s(?:says?|said)\s(?:that\s)?(?=\S+\s\S)/iu

/** How much of a name a headline has, 0 to 1. */
export function shareOfName(name: Headline, { tokens }: Headline): number {
  const words = new Set(tokens.map(({ text }) => text))
  return name.tokens.length === 0 ? 1 : name.tokens.filter(({ text }) => words.has(text)).length / name.tokens.length
}

/** The same, where what stands in a subordinate clause counts less. */
function shareInClauses(name: Headline, { headline, mainTokens }: HeadlineReading): number {
  const main = { ...headline, tokens: headline.tokens.slice(0, mainTokens) }
  return SUBORDINATE * shareOfName(name, headline) + (1 - SUBORDINATE) * shareOfName(name, main)
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a text has no word that a name does not have: other signs, capitals or order say nothing more. */
export function onlyRepeats(text: string, name: string): boolean {
  return repeats(readHeadline(text), readHeadline(name))
}

function repeats(text: Headline, name: Headline): boolean {
  if (text.tokens.length === 0) return lettersOf(text.title) === lettersOf(name.title)
  return text.tokens.every((token) => name.tokens.some((other) => other.text === token.text))
}

/** Share of its worth that a headline keeps as a sentence beside the story's name: 1 if it says more than the name. */
export function newsBeside(headline: Headline, name: Headline): number {
  if (repeats(headline, name)) return NOTHING_NEW
  const told = SAYS.test(headline.title) ? readHeadline(headline.title.replace(SAYS, '')) : headline
  const added = told.tokens.filter((token) => !name.tokens.some((other) => other.text === token.text))
  const isWord = added.every((token) => (!token.isCapitalised || token.opensTitle) && !/\p{N}/u.test(token.text))
  return added.length <= 1 && (isWord || told.isTitleCase) ? NOTHING_NEW : 1
}

/** A headline as a sentence; what its source cut off says so. */
export const sentenceOf = ({ item, text }: Telling<TellingItem>): string =>
  toSentence(isCutOff(item.title) ? `${text}…` : text)

/** A headline as a candidate to name or tell its story. */
export type RankedTelling<Item> = HeadlineReading & { readonly item: Item; readonly score: number }

/** The instant a headline speaks of, as far as its source says so. */
export const toldAtMs = ({ publishedAtMs, firstSeenAtMs }: Pick<TellingItem, 'publishedAtMs' | 'firstSeenAtMs'>) =>
  Math.min(publishedAtMs ?? firstSeenAtMs, firstSeenAtMs)

/** What tells something: no topic, no repository, no personal post. */
export const tellingItems = <Item extends TellingItem>(items: readonly Item[]): Item[] =>
  items.filter((item) => !isPersonalPost(item) && !isTopic(item) && item.source !== 'github')

/**
 * The newest headlines of a story, best first: near to all others, a plain statement of what happened, new, and about
 * its name.
 *
 * @param name What the story is called, where that is known: a sentence about it is preferred.
 */
export function rankHeadlines<Item extends TellingItem>(
  items: readonly Item[],
  frequencies: WordFrequencies,
  name = '',
): RankedTelling<Item>[] {
  const about = readHeadline(name)
  const newest = [...tellingItems(items)].sort((a, b) => toldAtMs(b) - toldAtMs(a)).slice(0, MAX_HEADLINES)
  const [latest] = newest
  const readings = newest.map(readTelling)
  const central = centrality(readings, frequencies)
  const happenedMs = Math.max(
    ...newest.filter((_, place) => readings[place]?.angle === null).map((item) => toldAtMs(item)),
  )
  return newest
    .flatMap((item, place) => {
      const reading = readings[place]
      if (reading === undefined || latest === undefined) return []
      const aged = KEPT_A_DAY ** Math.floor((toldAtMs(latest) - toldAtMs(item)) / DAY_MS)
      const isOvertaken = reading.angle === 'preview' && toldAtMs(item) < happenedMs
      const fit = BESIDE_THE_NAME + (1 - BESIDE_THE_NAME) * shareInClauses(about, reading)
      const again = name === '' ? 1 : newsBeside(reading.headline, about)
      const worth = reading.worth * (isOvertaken ? OVERTAKEN : 1)
      return { ...reading, item, score: again * (central[place] ?? 0) * worth * aged * fit }
    })
    .sort((a, b) => b.score - a.score)
}

/**
 * What happened: the headline nearest to all others of its story that makes a good sentence. Null where only topics,
 * repositories and personal posts are known, which tell nothing.
 */
export function tellStory<Item extends TellingItem>(
  items: readonly Item[],
  frequencies: WordFrequencies,
  name = '',
): Telling<Item> | null {
  const [best] = rankHeadlines(inPageLanguage(tellingItems(items)), frequencies, name)
  return best === undefined ? null : { item: best.item, text: sentenceOf(best) }
}
