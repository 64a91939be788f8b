import type { SnapshotScores } from '@trendverse/domain/trends/item-score'
import type { Snapshot } from '@trendverse/domain/trends/observation'
import type { SourceId } from '@trendverse/domain/trends/source'

/** What scores the items of one source and learns from them, snapshot by snapshot. */
export type MomentumModel = {
  observe(snapshot: Snapshot): SnapshotScores
  /** Everything it has learnt as named texts, each written when it is asked for. */
  serialise(): Iterable<readonly [name: string, text: string]>
}

/** Starts a source's model, or continues a stored one; throws when the stored parts cannot be used. */
export type CreateMomentumModel = (source: SourceId, state: Readonly<Record<string, string>> | null) => MomentumModel
