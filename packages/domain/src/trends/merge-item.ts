import type { Uuid } from '../primitives/uuid'
import type { ItemScore } from './item-score'
import type { SourceItem } from './source-item'
import type { MergeReason } from './trend'

/** An item of a source as merging and composing see it: its latest sighting and what is remembered of earlier ones. */
export type FollowedItem = SourceItem &
  ItemScore & {
    readonly id: Uuid
    /** The trend it is filed under, or null while it waits. */
    readonly trendId: Uuid | null
    readonly firstSeenAtMs: number
    readonly lastSeenAtMs: number
    readonly peakMetric: number | null
    readonly bestRank: number | null
  }

/** Why an item belongs to another one; `similarity` is the title likeness where titles decided. */
export type MergeGround = {
  readonly reason: Exclude<MergeReason, 'admin'>
  /** 0 to 1, or null when the page or article decided. */
  readonly similarity: number | null
}
