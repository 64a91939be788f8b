import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { mergeHistories } from './stated-history'

const MAX_REFERENCES = 10

/**
 * One item per id, where several lists of one source (regions, instances) show the same thing: the highest count
 * now, before and usually (their audiences overlap, so counts are not added), the best rank, the earliest date, all
 * references, and the first page, summary, publisher and category any of them gives.
 * The order of first appearance stays.
 */
export function mergeSightings(items: readonly SourceItem[]): SourceItem[] {
  const byId = new Map<string, SourceItem>()
  for (const item of items) {
    const known = byId.get(item.itemId)
    byId.set(item.itemId, known === undefined ? item : merged(known, item))
  }
  return [...byId.values()]
}

function merged(first: SourceItem, second: SourceItem): SourceItem {
  const known = new Set(first.references.map(({ url }) => url))
  const added = second.references.filter(({ url }) => !known.has(url))
  return {
    ...first,
    url: first.url ?? second.url,
    sourceUrl: first.sourceUrl ?? second.sourceUrl,
    summary: first.summary ?? second.summary,
    metric: better(first.metric, second.metric, Math.max),
    rank: better(first.rank, second.rank, Math.min),
    history: mergeHistories(first.history, second.history),
    usual: better(first.usual, second.usual, Math.max),
    publishedAtMs: better(first.publishedAtMs, second.publishedAtMs, Math.min),
    category: first.category ?? second.category,
    references: [...first.references, ...added].slice(0, MAX_REFERENCES),
    publisher: first.publisher ?? second.publisher,
  }
}

function better(a: number | null, b: number | null, choose: (a: number, b: number) => number): number | null {
  if (a === null || b === null) return a ?? b
  return choose(a, b)
}
