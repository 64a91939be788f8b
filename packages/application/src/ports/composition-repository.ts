import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { LifecycleStage } from '@trendverse/domain/trends/lifecycle-stage'
import type { MergeReason, TimelineEvent, TrendDetail } from '@trendverse/domain/trends/trend'
import type { TrendRecord } from './trend-reader'

/** A trend as the composition writes it: views and interactions are never overwritten by it. */
export type TrendWrite = TrendRecord & {
  readonly lastEvidenceAtMs: number | null
  /** Starts at 1; a re-fire after dormancy begins the next episode. */
  readonly episode: number
  /** Consecutive runs in which the fading rule held; the stage turns after two. */
  readonly fadingRuns: number
  /** Highest combined velocity of the running episode, gain per hour. */
  readonly peakVelocityPerHour: number
  readonly links: TrendDetail['links']
  readonly datedEvents: readonly Extract<TimelineEvent, { kind: 'dated' }>[]
}

/** One line of the audit trail of merging; `undoneAtMs` is set when an administrator took it back. */
export type MergeDecision = {
  readonly id: Uuid
  readonly atMs: number
  /** StoredItem.id */
  readonly itemId: Uuid
  readonly trendId: Uuid
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
  /** Filing of items: StoredItem.id to trend id. */
  readonly filings: readonly { readonly itemId: Uuid; readonly trendId: Uuid }[]
  readonly decisions: readonly MergeDecision[]
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
  /**
   * Archived live trends are listed only when their last evidence (their creation, where there is none), or the last
   * sighting of an item filed under them, lies at or after this instant. All others are always listed.
   */
  readonly archivedSinceMs: number
}

/** Where composed trends are kept. */
export type CompositionRepository = {
  /** The trends composing may touch, by id, with the composition's own fields. */
  listTrends(range: TrendRange): Promise<readonly TrendWrite[]>
  /** All of it or nothing. */
  saveComposition(composition: Composition): Promise<void>
  listMergeDecisions(trendId: Uuid): Promise<readonly MergeDecision[]>
  /** Takes a merge back: the item leaves the trend and the decision is marked; false when there is nothing to undo. */
  undoMerge(decisionId: Uuid, atMs: number): Promise<boolean>
  /** Inserts the trends only when no trend exists at all; returns how many were inserted. */
  seedIfEmpty(trends: readonly TrendWrite[]): Promise<number>
}
