import { HOUR_MS } from '../../primitives/time'
import { lacksGround, sharesNothing } from './common-ground'
import type { Headline } from './headline'
import type { ReadItem } from './item-vector'
import { isSameMould } from './same-mould'
import { meanLikeness, type Story, weightsOf } from './story'
import { deniesLink, numberedApart, sharesFirstNameOnly, tellsTwoThings } from './told-apart'
import type { WordFrequencies } from './word-frequencies'

/** Stories without a new item for longer are over: only the same page, article or topic leads to them. */
export const STORY_WINDOW_MS = 72 * HOUR_MS
/** Mean likeness below which a story of four items or more would be a grab bag. */
export const GRAB_BAG_LIKENESS = 0.1
export const GRAB_BAG_FROM = 4
/**
 * Words that things of different kinds must share: an article about Pedro Pascal and a thread about the language Pascal
 * have one. Between articles one rare word is enough, as headlines of one day prove.
 */
const NAMESAKE_WORDS = 2
/** Titles of the smaller story held against the larger one when the two are compared for a mould. */
const MOULD_SAMPLES = 3

/**
 * Whether an item may not join a story however alike they are: the story is over, a number or a shared first name tells
 * them apart, one of them tells two things, only one says that there is no link, they share a subject and nothing else,
 * the titles are the same mould, or the story would become a grab bag.
 *
 * @param dot Dot product of the item's vector with the story's.
 */
export function refusesItem(story: Story, read: ReadItem, dot: number, frequencies: WordFrequencies): boolean {
  const { headline, atMs } = read
  if (Math.abs(atMs - story.lastSeenAtMs) > STORY_WINDOW_MS) return true
  if (!(read.isNews && story.hasNews) && sharedWords(headline, story) < NAMESAKE_WORDS) return true
  if (isNumberedApart(headline, story) || sharesFirstNameOnly(headline, story.titles)) return true
  if (tellsTwoThings(headline) || story.titles.every(tellsTwoThings)) return true
  if (deniesLink(headline) !== story.titles.every(deniesLink)) return true
  const relation = {
    isOneVoice: isOneVoice(story, read.publisher),
    apartMs: apartMs(story, { firstSeenAtMs: atMs, lastSeenAtMs: atMs }),
    areStories: false,
  }
  if (!read.isTopic && lacksGround(headline, story, relation, frequencies)) return true
  const size = story.size + 1
  const likeness = meanLikeness(story.squaredLength + 2 * dot + 1, size)
  if (size >= GRAB_BAG_FROM && likeness < GRAB_BAG_LIKENESS) return true
  return fillsMouldOf(headline, story, frequencies)
}

/** The same for two stories that may be one. */
export function refusesMerge(a: Story, b: Story, frequencies: WordFrequencies): boolean {
  if (Math.abs(a.lastSeenAtMs - b.lastSeenAtMs) > STORY_WINDOW_MS) return true
  if (!(a.hasNews && b.hasNews) && wordsInCommon(a, b) < NAMESAKE_WORDS) return true
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  const [founding] = small.titles
  if (founding !== undefined && isNumberedApart(founding, large)) return true
  if (small.titles.every((title) => sharesFirstNameOnly(title, large.titles))) return true
  if (small.titles.every(tellsTwoThings) || large.titles.every(tellsTwoThings)) return true
  if (small.titles.every(deniesLink) !== large.titles.every(deniesLink)) return true
  const relation = {
    isOneVoice: isOneVoice(small, large.publisher),
    apartMs: apartMs(small, large),
    areStories: small.size > 1,
  }
  // Titles that share nothing speak neither for it nor against it.
  const speaking = small.titles.filter((title) => !sharesNothing(title, large))
  const isGroundless = speaking.every((title) => lacksGround(title, large, relation, frequencies))
  if (!small.isTopical && speaking.length > 0 && isGroundless) return true
  const size = a.size + b.size
  const [few, many] = a.terms.size <= b.terms.size ? [a, b] : [b, a]
  const squared = a.squaredLength + b.squaredLength + 2 * many.dot(weightsOf(few.terms.values()))
  if (size >= GRAB_BAG_FROM && meanLikeness(squared, size) < GRAB_BAG_LIKENESS) return true
  const samples = small.titles.slice(0, MOULD_SAMPLES)
  const filling = samples.filter((title) => fillsMouldOf(title, large, frequencies)).length
  return filling > 0 && filling * 2 >= samples.length
}

const isOneVoice = ({ publisher }: Story, other: string | null): boolean => publisher !== null && publisher === other

type Span = { readonly firstSeenAtMs: number; readonly lastSeenAtMs: number }

/** Time between the end of the earlier and the beginning of the later, 0 where they overlap. */
const apartMs = (a: Span, b: Span): number =>
  Math.max(0, a.firstSeenAtMs - b.lastSeenAtMs, b.firstSeenAtMs - a.lastSeenAtMs)

/** Whether at least half of a story's titles are the same sentence as this one, about something else. */
function fillsMouldOf(headline: Headline, story: Story, frequencies: WordFrequencies): boolean {
  const same = story.titles.filter((title) => isSameMould(headline, title, frequencies)).length
  return same > 0 && same * 2 >= story.titles.length
}

/** Words of a title that at least one item of a story has as well. */
function sharedWords({ tokens }: Headline, story: Story): number {
  return tokens.filter(({ text }) => (story.terms.get(text)?.headlines ?? 0) > 0).length
}

/** The same for two stories. */
function wordsInCommon(a: Story, b: Story): number {
  const [few, many] = a.terms.size <= b.terms.size ? [a, b] : [b, a]
  let shared = 0
  for (const { token, headlines } of few.terms.values()) {
    if (headlines > 0 && (many.terms.get(token)?.headlines ?? 0) > 0) shared += 1
  }
  return shared
}

/** Whether a number tells a headline apart from what founded a story. */
export function isNumberedApart(headline: Headline, story: Story): boolean {
  const [founding] = story.titles
  return founding !== undefined && numberedApart(headline.title, founding.title)
}
