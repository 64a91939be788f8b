import { HOUR_MS } from '../primitives/time'
import { isListed, readPulse } from './compose-pulse'
import { isPersonalPost } from './describe-trend'
import type { FollowedItem } from './merge-item'
import { isGenericTitle } from './merge-items'
import { plainTitle } from './merge-profile'
import { SOURCE_PROFILES, type SourceKind } from './source'

/**
 * How high an item of each kind of source has to stand to found a trend alone. Searches and most-read articles are
 * what many people look for, so many places of their lists count; the order of a news feed is its editor's, so only
 * its first places do.
 */
export const FOUNDING_RANK: Readonly<Record<SourceKind, number>> = {
  search: 20,
  encyclopedia: 25,
  social: 12,
  developer: 10,
  news: 3,
}

/** Older articles stand in feeds that are hardly kept up. */
const NEWS_MAX_AGE_MS = 48 * HOUR_MS

/** Whether an item stands high enough, and is young enough, to be talked about by its place alone. */
function standsHigh(item: FollowedItem, atMs: number): boolean {
  const { kind } = SOURCE_PROFILES[item.source]
  if (item.rank === null || item.rank > FOUNDING_RANK[kind]) return false
  const isOldNews = kind === 'news' && atMs - (item.publishedAtMs ?? item.firstSeenAtMs) > NEWS_MAX_AGE_MS
  return !isOldNews && item.lifecycle !== 'fading' && item.lifecycle !== 'dormant'
}

/** Articles that are read every day because they are lists, not because something happened. */
const PERENNIAL_ARTICLE = /^(?:lists? of |index$|deaths in \d{4}|\d{4} in |\d{4}$|portal:)/i

/** Whether an item names something: not a post in one person's words, a generic word or a perennial list. */
function namesTopic(item: FollowedItem): boolean {
  if (isPersonalPost(item) || isGenericTitle(item.title)) return false
  return SOURCE_PROFILES[item.source].kind !== 'encyclopedia' || !PERENNIAL_ARTICLE.test(plainTitle(item.title))
}

/**
 * Whether items that belong together are a trend yet. They are when two independent sources show them, when one is
 * breaking out, or when one stands high enough in its list and is not on its way down. Everything else waits as an
 * item: it is scored on, and founds a trend once it gets there. Without this rule the list would be every line of
 * every source, and what the world talks about would drown in it.
 */
export function deservesTrend(items: readonly FollowedItem[], atMs: number): boolean {
  const listed = items.filter((item) => isListed(item, atMs))
  const naming = listed.filter(namesTopic)
  if (naming.length === 0) return false
  if (readPulse(listed, atMs).independentSources >= 2) return true
  return naming.some((item) => item.alert || standsHigh(item, atMs))
}
