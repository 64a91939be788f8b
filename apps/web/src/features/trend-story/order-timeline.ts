import type { TimelineEvent } from '@trendverse/domain/trends/trend'

/** Events that always show; older ones wait behind "Show earlier". */
export const TIMELINE_SHOWN = 8

/** The events of a story from the first to the last, split into those that show and the older ones that wait. */
export function orderTimeline(events: readonly TimelineEvent[]): {
  readonly earlier: readonly TimelineEvent[]
  readonly shown: readonly TimelineEvent[]
} {
  const ordered = [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  // One event alone behind a fold would be silly.
  const hidden = ordered.length > TIMELINE_SHOWN + 1 ? ordered.length - TIMELINE_SHOWN : 0
  return { earlier: ordered.slice(0, hidden), shown: ordered.slice(hidden) }
}
