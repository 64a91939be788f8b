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

export type Composition = {
  readonly trends: readonly TrendWrite[]
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

/** Where composed trends are kept. */
export type CompositionRepository = {
  /** Every trend, any status, with the composition's own fields. */
  listTrends(): Promise<readonly TrendWrite[]>
  /** All of it or nothing. */
  saveComposition(composition: Composition): Promise<void>
  listMergeDecisions(trendId: Uuid): Promise<readonly MergeDecision[]>
  /** Takes a merge back: the item leaves the trend and the decision is marked; false when there is nothing to undo. */
  undoMerge(decisionId: Uuid, atMs: number): Promise<boolean>
  /** Inserts the trends only when no trend exists at all; returns how many were inserted. */
  seedIfEmpty(trends: readonly TrendWrite[]): Promise<number>
}
