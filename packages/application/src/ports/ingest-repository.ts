import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Forecast, ForecastOutcome, ItemScore } from '@trendverse/domain/trends/item-score'
import type { SourceId } from '@trendverse/domain/trends/source'
import type { SourceItem } from '@trendverse/domain/trends/source-item'

/** An item as stored: the latest sighting with what was remembered of earlier ones. */
export type StoredItem = SourceItem &
  ItemScore & {
    readonly id: Uuid
    readonly trendId: Uuid | null
    readonly firstSeenAtMs: number
    readonly lastSeenAtMs: number
    readonly peakMetric: number | null
    readonly bestRank: number | null
  }

export type SnapshotRecord = {
  readonly source: SourceId
  readonly observedAtMs: number
  readonly sightings: readonly { readonly item: SourceItem; readonly score: ItemScore; readonly newId: Uuid }[]
  /** Serialised state of the source's momentum engine after this snapshot. */
  readonly model: string
  readonly forecasts: readonly Forecast[]
  readonly outcomes: readonly ForecastOutcome[]
}

/** The health of one source, as administrators see it. */
export type SourceHealth = {
  readonly source: SourceId
  readonly lastAttemptAtMs: number | null
  readonly lastSuccessAtMs: number | null
  /** Items of the last successful read, and how many were left out as malformed. */
  readonly items: number
  readonly itemErrors: number
  /** Clear sentence about the last failure, or null after a success. */
  readonly error: string | null
  readonly consecutiveFailures: number
  /** Not to be asked before this instant (interval, back-off, Retry-After). */
  readonly nextAttemptAtMs: number
  /** Validators for conditional requests, by address. */
  readonly validators: Readonly<Record<string, { readonly etag: string | null; readonly lastModified: string | null }>>
}

/** Where observations, items, models, forecasts and source health are kept. */
export type IngestRepository = {
  loadModel(source: SourceId): Promise<string | null>
  /**
   * Keeps a snapshot: items are inserted or brought up to date, observations appended, the model replaced,
   * forecasts and outcomes recorded; all of it or nothing. Saving the same instant twice changes nothing.
   */
  saveSnapshot(snapshot: SnapshotRecord): Promise<void>
  /** Items last seen at or after an instant, any source. */
  listItemsSeenSince(sinceMs: number): Promise<readonly StoredItem[]>
  /** Metric history of items since an instant, by item id (StoredItem.id), oldest first. */
  listObservations(
    itemIds: readonly Uuid[],
    sinceMs: number,
  ): Promise<
    ReadonlyMap<
      Uuid,
      readonly { readonly atMs: number; readonly metric: number | null; readonly rank: number | null }[]
    >
  >
  /** Thins history: beyond `hourlyBeforeMs` one observation per item and hour stays, beyond `dailyBeforeMs` one per day. */
  thinObservations(limits: { readonly hourlyBeforeMs: number; readonly dailyBeforeMs: number }): Promise<number>
  listHealth(): Promise<readonly SourceHealth[]>
  saveHealth(health: SourceHealth): Promise<void>
}
