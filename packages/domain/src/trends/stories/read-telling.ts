import type { FollowedItem } from '../items/followed-item'
import { cleanTitle } from './clean-title'
import { type Headline, readHeadline } from './headline'
import { angleOf, type HeadlineAngle, isLabelledOpinion, worthOfAngle } from './headline-angle'
import { isEnglish, languageOfHeadline } from './headline-language'
import { hasVerb } from './headline-verbs'

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
  readonly headline: Headline
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
/** What a headline says is another matter. */
const UNRELATED =
  /\b(?:no (?:link|connection|relation) (?:to|with)|not (?:linked|connected|related) (?:to|with)|unrelated)\b/i
/** Longer headlines are cut. */
const MAX_SENTENCE = 220

/** Whether a source cut its title off. */
export function isCutOff(title: string): boolean {
  return /(?:\.{3}|…)\s*$/u.test(title)
}

/** Naming and telling a story ask the same of each of its headlines. */
const READINGS = new WeakMap<TellingItem, HeadlineReading>()

/** Reads a headline, once for each object. */
export function readTelling(item: TellingItem): HeadlineReading {
  const known = READINGS.get(item)
  if (known !== undefined) return known
  const text = cleanTitle(item, MAX_SENTENCE)
  const language = languageOfHeadline(item)
  const angle = isLabelledOpinion(item.title) ? 'opinion' : angleOf(text, language)
  const headline = readHeadline(text)
  const reading = { text, headline, language, angle, worth: worthOf(item.title, text, { angle, language, headline }) }
  READINGS.set(item, reading)
  return reading
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
  if (UNRELATED.test(text)) worth *= WEIGHED_DOWN.unrelated
  const isPlainEnglish = isEnglish(language) && !headline.isTitleCase && headline.tokens.length > 0
  return isPlainEnglish && !hasVerb(text) ? worth * WEIGHED_DOWN.noVerb : worth
}
