import type { NamedStars } from '@trendverse/domain/galaxy/named-stars'
import type { RecordedLife } from '@trendverse/domain/galaxy/recorded-life'
import type { StarColumns } from '@trendverse/domain/galaxy/star-columns'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Category } from '@trendverse/domain/trends/categories/category'
import type { SourceId } from '@trendverse/domain/trends/items/source-ids'
import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'

/** Whose life a star is. */
export type StarName = {
  readonly number: number
  readonly id: Uuid
  readonly name: string
  readonly category: Category
  /** `#rrggbb` */
  readonly color: string
  /** Sources that show it, strongest first. */
  readonly sources: readonly SourceId[]
  /** Null for a trend of the catalogue that no source shows now (OP-83). */
  readonly lifecycle: LifecycleStage | null
  /** Whether lists of the present hold it; its story is told either way (OP-31). */
  readonly onShow: boolean
}

/** Stars by their numbers, by the ids of their trends, or both. */
export type AskedStars = { readonly numbers?: readonly number[]; readonly ids?: readonly Uuid[] }

/** The lives of trends, on show or over: the stars of the galaxy. They are written with `saveComposition`. */
export type TrendLives = {
  /** What is remembered of these trends' lives. */
  findLives(trendIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, RecordedLife>>
  /** Every life that visitors see, see `isShown`, ascending by number. */
  listStars(): Promise<StarColumns>
  /** Those of these whose lives visitors see, each once, ascending by number. */
  nameStars(asked: AskedStars): Promise<readonly StarName[]>
  /** What all of `listStars` are found by, ascending by number. */
  listNames(): Promise<NamedStars>
}
