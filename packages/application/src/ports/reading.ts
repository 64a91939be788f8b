import type { PageHeadReading, PageHeadRecord, PageHeadRefusal } from '@trendverse/domain/pages/page-head-record'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import type { SourceHealth } from './ingest'

export type SourceReading =
  | {
      readonly kind: 'items'
      readonly items: readonly SourceItem[]
      readonly itemErrors: readonly string[]
      readonly validators: SourceHealth['validators']
    }
  | { readonly kind: 'unchanged'; readonly validators: SourceHealth['validators'] }

/** Reads the public sources over the network, politely. */
export type TrendSourceGateway = {
  /** Sources that are enabled, with the least time between two reads of each. */
  list(): readonly { readonly source: SourceId; readonly intervalMs: number }[]
  /**
   * Reads one source once. Throws AppError `unavailable` with a clear sentence when it fails;
   * `retryAfterMs` on the error's cause tells how long the source asked to be left alone.
   */
  read(source: SourceId, validators: SourceHealth['validators'], signal: AbortSignal): Promise<SourceReading>
}

/** Reads what a page says about itself over the network, politely; nothing of its body is kept. */
export type PageHeadReader = {
  /**
   * Reads one head. Whatever the page or its server does is an answer; it rejects only once the signal fires.
   *
   * @param url Absolute http or https address.
   */
  read(url: string, signal: AbortSignal): Promise<PageHeadReading>
}

/** How one round of reading ended, for health. */
export type PageHeadRound = {
  /** Milliseconds since 1970. */
  readonly finishedAtMs: number
  readonly read: number
  /** How many pages were refused, by reason; reasons that did not occur are left out. */
  readonly refused: Partial<Readonly<Record<PageHeadRefusal, number>>>
  /** Pages that were not asked: known already, not due yet, or beyond the limits of the round. */
  readonly skipped: number
  /** The last refusal in words, with the host: "news.example: it took too long in all", or null. */
  readonly lastError: string | null
}

/** Where page heads are remembered. */
export type PageHeadRepository = {
  /** What is known of pages, by page key; pages that were never asked are missing. */
  findMany(pageKeys: readonly string[]): Promise<ReadonlyMap<string, PageHeadRecord>>
  /** Keeps records, each in place of the one with its key. */
  save(records: readonly PageHeadRecord[]): Promise<void>
  saveRound(round: PageHeadRound): Promise<void>
  /** The round that finished last, or null before the first. */
  findLastRound(): Promise<PageHeadRound | null>
  /** Forgets records last asked and rounds finished before an instant; returns how many records went. */
  removeReadBefore(beforeMs: number): Promise<number>
}
