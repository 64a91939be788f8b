import { SOURCE_PROFILES } from '../items/source'
import { tokenizeTitle } from '../items/title-tokens'
import { cleanTitle } from './clean-title'
import { type CountOf, countedLanguage, isFiller, withoutFurniture } from './furniture'
import { addressTokens, type Headline, initialsIn, readHeadline } from './headline'
import { publisherKey } from './running-titles'
import { isBareRepository, isTopic, itemTimeMs, plainTitle, type StoryItem } from './story-item'
import type { WordFrequencies } from './word-frequencies'

/** Token to weight, of length 1 (or empty). */
export type TokenVector = ReadonlyMap<string, number>

/** Share of its rarity that a word counts which stands in the address only, and initials of a name of the title. */
const ADDRESS_SHARE = 0.6
const INITIALS_SHARE = 0.4
/** The company a topic keeps: words of its summary and of the headlines listed beside it. */
const COMPANY_SHARE = 0.3
const MAX_COMPANY_WORDS = 40
const MAX_COMPANY_LENGTH = 600

/** An item read for comparing with stories. */
export type ReadItem = {
  readonly item: StoryItem
  readonly headline: Headline
  /** Whether it names a topic, so that a story may cover it. */
  readonly isTopic: boolean
  readonly atMs: number
  /** Whether it is an article: articles share words of one kind, other things namesakes. */
  readonly isNews: boolean
  /** Whether its words say too little to be compared: one word, generic words, the name of a repository. */
  readonly isThin: boolean
  /** Who published it, as a key; null where that is not known. */
  readonly publisher: string | null
}

const MIN_TELLING_WORDS = 2
/** Labels and site names go, the rest is read whole. */
const MAX_TITLE_LENGTH = 300

/**
 * Reads an item for comparing. Labels, site names, running titles and function words count for nothing.
 *
 * @param countOf What was learned of running titles and of languages without a table.
 */
export function readItem(item: StoryItem, countOf: CountOf): ReadItem {
  const title = isTopic(item) ? plainTitle(item) : cleanTitle(withoutFurniture(item, countOf), MAX_TITLE_LENGTH)
  const headline = withoutFillers(readHeadline(title), item.language, countOf)
  const saysLittle = headline.tokens.length < MIN_TELLING_WORDS || tokenizeTitle(title).telling.length === 0
  return {
    item,
    headline,
    isTopic: isTopic(item) && tokenizeTitle(title).telling.length > 0,
    atMs: itemTimeMs(item),
    isNews: SOURCE_PROFILES[item.source].kind === 'news',
    isThin: saysLittle || isBareRepository(item.title),
    publisher: publisherKey(item),
  }
}

/** The same reading of an item once more is known, at no cost where nothing of that is in its title. */
export function readAgain(read: ReadItem, countOf: CountOf): ReadItem {
  const { item, headline } = read
  const hasFillers = withoutFillers(headline, item.language, countOf) !== headline
  return hasFillers || withoutFurniture(item, countOf) !== item ? readItem(item, countOf) : read
}

function withoutFillers(headline: Headline, stated: string | null, countOf: CountOf): Headline {
  const language = countedLanguage(headline, stated)
  if (language === null) return headline
  const tokens = headline.tokens.filter(({ text }) => !isFiller(text, language, countOf))
  return tokens.length === headline.tokens.length ? headline : { ...headline, tokens }
}

/**
 * The item as a vector: the words of its title by weight, then, where the title lacks them, words of its address and
 * initials of its names, and for topics, whose titles say little, the company they keep.
 *
 * @param focus How much of its rarity a token keeps, see `StoryIndex.focus`.
 */
export function itemVector(
  { item, headline, isTopic: isShort }: ReadItem,
  frequencies: WordFrequencies,
  focus: (token: string) => number,
): TokenVector {
  const vector = new Map<string, number>()
  for (const token of headline.tokens) vector.set(token.text, frequencies.weight(token) * focus(token.text))
  const add = (tokens: Iterable<string>, share: number): void => {
    for (const token of tokens)
      if (!vector.has(token)) vector.set(token, share * frequencies.rarity(token) * focus(token))
  }
  if (item.url !== null) add(addressTokens(item.url), ADDRESS_SHARE)
  add(initialsIn(headline), INITIALS_SHARE)
  if (isShort) add(companyOf(item), COMPANY_SHARE)
  return toUnitLength(vector)
}

function companyOf({ summary, references }: StoryItem): readonly string[] {
  const text = [...references.map((reference) => reference.title), summary ?? '']
    .join('\n')
    .slice(0, MAX_COMPANY_LENGTH)
  return tokenizeTitle(text).tokens.slice(0, MAX_COMPANY_WORDS)
}

function toUnitLength(vector: Map<string, number>): TokenVector {
  let squares = 0
  for (const weight of vector.values()) squares += weight * weight
  const length = Math.sqrt(squares)
  if (length > 0) for (const [token, weight] of vector) vector.set(token, weight / length)
  return vector
}
