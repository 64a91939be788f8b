import { DAY_MS } from '../../primitives/time'
import { beginUpper } from './clean-title'
import { type Headline, readHeadline } from './headline'
import { inPageLanguage } from './headline-language'
import { type HeadlineReading, isCutOff, readTelling, type TellingItem } from './read-telling'
import { isPersonalPost, isTopic } from './story-item'
import type { WordFrequencies } from './word-frequencies'

/** One sentence of what happened, with the item that says so. */
export type Telling<Item> = { readonly text: string; readonly item: Item }

/** Headlines looked at, the newest ones: a story that runs for days is told as it stands now. */
const MAX_HEADLINES = 60
/** What a headline keeps of its worth for each day that it is older than the newest one. */
const KEPT_A_DAY = 0.8

/** What words of a subordinate clause count towards what a headline is about. */
const SUBORDINATE = 0.6
const SUBORDINATE_CLAUSE = /\s(?:as|after|amid|while|because|before|despite|following|ahead of|when|during)\s/i

/** How many tokens of a headline stand in its main clause. */
function mainTokens({ title, tokens }: Headline): number {
  const at = SUBORDINATE_CLAUSE.exec(title)?.index
  return at === undefined ? tokens.length : readHeadline(title.slice(0, at)).tokens.length
}

/** Likeness of each headline to all of them together, by the weight of the words they share; main clauses count most. */
function centrality(headlines: readonly Headline[], frequencies: WordFrequencies): number[] {
  const sum = new Map<string, number>()
  const vectors = headlines.map(({ tokens }) => {
    const weights = tokens.map((token) => [token.text, frequencies.weight(token)] as const)
    const length = Math.sqrt(weights.reduce((squares, [, weight]) => squares + weight * weight, 0)) || 1
    return weights.map(([token, weight]) => [token, weight / length] as const)
  })
  for (const vector of vectors) for (const [token, weight] of vector) sum.set(token, (sum.get(token) ?? 0) + weight)
  return vectors.map((vector, index) => {
    const headline = headlines[index]
    const main = headline === undefined ? 0 : mainTokens(headline)
    return vector.reduce(
      (dot, [token, weight], place) => dot + (place < main ? 1 : SUBORDINATE) * weight * (sum.get(token) ?? 0),
      0,
    )
  })
}

/** The headlines nearest to all of them together, the most central first, cleaned. */
export function centralHeadlines<Item extends TellingItem>(
  items: readonly Item[],
  frequencies: WordFrequencies,
  count: number,
): Telling<Item>[] {
  const told = items.map((item) => ({ item, text: readTelling(item).text }))
  const central = centrality(
    items.map((item) => readTelling(item).headline),
    frequencies,
  )
  return told
    .map((telling, place) => ({ telling, score: central[place] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ telling }) => telling)
}

const SENTENCE_END = /[.!?…。]["”’')]*$/u

/** A cleaned headline as a sentence: with a capital and a full stop. */
export function toSentence(title: string): string {
  const sentence = beginUpper(title)
  return SENTENCE_END.test(sentence) ? sentence : `${sentence}.`
}

/** What a headline keeps of its worth when it has no word of the story's name. */
const BESIDE_THE_NAME = 0.3

/** What is left of the worth of a headline that only says the name again. */
const NOTHING_NEW = 0.48

/** How much of a name a headline has, 0 to 1. */
export function shareOfName(name: Headline, { tokens }: Headline): number {
  const words = new Set(tokens.map(({ text }) => text))
  return name.tokens.length === 0 ? 1 : name.tokens.filter(({ text }) => words.has(text)).length / name.tokens.length
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a text has no word that a name does not have: other signs, capitals or order say nothing more. */
export function onlyRepeats(text: string, name: string): boolean {
  const said = new Set(readHeadline(name).tokens.map((token) => token.text))
  const { tokens } = readHeadline(text)
  return lettersOf(text) === lettersOf(name) || (tokens.length > 0 && tokens.every((token) => said.has(token.text)))
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
  const central = centrality(
    readings.map(({ headline }) => headline),
    frequencies,
  )
  return newest
    .flatMap((item, place) => {
      const reading = readings[place]
      if (reading === undefined || latest === undefined) return []
      const aged = KEPT_A_DAY ** Math.floor((toldAtMs(latest) - toldAtMs(item)) / DAY_MS)
      const fit = BESIDE_THE_NAME + (1 - BESIDE_THE_NAME) * shareOfName(about, reading.headline)
      const again = name !== '' && onlyRepeats(reading.text, name) ? NOTHING_NEW : 1
      return { ...reading, item, score: again * (central[place] ?? 0) * reading.worth * aged * fit }
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
