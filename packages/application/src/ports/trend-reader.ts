import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { UndecidedTrend } from '@trendverse/domain/trends/feature-trends'
import type { SourceId } from '@trendverse/domain/trends/source'
import type { NewsItem, TrendDetail } from '@trendverse/domain/trends/trend'

export type TrendEventKind = 'view' | 'interaction'

export type NewsQuery = {
  readonly source: SourceId | null
  /** Only evidence first seen before this instant (milliseconds), newest first. */
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
   * The full story of an active trend, or of the one it became part of, which then has another id than was asked for.
   * Null when there is none or it is not active (OP-31).
   */
  findActive(id: Uuid): Promise<TrendDetail | null>
  /** The trend that one became part of, on show or not; null for ids of no merged trend. */
  findSurvivor(id: Uuid): Promise<Uuid | null>
  listNews(query: NewsQuery): Promise<readonly NewsItem[]>
  /** Adds one view or interaction, to the trend a merged one became part of; null when that is not active, or unknown. */
  countEvent(id: Uuid, kind: TrendEventKind): Promise<{ readonly views: number; readonly interactions: number } | null>
}

/** A trend with the administrator's say about featuring: true, false, or null for "not decided". */
export type TrendRecord = UndecidedTrend
