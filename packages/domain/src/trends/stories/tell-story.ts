import { DAY_MS } from '../../primitives/time'
import type { FollowedItem } from '../items/followed-item'
import { beginUpper, cleanTitle } from './clean-title'
import { type Headline, readHeadline } from './headline'
import { hasVerb } from './headline-verbs'
import { isPersonalPost, isTopic } from './story-item'
import type { WordFrequencies } from './word-frequencies'

/** An item as far as telling what happened needs it. */
export type TellingItem = Pick<
  FollowedItem,
  'source' | 'itemId' | 'title' | 'url' | 'publisher' | 'references' | 'summary' | 'firstSeenAtMs'
>

/** One sentence of what happened, with the item that says so. */
export type Telling<Item> = { readonly text: string; readonly item: Item }

/** What is held against a headline as the sentence of a story. */
const WEIGHED_DOWN = {
  cutOff: 0.7,
  asks: 0.75,
  short: 0.7,
  long: 0.85,
  shouts: 0.6,
  opensLikeList: 0.55,
  noVerb: 0.8,
  dated: 0.7,
  unrelated: 0.5,
} as const
const LENGTH = { short: 6, long: 16 } as const
const LIST_OPENING =
  /^(?:(?:why|how|what|where|who|when|here|these|this|read|watch|see|live|prediction|(?:\d+ |key )?takeaways)\b|the \d+|\d)/i
/** "Response update, May 19, 2026", "Live results", "Flight 12 live", "Full list": pages that are kept up, not news. */
const DATED =
  /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:, \d{4})?|horoscope|full list|live (?:results|updates?|blog|coverage|\w+ maps?)|interactive|how to watch|takeaways)\b|\blive$/i
/** What a headline says is another matter. */
const UNRELATED =
  /\b(?:no (?:link|connection|relation) (?:to|with)|not (?:linked|connected|related) (?:to|with)|unrelated)\b/i
/** Headlines looked at, the newest ones: a story that runs for days is told as it stands now. */
const MAX_HEADLINES = 60
/** Longer headlines are cut. */
const MAX_SENTENCE = 220
/** What a headline keeps of its worth for each day that it is older than the newest one. */
const KEPT_A_DAY = 0.8

/** Whether a title is that of a page that is kept up rather than of a piece of news. */
export function isKeptUp(title: string): boolean {
  return DATED.test(title)
}

function isCutOff(title: string): boolean {
  return /(?:\.{3}|…)\s*$/u.test(title)
}

/** How good a sentence a headline makes, beside how central it is. */
function worthOf(original: string, cleaned: string, { tokens, isTitleCase }: Headline): number {
  const words = cleaned.split(/\s+/).length
  let worth = 1
  if (isCutOff(original)) worth *= WEIGHED_DOWN.cutOff
  if (/\?/.test(cleaned)) worth *= WEIGHED_DOWN.asks
  if (words < LENGTH.short) worth *= WEIGHED_DOWN.short
  if (words > LENGTH.long) worth *= WEIGHED_DOWN.long
  if (original === original.toUpperCase() && original !== original.toLowerCase()) worth *= WEIGHED_DOWN.shouts
  if (LIST_OPENING.test(cleaned)) worth *= WEIGHED_DOWN.opensLikeList
  if (UNRELATED.test(cleaned)) worth *= WEIGHED_DOWN.unrelated
  if (isKeptUp(cleaned)) worth *= WEIGHED_DOWN.dated
  if (!isTitleCase && tokens.length > 0 && !hasVerb(cleaned)) worth *= WEIGHED_DOWN.noVerb
  return worth
}

/** Likeness of each headline to all of them together, by the weight of the words they share. */
function centrality(headlines: readonly Headline[], frequencies: WordFrequencies): number[] {
  const sum = new Map<string, number>()
  const vectors = headlines.map(({ tokens }) => {
    const weights = tokens.map((token) => [token.text, frequencies.weight(token)] as const)
    const length = Math.sqrt(weights.reduce((squares, [, weight]) => squares + weight * weight, 0)) || 1
    return weights.map(([token, weight]) => [token, weight / length] as const)
  })
  for (const vector of vectors) for (const [token, weight] of vector) sum.set(token, (sum.get(token) ?? 0) + weight)
  return vectors.map((vector) => vector.reduce((dot, [token, weight]) => dot + weight * (sum.get(token) ?? 0), 0))
}

/** The headlines nearest to all of them together, the most central first, cleaned. */
export function centralHeadlines<Item extends TellingItem>(
  items: readonly Item[],
  frequencies: WordFrequencies,
  count: number,
): Telling<Item>[] {
  const told = items.map((item) => ({ item, text: cleanTitle(item, MAX_SENTENCE) }))
  const central = centrality(
    told.map(({ text }) => readHeadline(text)),
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

/**
 * What happened: the headline nearest to all others of its story that makes a good sentence. Null where only topics,
 * repositories and personal posts are known, which tell nothing.
 *
 * @param about What the story is called, where that is known: a sentence about it is preferred.
 */
export function tellStory<Item extends TellingItem>(
  items: readonly Item[],
  frequencies: WordFrequencies,
  about: { readonly name?: string; readonly maxLength?: number } = {},
): Telling<Item> | null {
  const name = readHeadline(about.name ?? '')
  const telling = items.filter((item) => !isPersonalPost(item) && !isTopic(item) && item.source !== 'github')
  const newest = [...telling].sort((a, b) => b.firstSeenAtMs - a.firstSeenAtMs)
  const latestMs = newest[0]?.firstSeenAtMs ?? 0
  const candidates = newest.slice(0, MAX_HEADLINES).map((item) => ({ item, text: cleanTitle(item, MAX_SENTENCE) }))
  const headlines = candidates.map(({ text }) => readHeadline(text))
  const central = centrality(headlines, frequencies)
  let best: { item: Item; text: string; score: number } | null = null
  candidates.forEach(({ item, text }, place) => {
    const headline = headlines[place]
    if (headline === undefined) return
    const aged = KEPT_A_DAY ** Math.floor((latestMs - item.firstSeenAtMs) / DAY_MS)
    if (text.length > (about.maxLength ?? MAX_SENTENCE)) return
    const fit = BESIDE_THE_NAME + (1 - BESIDE_THE_NAME) * shareOfName(name, headline)
    const again = text === about.name ? NOTHING_NEW : 1
    const score = again * (central[place] ?? 0) * worthOf(item.title, text, headline) * aged * fit
    if (best === null || score > best.score) best = { item, text, score }
  })
  // The compiler does not follow the assignment inside the callback.
  const chosen = best as { item: Item; text: string } | null
  return chosen === null ? null : { item: chosen.item, text: toSentence(chosen.text) }
}
