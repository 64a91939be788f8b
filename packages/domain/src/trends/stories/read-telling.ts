import { rememberResults } from '../../primitives/remember-results'
import type { FollowedItem } from '../items/followed-item'
import { languageOfItem } from '../items/language-of-item'
import { comparableTokens } from '../items/title-tokens'
import { beginUpper, cleanTitle } from './clean-title'
import { type Headline, readHeadline, settleNumbers } from './headline'
import { angleOf, type HeadlineAngle, isLabelledOpinion, worthOfAngle } from './headline-angle'
import { isEnglish, PAGE_LANGUAGE } from './headline-language'
import { hasVerb } from './headline-verbs'
import { shortenTitle } from './shorten-title'
import { deniesLink } from './told-apart'

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

/** How a headline reads, whatever story it belongs to. */
export type HeadlineReading = {
  /** Without labels and publishers. */
  readonly text: string
  /** The same, as short as a name. */
  readonly name: string
  readonly headline: Headline
  /** How many of its tokens stand in its main clause. */
  readonly mainTokens: number
  /** Primary subtag of BCP 47; null where nothing tells. */
  readonly language: string | null
  readonly angle: HeadlineAngle | null
  /** How good a sentence it makes, beside how central it is: 1 for a plain statement. */
  readonly worth: number
}

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
/** Names end with no full stop; that of an abbreviation stays. */
const FULL_STOP = /(?<=\p{Ll}{3})\.$/u
/** Longer headlines are cut. */
const MAX_SENTENCE = 220

/** Whether a source cut its title off. */
export function isCutOff(title: string): boolean {
  return /(?:\.{3}|…)\s*$/u.test(title)
}

const SUBORDINATE_CLAUSE = /\s(?:as|after|amid|while|because|before|despite|following|ahead of|when|during)\s/i

function countMainTokens({ title, tokens, language }: Headline): number {
  const at = SUBORDINATE_CLAUSE.exec(title)?.index
  if (at === undefined) return tokens.length
  return new Set(comparableTokens(settleNumbers(title.slice(0, at)), language).tokens.map(({ text }) => text)).size
}

/** The same headlines are read each round. About 3 MB. */
const REMEMBERED = 4_096
const remembered = rememberResults((_: string, item: TellingItem) => readAfresh(item), REMEMBERED)
/** Naming and telling a story ask the same of each of its headlines. */
const READINGS = new WeakMap<TellingItem, HeadlineReading>()

/** Reads a headline, once. */
export function readTelling(item: TellingItem): HeadlineReading {
  const known = READINGS.get(item)
  if (known !== undefined) return known
  const { source, publisher, url, language, title, references } = item
  // Pages that an item lists tell who published it, too: rare, and too long for a key.
  const reading =
    references.length > 0
      ? readAfresh(item)
      : remembered(`${source}\n${publisher ?? ''}\n${url ?? ''}\n${language ?? ''}\n${title}`, item)
  READINGS.set(item, reading)
  return reading
}

function readAfresh(item: TellingItem): HeadlineReading {
  const text = cleanTitle(item, MAX_SENTENCE)
  const language = languageOfItem(item)
  const angle = isLabelledOpinion(item.title) ? 'opinion' : angleOf(text, language)
  const headline = readHeadline(text)
  const worth = worthOf(item.title, text, { angle, language, headline })
  const name = beginUpper(shortenTitle(text, language).replace(FULL_STOP, ''))
  return { text, name, headline, mainTokens: countMainTokens(headline), language, angle, worth }
}

function worthOf(
  original: string,
  text: string,
  { angle, language, headline }: Pick<HeadlineReading, 'angle' | 'language' | 'headline'>,
): number {
  const words = text.split(/\s+/).length
  let worth = worthOfAngle(angle)
  if (isCutOff(original)) worth *= WEIGHED_DOWN.cutOff
  if (words < LENGTH.short) worth *= WEIGHED_DOWN.short
  if (words > LENGTH.long) worth *= WEIGHED_DOWN.long
  if (original === original.toUpperCase() && original !== original.toLowerCase()) worth *= WEIGHED_DOWN.shouts
  if (deniesLink(headline)) worth *= WEIGHED_DOWN.unrelated
  const isPlainEnglish = isEnglish(language) && !headline.isTitleCase && headline.tokens.length > 0
  return isPlainEnglish && !hasVerb(text) ? worth * WEIGHED_DOWN.noVerb : worth
}

/** The language most headlines are in, null where nothing tells of any. */
export function languageOfMost(items: readonly TellingItem[]): string | null {
  const counts = new Map<string, number>()
  for (const item of items) {
    const { language } = readTelling(item)
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? null
}

/** Headlines in the language of our pages where there are any; otherwise all. */
export function inPageLanguage<Item extends TellingItem>(items: readonly Item[]): readonly Item[] {
  const languages = items.map((item) => readTelling(item).language)
  const ours = languages.filter((language) => language === PAGE_LANGUAGE).length
  if (ours === 0 || ours === items.length) return items
  // What nothing tells of is in the language of most.
  const others = languages.filter((language) => !isEnglish(language)).length
  return items.filter((_, place) => languages[place] === PAGE_LANGUAGE || (languages[place] === null && ours > others))
}
