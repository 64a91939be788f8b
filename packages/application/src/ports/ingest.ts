import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { FollowedTrend } from '@trendverse/domain/trends/followed-trend'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import type {
  Forecast,
  ForecastOutcome,
  ItemScore,
  SnapshotScores,
} from '@trendverse/domain/trends/momentum/item-score'
import type { Snapshot } from '@trendverse/domain/trends/momentum/observation'

/** An item as stored: the latest sighting with what was remembered of earlier ones. Its history is observations. */
export type StoredItem = Omit<SourceItem, 'history'> &
  ItemScore & {
    readonly id: Uuid
    /** The story it is filed under, or null until its first round. */
    readonly storyId: Uuid | null
    readonly firstSeenAtMs: number
    readonly lastSeenAtMs: number
    readonly peakMetric: number | null
    readonly bestRank: number | null
  }

/** What a source showed of an item at an instant. */
export type ItemPoint = {
  readonly atMs: number
  readonly metric: number | null
  readonly rank: number | null
  /** Whether the source stated it later and we did not see it ourselves. */
  readonly stated: boolean
}

/** The stored state of a source's momentum engine. */
export type StoredModel = {
  /** 1 after the first save, one more after each: what a change of the model states to prove it knows the latest. */
  readonly revision: number
  /** Texts by name, of some hundred kilobytes at most. */
  readonly parts: Readonly<Record<string, string>>
}

/** What became different in a stored model, so that what stayed is not written again. */
export type ModelChange = {
  /** Revision the model was loaded at, 0 where none was stored: with any other one stored, the change is refused. */
  readonly basedOn: number
  readonly written: Readonly<Record<string, string>>
  /** Names of parts that are no more. */
  readonly removed: readonly string[]
}

export type SnapshotRecord = {
  readonly source: SourceId
  readonly observedAtMs: number
  readonly sightings: readonly { readonly item: SourceItem; readonly score: ItemScore; readonly newId: Uuid }[]
  /** What this snapshot changed in the source's momentum engine. */
  readonly model: ModelChange
  readonly forecasts: readonly Forecast[]
  readonly outcomes: readonly ForecastOutcome[]
}

/** A forecast whose outcome is known, with the item it was made for and the trend that is filed under. */
export type ResolvedForecast = Pick<StoredItem, 'id' | 'source' | 'title' | 'publishedAtMs'> &
  Pick<Forecast, 'forecastAtMs' | 'probability'> & {
    /** Peak count that was a breakout, as known at the forecast. */
    readonly bar: number
    readonly brokeOut: boolean
    readonly trend: Pick<FollowedTrend, 'id' | 'name' | 'description' | 'tags' | 'category' | 'origin' | 'color'>
  }

/** How the forecasts of one source came out. */
export type ForecastRecord = {
  readonly source: SourceId
  /** In the time asked about: how many were resolved, and how many of these broke out. */
  readonly resolved: number
  readonly brokeOut: number
  /**
   * When so many had been resolved that forecasts are believed, over all time; null before. Where those are folded by now
   * (`ForecastRepository.foldOld`), the end of the day they were made on.
   */
  readonly learntAtMs: number | null
}

export type ForecastSampleQuery = {
  /** Resolved from here on, and before there. */
  readonly fromMs: number
  readonly beforeMs: number
  /** At most so many of each source and outcome; which ones, the seed decides. */
  readonly perOutcome: number
  readonly seed: string
  /** From how many resolved forecasts on a source has learnt. */
  readonly learntFrom: number
}

/** The health of one source, as administrators see it. */
export type SourceHealth = {
  readonly source: SourceId
  readonly lastAttemptAtMs: number | null
  readonly lastSuccessAtMs: number | null
  /** Items of the last successful read, and how many were left out as malformed. */
  readonly items: number
  readonly itemErrors: number
  /** What was wrong with them, in sentences; of many the first ones. */
  readonly itemProblems: readonly string[]
  /** Clear sentence about the last failure, or null after a success. */
  readonly error: string | null
  readonly consecutiveFailures: number
  /** Not to be asked before this instant (interval, back-off, Retry-After). */
  readonly nextAttemptAtMs: number
  /** Validators for conditional requests, by address. */
  readonly validators: Readonly<Record<string, { readonly etag: string | null; readonly lastModified: string | null }>>
}

