import { DAY_MS } from '../../primitives/time'
import type { Evidence } from '../trend'

/** What was published longer ago than this when it was first seen is news because it was seen: a repository of 2019, say. */
export const PUBLISHED_COUNTS_FOR_MS = 2 * DAY_MS

/**
 * The instant a line of the news stands under, in milliseconds: its publication, or when it was first seen where that is
 * unknown, long past or later than first sight.
 */
export function newsAtMs({ publishedAt, firstSeenAt }: Pick<Evidence, 'publishedAt' | 'firstSeenAt'>): number {
  const seenMs = Date.parse(firstSeenAt)
  if (publishedAt === null) return seenMs
  const publishedMs = Date.parse(publishedAt)
  const ageMs = seenMs - publishedMs
  return ageMs >= 0 && ageMs <= PUBLISHED_COUNTS_FOR_MS ? publishedMs : seenMs
}
