import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { FollowedTrend } from '@trendverse/domain/trends/followed-trend'
import type { LifecycleStage } from '@trendverse/domain/trends/lifecycle-stage'
import type { MergeReason } from '@trendverse/domain/trends/trend'
import type { StoryChanges } from './story-repository'

/** A trend as the composition writes it: views and interactions are never overwritten by it. */
export type TrendWrite = FollowedTrend

/** One line of the audit trail of merging; `undoneAtMs` is set when an administrator took it back. */
export type MergeDecision = {
  readonly id: Uuid
  readonly atMs: number
  /** StoredItem.id */
  readonly itemId: Uuid
  readonly storyId: Uuid
  readonly kind: 'founded' | 'merged' | 'split'
  readonly reason: MergeReason | null
  /** Title likeness, 0 to 1, where it was the reason. */
  readonly similarity: number | null
  readonly undoneAtMs: number | null
}

export type RelatedEdge = { readonly a: Uuid; readonly b: Uuid; readonly strength: number }

/** How a stored trend looked when it was read. */
export type TrendVersion = Pick<TrendWrite, 'id' | 'updatedDate'>

export type Composition = {
  readonly trends: readonly TrendWrite[]
  /**
   * The stored ones among `trends`, as they were read: whoever else changes a trend sets its `updatedDate`, and one
   * that has another by now is left as it is, so that an administrator's edit is never overwritten by what was
   * composed from the trend before it. A trend that is gone by now stays gone. Trends not named here are written
   * whatever is stored.
   */
  readonly readVersions?: readonly TrendVersion[]
  /** Filing of items: StoredItem.id to story id. A story and the trend it is shown as have one id. */
  readonly filings: readonly { readonly itemId: Uuid; readonly storyId: Uuid }[]
  readonly decisions: readonly MergeDecision[]
  /** What became of the stories themselves, or null where only trends change. */
  readonly stories: StoryChanges | null
  /** Replaces all edges that touch a trend of `trends`. */
  readonly related: readonly RelatedEdge[]
  readonly lifecycleChanges: readonly {
    readonly trendId: Uuid
    readonly atMs: number
    readonly from: LifecycleStage | null
    readonly to: LifecycleStage
  }[]
}

export type TrendRange = {
  /** Archived live trends are listed only where they are named here; all others always. */
  readonly ids: readonly Uuid[]
}

/** Where composed trends are kept. */
export type CompositionRepository = {
  /** The trends composing may touch, by id, with the composition's own fields. */
  listTrends(range: TrendRange): Promise<readonly TrendWrite[]>
  /**
   * All of it or nothing. Throws AppError `conflict` when the stories were changed since they were read.
   *
   * @returns The revision of the stories afterwards.
   */
  saveComposition(composition: Composition): Promise<number>
  listMergeDecisions(storyId: Uuid): Promise<readonly MergeDecision[]>
  /** Inserts the trends only when no trend exists at all; returns how many were inserted. */
  seedIfEmpty(trends: readonly TrendWrite[]): Promise<number>
}
