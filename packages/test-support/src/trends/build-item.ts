import type { FollowedItem } from '@trendverse/domain/trends/items/followed-item'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'

/** The instant tests over items live at unless they say otherwise: 1 June 2026, noon UTC. */
export const ITEM_NOW_MS = Date.UTC(2026, 5, 1, 12)

let built = 0

/** A waiting item seen just now, without anything special; whatever a test is about is passed in. */
export function buildItem(
  source: SourceId,
  title: string,
  changes: Partial<FollowedItem & SourceItem> = {},
): FollowedItem & SourceItem {
  built += 1
  return {
    id: `00000000-0000-7000-9000-${built.toString(16).padStart(12, '0')}`,
    source,
    itemId: `item-${built}`,
    title,
    url: null,
    sourceUrl: null,
    summary: null,
    metric: null,
    rank: null,
    history: [],
    usual: null,
    publishedAtMs: null,
    tags: [],
    references: [],
    publisher: null,
    category: null,
    language: null,
    momentum: 0,
    pace: null,
    breakoutProbability: null,
    velocityPerHour: 0,
    alert: false,
    lifecycle: 'rising',
    storyId: null,
    firstSeenAtMs: ITEM_NOW_MS,
    lastSeenAtMs: ITEM_NOW_MS,
    peakMetric: null,
    bestRank: null,
    ...changes,
  }
}
