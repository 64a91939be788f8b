import type { LanguageCode } from '../../language/language-code'
import { DAY_MS } from '../../primitives/time'
import type { FollowedItem } from '../items/followed-item'
import { beginUpper, cleanTitle } from './clean-title'
import { type Headline, readHeadline } from './headline'
import { angleOf, type HeadlineAngle, isLabelledOpinion, worthOfAngle } from './headline-angle'
import { inPageLanguage, isEnglish, languageOfHeadline } from './headline-language'
import { hasVerb } from './headline-verbs'
import { isPersonalPost, isTopic } from './story-item'
import type { WordFrequencies } from './word-frequencies'

/** An item as far as telling what happened needs it. */
export type TellingItem = Pick<
  FollowedItem,
  | 'source'
  | 'itemId'
  | 'title'
  | 'url'
  | 'publisher'
  | 'references'
  | 'summary'
  | 'language'
  | 'publishedAtMs'
  | 'firstSeenAtMs'
>

/** One sentence of what happened, with the item that says so. */
export type Telling<Item> = { readonly text: string; readonly item: Item }

/** What is held against a headline as the sentence of a story, beside its angle. */
const WEIGHED_DOWN = {
  cutOff: 0.7,
  short: 0.7,
  long: 0.85,
  shouts: 0.6,
  noVerb: 0.8,
  unrelated: 0.5,
} as const
const LENGTH = { short: 6, long: 16 } as const
/** What a headline says is another matter. */
const UNRELATED =
  /\b(?:no (?:link|connection|relation) (?:to|with)|not (?:linked|connected|related) (?:to|with)|unrelated)\b/i
/** Headlines looked at, the newest ones: a story that runs for days is told as it stands now. */
const MAX_HEADLINES = 60
/** Longer headlines are cut. */
export const MAX_SENTENCE = 220
/** What a headline keeps of its worth for each day that it is older than the newest one. */
const KEPT_A_DAY = 0.8

/** Whether a source cut its title off. */
function isCutOff(title: string): boolean {
  return /(?:\.{3}|…)\s*$/u.test(title)
}

/** How good a sentence a headline makes, beside how central it is. */
function worthOf({ item: { title: original }, text, angle, language }: Candidate, headline: Headline): number {
  const words = text.split(/\s+/).length
  let worth = worthOfAngle(angle)
  if (isCutOff(original)) worth *= WEIGHED_DOWN.cutOff
  if (words < LENGTH.short) worth *= WEIGHED_DOWN.short
  if (words > LENGTH.long) worth *= WEIGHED_DOWN.long
  if (original === original.toUpperCase() && original !== original.toLowerCase()) worth *= WEIGHED_DOWN.shouts
  if (UNRELATED.test(text)) worth *= WEIGHED_DOWN.unrelated
  const isPlainEnglish = isEnglish(language) && !headline.isTitleCase && headline.tokens.length > 0
  return isPlainEnglish && !hasVerb(text) ? worth * WEIGHED_DOWN.noVerb : worth
}

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

/** A headline with how it reads. */
type Candidate = Telling<TellingItem> & { readonly language: LanguageCode | null; readonly angle: HeadlineAngle | null }

/** A headline as a candidate to name or tell its story. */
export type RankedTelling<Item> = Telling<Item> & {
  readonly language: LanguageCode | null
  readonly angle: HeadlineAngle | null
  readonly score: number
}

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
  const candidates = newest.map((item) => {
    const text = cleanTitle(item, MAX_SENTENCE)
    const language = languageOfHeadline(item)
    const angle = isLabelledOpinion(item.title) ? 'opinion' : angleOf(text, language)
    return { item, text, language, angle }
  })
  const headlines = candidates.map(({ text }) => readHeadline(text))
  const central = centrality(headlines, frequencies)
  return candidates
    .flatMap((candidate, place) => {
      const headline = headlines[place]
      if (headline === undefined || latest === undefined) return []
      const aged = KEPT_A_DAY ** Math.floor((toldAtMs(latest) - toldAtMs(candidate.item)) / DAY_MS)
      const fit = BESIDE_THE_NAME + (1 - BESIDE_THE_NAME) * shareOfName(about, headline)
      const again = name !== '' && onlyRepeats(candidate.text, name) ? NOTHING_NEW : 1
      return { ...candidate, score: again * (central[place] ?? 0) * worthOf(candidate, headline) * aged * fit }
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
