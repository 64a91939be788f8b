/** Latest events that always show, beside the first one. */
export const TIMELINE_LATEST = 6

export type FoldedTimeline<Event> = {
  /** How it began. */
  readonly first: readonly Event[]
  /** What waits behind a fold. */
  readonly between: readonly Event[]
  readonly latest: readonly Event[]
}

/** Events in order, with the middle of a long story folded away. */
export function foldTimeline<Event>(events: readonly Event[]): FoldedTimeline<Event> {
  // One event alone behind a fold would be silly.
  if (events.length <= TIMELINE_LATEST + 2) return { first: [], between: [], latest: events }
  const end = events.length - TIMELINE_LATEST
  return { first: events.slice(0, 1), between: events.slice(1, end), latest: events.slice(end) }
}
