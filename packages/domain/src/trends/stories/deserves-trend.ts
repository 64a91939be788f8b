import { HOUR_MS } from '../../primitives/time'
import { isListed, readPulse } from '../compose-pulse'
import type { FollowedItem } from '../items/followed-item'
import { SOURCE_PROFILES } from '../items/source'
import { tokenizeTitle } from '../items/title-tokens'
import { readAttention } from './attention'
import { firstSentence } from './first-sentence'
import { angleOf, type HeadlineAngle, isLabelledOpinion } from './headline-angle'
import { readTelling } from './read-telling'
import { isBareRepository, isPersonalPost, plainTitle } from './story-item'

/** People a story that one voice alone tells needs to be a trend: it stands high among people, not only on its own site. */
export const FOUNDING_PEOPLE = 15_000
/** The same where the engine sees it break out: what is small may be the beginning of something. */
const FOUNDING_PEOPLE_BREAKING_OUT = FOUNDING_PEOPLE / 3
/** Two voices make a trend. */
const FOUNDING_VOICES = 2
/** Older articles stand in feeds that are hardly kept up. */
const NEWS_MAX_AGE_MS = 48 * HOUR_MS

/** Articles that are read every day because they are lists, not because something happened. */
const PERENNIAL_ARTICLE = /^(?:lists? of |index$|deaths in \d{4}|\d{4} in |\d{4}$|portal:)/i

/** Whether an item names something that may happen: no post in one person's words, no generic word, no old news. */
function namesSomething(item: FollowedItem, atMs: number): boolean {
  const title = plainTitle(item)
  if (isPersonalPost(item) || tokenizeTitle(title).telling.length === 0) return false
  if (isBareRepository(item.title) && item.summary === null) return false
  const { kind } = SOURCE_PROFILES[item.source]
  if (kind === 'encyclopedia') return !PERENNIAL_ARTICLE.test(title)
  return kind !== 'news' || atMs - (item.publishedAtMs ?? item.firstSeenAtMs) <= NEWS_MAX_AGE_MS
}

/** Headlines of newsrooms that tell no event. */
const NO_EVENT: ReadonlySet<HeadlineAngle> = new Set([
  'opinion',
  'question',
  'guide',
  'offer',
  'review',
  'verdict',
  'byline',
  'statement',
])

/** Whether a newsroom's item is an opinion, a statement, a question or a guide: its place on a front page makes no trend. */
function isNoEvent(item: FollowedItem): boolean {
  if (SOURCE_PROFILES[item.source].kind !== 'news') return false
  // Its first sentence decides: "Dam bursts. Here's what we know" is news.
  const { text, language } = readTelling(item)
  const angle = isLabelledOpinion(item.title) ? 'opinion' : angleOf(firstSentence(text), language)
  return angle !== null && NO_EVENT.has(angle)
}

/**
 * Whether a story is a trend yet (OP-81): two independent voices tell it, or so many people stand behind the one that
 * does. Everything else waits: it is scored on, and becomes a trend once it gets there. Without this rule the list would
 * be every line of every source, and what the world talks about would drown in it.
 */
export function deservesTrend(items: readonly FollowedItem[], atMs: number): boolean {
  const listed = items.filter((item) => isListed(item, atMs))
  if (!listed.some((item) => namesSomething(item, atMs))) return false
  const pulse = readPulse(listed, atMs)
  if (readAttention(listed, pulse, atMs).voices >= FOUNDING_VOICES) return true
  const events = listed.filter((item) => !isNoEvent(item))
  const { people } = readAttention(events, pulse, atMs)
  return people >= (pulse.alert ? FOUNDING_PEOPLE_BREAKING_OUT : FOUNDING_PEOPLE)
}
