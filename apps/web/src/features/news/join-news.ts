import type { NewsItem } from '@trendverse/domain/trends/trend'

/** Pages of news in one list. When the first page is read anew it may repeat what an older page holds. */
export function joinNews(first: readonly NewsItem[], older: readonly NewsItem[]): readonly NewsItem[] {
  const held = new Set(first.map((item) => item.evidence.id))
  return [...first, ...older.filter((item) => !held.has(item.evidence.id))]
}
