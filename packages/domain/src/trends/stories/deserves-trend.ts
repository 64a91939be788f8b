import { HOUR_MS } from '../../primitives/time'
import { isListed, readPulse } from '../compose-pulse'
import type { FollowedItem } from '../items/followed-item'
import { SOURCE_PROFILES, type SourceKind } from '../items/source'
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
/** Older articles stand in feeds that are hardly kept up; older searches are over. */
const MAX_AGE_MS = 48 * HOUR_MS
const AGES: ReadonlySet<SourceKind> = new Set(['news', 'search'])

/** Articles that are read every day because they are lists, not because something happened. */
const PERENNIAL_ARTICLE = /^(?:lists? of |index$|deaths in \d{4}|\d{4} in |\d{4}$|portal:)/i
/** A post whose title says only whose it is. */
const UNTITLED_POST = /^.{1,50} on (?:Bluesky|Facebook|Instagram|LinkedIn|Threads|TikTok|Twitter|X|YouTube)$/u

/** Whether an item names something that may happen: no post in one person's words, no generic word, no old news. */
function namesSomething(item: FollowedItem, atMs: number): boolean {
  const title = plainTitle(item)
  if (isPersonalPost(item) || tokenizeTitle(title).telling.length === 0) return false
  if ((isBareRepository(item.title) && item.summary === null) || UNTITLED_POST.test(title)) return false
  const { kind } = SOURCE_PROFILES[item.source]
  if (kind === 'encyclopedia') return !PERENNIAL_ARTICLE.test(title)
  return !AGES.has(kind) || atMs - (item.publishedAtMs ?? item.firstSeenAtMs) <= MAX_AGE_MS
}

/** Headlines of newsrooms that tell no event. */
const NO_EVENT: ReadonlySet<HeadlineAngle> = new Set([
  'opinion',
  'question',
  'running',
  'guide',
  'offer',
  'review',
  'verdict',
  'byline',
  'quotation',
  'statement',
  'nameless',
])

/**
 * What each sentence of a newsroom's headline does instead of saying what happened, null where it says so; empty for any
 * other item.
 */
function newsAngles(item: FollowedItem): (HeadlineAngle | null)[] {
  if (SOURCE_PROFILES[item.source].kind !== 'news') return []
  if (isLabelledOpinion(item.title)) return ['opinion']
  const { text, language } = readTelling(item)
  const first = firstSentence(text)
  const rest = text.slice(first.length).trim()
  return [first, ...(rest === '' ? [] : [rest])].map((sentence) => angleOf(sentence, language))
}

/** Whether it is an opinion, a statement, a question or a guide: its place on a front page makes no trend. */
function isNoEvent(item: FollowedItem): boolean {
  // The first sentence decides: "Dam bursts. Here's what we know" is news.
  const [angle = null] = newsAngles(item)
  return angle !== null && NO_EVENT.has(angle)
}

/** Angles that say nothing of what happened, however many publishers do so. */
const SAYS_NOTHING: ReadonlySet<HeadlineAngle> = new Set(['question', 'running', 'guide', 'offer', 'verdict'])

/** Whether any sentence does: "Why did the dam burst? Engineers find the leak" tells. */
function saysSomething(item: FollowedItem): boolean {
  const angles = newsAngles(item)
  return angles.length === 0 || angles.some((angle) => angle === null || !SAYS_NOTHING.has(angle))
}

/**
 * Whether a story is a trend yet (OP-81): two independent voices tell it and one of them says something, or so many people
 * stand behind the one that does. Everything else waits: it is scored on, and becomes a trend once it gets there. Without
 * this rule the list would be every line of every source, and what the world talks about would drown in it.
 */
export function deservesTrend(items: readonly FollowedItem[], atMs: number): boolean {
  const listed = items.filter((item) => isListed(item, atMs))
  if (!listed.some((item) => namesSomething(item, atMs))) return false
  const pulse = readPulse(listed, atMs)
  if (items.some(saysSomething) && readAttention(listed, pulse, atMs).voices >= FOUNDING_VOICES) return true
  const events = listed.filter((item) => !isNoEvent(item))
  const { people } = readAttention(events, pulse, atMs)
  return people >= (pulse.alert ? FOUNDING_PEOPLE_BREAKING_OUT : FOUNDING_PEOPLE)
}
