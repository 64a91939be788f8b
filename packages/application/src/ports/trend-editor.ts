import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Category } from '@trendverse/domain/trends/category'
import type { TrendOrigin, TrendStatus } from '@trendverse/domain/trends/trend'
import type { TrendWrite } from './composition-repository'
import type { TrendRecord } from './trend-reader'

/** What administrators narrow the list of all trends by. */
export type TrendEditorQuery = {
  /** Part of the name, whatever its case. */
  readonly text: string | null
  readonly status: TrendStatus | null
  readonly category: Category | null
  readonly origin: TrendOrigin | null
  readonly featured: boolean | null
  readonly sort: 'newest' | 'updated' | 'momentum' | 'name'
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** Trends of any status, as administrators work on them. Trends that were removed are not among them. */
export type TrendEditor = {
  list(query: TrendEditorQuery): Promise<{ readonly trends: readonly TrendRecord[]; readonly total: number }>
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
