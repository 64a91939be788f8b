import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { PlatformId, SharedKind, ShareMethod } from '@trendverse/domain/social/platform'
import type { Category } from '@trendverse/domain/trends/categories/category'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { UndecidedTrend } from '@trendverse/domain/trends/listing/feature-trends'
import type { NewsItem, TrendDetail, TrendOrigin, TrendStatus } from '@trendverse/domain/trends/trend'
import type { CountedTotal, LongListPage } from './counted-total'
import type { TrendWrite } from './stories'

export type TrendEventKind = 'view' | 'interaction'

export type EventCounts = { readonly views: number; readonly interactions: number }

export type NewsQuery = {
  readonly source: SourceId | null
  /** Only lines whose instant (`newsAtMs`) is before this one (milliseconds), newest first. */
  readonly beforeMs: number
  /** Evidence of one instant is ordered by id, largest first. */
  readonly limit: number
}

/**
 * What visitors read of trends. Served by SQL on the server and by local storage in the browser;
 * every adapter passes the suite in `storage/contract-tests`.
 */
export type TrendReader = {
  /** Every active trend, in no promised order. `featured` is the administrator's choice only, see `featureTrends`. */
  listActive(): Promise<readonly TrendRecord[]>
  /**
   * The full story of a trend on show, or of the one it became part of, which then has another id than was asked for. On
   * show are active trends, and those that came to rest by themselves and are remembered (`isShown`). Null for any other
   * (OP-31).
   */
  findShown(id: Uuid): Promise<TrendDetail | null>
  /** The trend that one became part of, on show or not; null for ids of no merged trend. */
  findSurvivor(id: Uuid): Promise<Uuid | null>
  /** What the sources showed, without the items of trends that are not active. */
  listNews(query: NewsQuery): Promise<readonly NewsItem[]>
  /** Adds one view or interaction, to the trend a merged one became part of; null when that is not on show, or unknown. */
  countEvent(id: Uuid, kind: TrendEventKind): Promise<EventCounts | null>
  /**
   * Adds one interaction to each of these trends, in one question; what is not on show, or became part of another, is left
   * out.
   * Answers the counts of those that were raised, by their ids.
   */
  countInteractions(ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, EventCounts>>
}

/** A trend with the administrator's say about featuring: true, false, or null for "not decided". */
export type TrendRecord = UndecidedTrend

/** What administrators narrow the list of all trends by. */
export type TrendEditorQuery = LongListPage & {
  /** Part of the name, whatever its case. */
  readonly text: string | null
  readonly status: TrendStatus | null
  readonly category: Category | null
  readonly origin: TrendOrigin | null
  readonly featured: boolean | null
  readonly sort: 'newest' | 'updated' | 'momentum' | 'name'
}

/** Trends of any status, as administrators work on them. Trends that were removed are not among them. */
export type TrendEditor = {
  list(query: TrendEditorQuery): Promise<CountedTotal & { readonly trends: readonly TrendRecord[] }>
  /** Those of these trends that there are, in no promised order. */
  findMany(ids: readonly Uuid[]): Promise<readonly TrendWrite[]>
  /** Which of these ids are taken, those of removed trends included. */
  listKnown(ids: readonly Uuid[]): Promise<readonly Uuid[]>
  /** Adds the trends whose ids are free, in one step; the ids that were added. */
  add(trends: readonly TrendWrite[]): Promise<readonly Uuid[]>
  /**
   * Changes one trend while nobody else writes it; null when there is none. `change` is given the trend as it is, and
   * must move its `updatedDate`, by which composing notices (see `Composition.readVersions`).
   */
  edit(id: Uuid, change: (trend: TrendWrite) => TrendWrite): Promise<TrendRecord | null>
  /**
   * Removes a trend; whether there was one. One that items are filed under is written as `withdraw` gives it and kept
   * out of sight, because its items would found it anew.
   */
  remove(id: Uuid, withdraw: (trend: TrendWrite) => TrendWrite): Promise<boolean>
}

/** Tells whoever keeps answers in memory, in this process and in others, that trends have changed. */
export type TrendChanges = { trendsChanged(): Promise<void> | void }

/** What is known of something shared: nothing that leads to whoever shared it, or to what it was. */
export type CountedShare = {
  readonly kind: SharedKind
  /** Null for sharing that names no platform. */
  readonly platform: PlatformId | null
  readonly method: ShareMethod
}

/** Counts what is shared, per UTC date. `AnalyticsReader.countShares` reads it. */
export type ShareCounter = {
  /** @param day `YYYY-MM-DD` */
  add(share: CountedShare, day: string): Promise<void>
}
