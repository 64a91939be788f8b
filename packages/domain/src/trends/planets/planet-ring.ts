/** Sources from which a planet wears a ring. */
export const RING_FROM_SOURCES = 2

/** Whether a trend that was seen in these sources wears a ring. */
export function hasRing(sources: readonly string[]): boolean {
  return new Set(sources).size >= RING_FROM_SOURCES
}
