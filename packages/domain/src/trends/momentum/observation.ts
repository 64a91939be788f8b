/**
 * One metric of one source item at one instant: what the momentum engine reads.
 * Kept for ever (thinned by age); scores, receipts, forecasts and the time scrubber read it.
 */
export type Observation = {
  readonly itemId: string
  readonly title: string
  readonly url: string | null
  /** The source's count, or null for rank-only lists. */
  readonly metric: number | null
  /** 1 is first, or null. */
  readonly rank: number | null
  /** When the item began, milliseconds since 1970, or null: then first sight counts. */
  readonly publishedAtMs: number | null
}

/** All rows one source showed at one instant. */
export type Snapshot = {
  /** Milliseconds since 1970; a source's snapshots come in rising order. */
  readonly observedAtMs: number
  readonly observations: readonly Observation[]
}
