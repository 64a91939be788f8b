import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'

/** A site with so many articles in two days is a newsroom; a blog has a few. */
const NEWSROOM = { articles: 10, hours: 48 } as const
/** A feed of so many publishers is the front page of a search or an aggregator. */
const AGGREGATED_PUBLISHERS = 5

/**
 * Whether the order of a feed says that something matters to many: it does where a newsroom or a news search puts its
 * articles in order, not where one small site lists its last few posts.
 */
export function isFrontPage(items: readonly SourceItem[], nowMs: number): boolean {
  const publishers = new Set(items.map(({ publisher }) => publisher).filter((name) => name !== null))
  if (publishers.size >= AGGREGATED_PUBLISHERS) return true
  const sinceMs = nowMs - NEWSROOM.hours * HOUR_MS
  return items.filter(({ publishedAtMs }) => (publishedAtMs ?? 0) >= sinceMs).length >= NEWSROOM.articles
}
