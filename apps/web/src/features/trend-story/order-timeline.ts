import type { TimelineEvent } from '@trendverse/domain/trends/trend'

/** Latest events that always show, beside the first one. */
export const TIMELINE_LATEST = 6

export type OrderedTimeline = {
  /** How it began. */
  readonly first: readonly TimelineEvent[]
  /** What waits behind a fold. */
  readonly between: readonly TimelineEvent[]
  readonly latest: readonly TimelineEvent[]
}

/** The events of a story from the first to the last; the middle of a long one can be folded away. */
export function orderTimeline(events: readonly TimelineEvent[]): OrderedTimeline {
  const ordered = [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  // One event alone behind a fold would be silly.
  if (ordered.length <= TIMELINE_LATEST + 2) return { first: [], between: [], latest: ordered }
  const end = ordered.length - TIMELINE_LATEST
  return { first: ordered.slice(0, 1), between: ordered.slice(1, end), latest: ordered.slice(end) }
}
