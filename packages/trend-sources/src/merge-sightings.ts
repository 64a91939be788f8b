import { pageKey } from '@trendverse/domain/trends/items/canonical-url'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { mergeHistories } from './stated-history'
import { tidyId } from './tidy-id'

const MAX_REFERENCES = 10

/**
 * One item per id, where several lists of one source (regions, instances) show the same thing: the highest count
 * now, before and usually (their audiences overlap, so counts are not added), the best rank, the earliest date, all
 * references, and the first page, summary, publisher and category any of them gives. An id that stands for different
 * things in one reading is none: they are told apart by page, publisher or title.
 * The order of first appearance stays.
 */
export function mergeSightings(items: readonly SourceItem[]): SourceItem[] {
  const shared = sharedIds(items)
  const byId = new Map<string, SourceItem>()
  for (const sighted of items) {
    const item = shared.has(sighted.itemId) ? { ...sighted, itemId: ownId(sighted) } : sighted
    const known = byId.get(item.itemId)
    byId.set(item.itemId, known === undefined ? item : merged(known, item))
  }
  return [...byId.values()]
}

/** Ids that stand for different things. */
function sharedIds(items: readonly SourceItem[]): ReadonlySet<string> {
  const firsts = new Map<string, SourceItem>()
  const shared = new Set<string>()
  for (const item of items) {
    const first = firsts.get(item.itemId)
    if (first === undefined) firsts.set(item.itemId, item)
    else if (areDifferent(first, item)) shared.add(item.itemId)
  }
  return shared
}

/** One page may be told in other words, and one title found at two addresses: only both together are another thing. */
function areDifferent(a: SourceItem, b: SourceItem): boolean {
  if (a.title.toLowerCase() === b.title.toLowerCase()) return false
  const isOnePage = a.url !== null && b.url !== null && pageKey(a.url) === pageKey(b.url)
  return !isOnePage || (a.publisher !== null && b.publisher !== null && a.publisher !== b.publisher)
}

function ownId({ itemId, url, publisher, title }: SourceItem): string {
  const place = url === null ? title.toLowerCase() : (pageKey(url) ?? url)
  return tidyId([itemId, place, publisher ?? ''].join(' '))
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
