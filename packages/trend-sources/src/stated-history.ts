import { MAX_HISTORY, type StatedCount } from '@trendverse/domain/trends/items/source-item'

/** A history of one count at the time an item began; empty when that time is unknown. */
export function countAtStart(publishedAtMs: number | null, metric: number): readonly StatedCount[] {
  return publishedAtMs === null ? [] : [{ atMs: publishedAtMs, metric }]
}

/** The newest 31 usable counts, one per instant, oldest first. */
export function tidyHistory(counts: readonly StatedCount[]): readonly StatedCount[] {
  const byInstant = new Map<number, number>()
  for (const { atMs, metric } of counts) {
    if (Number.isSafeInteger(atMs) && Number.isSafeInteger(metric) && metric >= 0) byInstant.set(atMs, metric)
  }
  return [...byInstant]
    .map(([atMs, metric]) => ({ atMs, metric }))
    .sort((a, b) => a.atMs - b.atMs)
    .slice(-MAX_HISTORY)
}

/**
 * Merges the histories of one item in two lists of a source: takes the one that starts earlier and, at instants both
 * have, the higher count (their audiences overlap, so counts are not added).
 */
export function mergeHistories(a: readonly StatedCount[], b: readonly StatedCount[]): readonly StatedCount[] {
  const [longer, other] = (b[0]?.atMs ?? Infinity) < (a[0]?.atMs ?? Infinity) ? [b, a] : [a, b]
  const others = new Map(other.map(({ atMs, metric }) => [atMs, metric]))
  return longer.map(({ atMs, metric }) => ({ atMs, metric: Math.max(metric, others.get(atMs) ?? metric) }))
}

/** The median, rounded to a whole number; null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2)
}
