import type { SourceId } from '@trendverse/domain/trends/source'
import type { SourceItem } from '@trendverse/domain/trends/source-item'
import type { SourceHealth } from './ingest-repository'

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