/** What administrators decide about reading the sources; whoever reads them obeys at once. */
export type SourceControls = {
  /** Sources that are not to be read. */
  listOff(): Promise<readonly SourceId[]>
  /**
   * Lets a source be read, or not.
   *
   * @param check Is told how it is, and throws to leave it so. Nobody else switches meanwhile.
   */
  setOn(source: SourceId, isOn: boolean, check: (isOn: boolean) => void): Promise<void>
  /** Has a source read now, whatever its interval and however long it was to rest. */
  readNow(source: SourceId, nowMs: number): Promise<void>
}

/** A page of a publisher that belongs to a trend visitors can see. */
export type PageOnShow = {
  /** Absolute http or https address. */
  readonly url: string
  readonly trendId: Uuid
}

/** Before `hourlyBeforeMs` one observation per item and UTC hour stays, the newest; before `dailyBeforeMs` one per day. */
export type ThinningLimits = { readonly hourlyBeforeMs: number; readonly dailyBeforeMs: number }

/** How much one step removed, and whether anything is left that another step would look at. */
export type RetentionStep = { readonly removed: number; readonly isDone: boolean }

/** Where observations, items, models, forecasts and source health are kept. */
export type IngestRepository = {
  loadModel(source: SourceId): Promise<StoredModel | null>
  /**
   * Keeps a snapshot: items are inserted or brought up to date, observations appended, the model changed, forecasts
   * and outcomes recorded; all of it or nothing. Saving the same instant twice changes nothing (`repeated`). Where
   * another writer changed the model since it was loaded, change, forecasts and outcomes are left out (`stale_model`).
   * What an item's source states of instants before its first sighting is kept as stated observations, each once; its
   * usual count stays when a later sighting states none.
   */
  saveSnapshot(snapshot: SnapshotRecord): Promise<'kept' | 'repeated' | 'stale_model'>
  /**
   * What the head of a page says, for the items that are about it; what their source says itself stays.
   *
   * @param pageKey See `pageKey`.
   */
  fillFromPage(
    pageKey: string,
    page: { readonly publisher: string | null; readonly summary: string | null; readonly language: string | null },
  ): Promise<void>
  /**
   * Pages of publishers behind the items of active trends: the strongest trends first, each page once and at most five
   * of a trend, by its strongest items. Pages of sources, networks, encyclopedias, video sites and code hosts are left
   * out (`isPublisherPage`).
   */
  listPagesOnShow(limit: number): Promise<readonly PageOnShow[]>
  /** Metric history of items since an instant, by item id (StoredItem.id), oldest first. */
  listObservations(itemIds: readonly Uuid[], sinceMs: number): Promise<ReadonlyMap<Uuid, readonly ItemPoint[]>>
  /**
   * A sample of forecasts whose outcome is known, in no promised order, and the record of every source that has one. In the
   * sample are those that had a bar, of items with a count whose trend visitors may read (`isShown`) and nobody removed.
   */
  sampleForecasts(
    query: ForecastSampleQuery,
  ): Promise<{ readonly records: readonly ForecastRecord[]; readonly sample: readonly ResolvedForecast[] }>
  /**
   * Thins history by age, one step of some hours at a time, beginning with the oldest that was not thinned; to be called until
   * it is done. What a source stated of days before is kept as it is when it comes in later than that.
   */
  thinObservations(limits: ThinningLimits): Promise<RetentionStep>
  /**
   * Forgets items that no source has shown since an instant and that belong to no trend, with their observations; a step of
   * some hours at a time, to be called until it is done. What belongs to a trend, whatever its status, stays.
   */
  forgetItems(notSeenSinceMs: number): Promise<RetentionStep>
  /** The newest instant any item was seen at, null where nothing was ever seen. */
  latestSightingMs(): Promise<number | null>
  listHealth(): Promise<readonly SourceHealth[]>
  saveHealth(health: SourceHealth): Promise<void>
}

/** What scores the items of one source and learns from them, snapshot by snapshot. */
export type MomentumModel = {
  observe(snapshot: Snapshot): SnapshotScores
  /** Everything it has learnt as named texts, each written when it is asked for. */
  serialise(): Iterable<readonly [name: string, text: string]>
}

/** Starts a source's model, or continues a stored one; throws when the stored parts cannot be used. */
export type CreateMomentumModel = (source: SourceId, state: Readonly<Record<string, string>> | null) => MomentumModel
