import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { NewsItem } from '@trendverse/domain/trends/trend'

/**
 * Ids of the evidence of a column that came within the hour before its latest reading. None where that is all of them: a
 * mark on everything says nothing.
 */
export function newestOf(items: readonly NewsItem[]): ReadonlySet<string> {
  const latestMs = Math.max(...items.map(({ evidence }) => Date.parse(evidence.lastSeenAt)))
  const newest = items.filter(({ evidence }) => latestMs - Date.parse(evidence.firstSeenAt) < HOUR_MS)
  return new Set(newest.length < items.length ? newest.map(({ evidence }) => evidence.id) : [])
}
