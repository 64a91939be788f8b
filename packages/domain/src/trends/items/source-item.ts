import type { Category } from '../categories/category'
import type { SourceId } from './source'

/** A page that talks about an item: an article a source lists beside it, for example. */
export type SourceReference = {
  readonly title: string
  /** Absolute http or https address. */
  readonly url: string
  /** Publisher as named by the source. */
  readonly publisher: string | null
}

/** A count of an earlier instant, milliseconds since 1970, as the source itself states it. */
export type StatedCount = { readonly atMs: number; readonly metric: number }

/** Most counts in an item's history: a month of days. */
export const MAX_HISTORY = 31

/**
 * One thing a source lists at one instant, as its parser returns it.
 * All texts are plain text: markup removed, entities decoded, control characters gone, length capped.
 */
export type SourceItem = {
  readonly source: SourceId
  /** Stable within the source: the same thing has the same id in every reply. */
  readonly itemId: string
  /** 1 to 300 characters. */
  readonly title: string
  /** What the item is about: absolute http or https address, or null when the source gives none. */
  readonly url: string | null
  /** The item's own page at the source (a discussion, a search page), or null. */
  readonly sourceUrl: string | null
  /** The source's own words about the item, at most 1,000 characters, or null where they add nothing to the title. */
  readonly summary: string | null
  /** The source's count (SOURCE_PROFILES says of what), or null for rank-only lists. */
  readonly metric: number | null
  /** Position in the source's list, 1 is first, or null. */
  readonly rank: number | null
  /**
   * Counts of earlier instants that the source itself states, oldest first, at most 31; empty where it states none. A
   * count over a period is dated to its end, when it is complete: a day's to the midnight (UTC) after it.
   */
  readonly history: readonly StatedCount[]
  /** Median of one time unit's count over the last 30 days by the source's own history, or null when unknown. */
  readonly usual: number | null
  /** When the source says it began, milliseconds since 1970, or null: then first sight counts. */
  readonly publishedAtMs: number | null
  /** Words the source files it under, lower case, at most 10. */
  readonly tags: readonly string[]
  readonly references: readonly SourceReference[]
  /** Who published the page the item is about, as the source names them; null when it does not say. */
  readonly publisher: string | null
  /** The category when the source itself says so, otherwise null and words decide. */
  readonly category: Category | null
  /** BCP 47 language when the source states it. */
  readonly language: string | null
}
