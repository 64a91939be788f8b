import type { NewsItem } from '@trendverse/domain/trends/trend'

/** Pages of news in one list. A page that is read anew repeats what others hold; each entry counts once, as first met. */
export function joinNews(...pages: readonly (readonly NewsItem[])[]): readonly NewsItem[] {
  const entries = new Map<string, NewsItem>()
  for (const item of pages.flat()) if (!entries.has(item.evidence.id)) entries.set(item.evidence.id, item)
  return [...entries.values()]
}
