import type { Uuid } from '../../primitives/uuid'
import type { ItemScore } from '../momentum/item-score'
import type { SourceItem } from './source-item'

/**
 * An item of a source as stories and trends see it: its latest sighting and what is remembered of earlier ones. What the
 * source stated of earlier instants is kept with our own readings.
 */
export type FollowedItem = Omit<SourceItem, 'history'> &
  ItemScore & {
    readonly id: Uuid
    /** The story it is filed under, or null until its first round. */
    readonly storyId: Uuid | null
    readonly firstSeenAtMs: number
    readonly lastSeenAtMs: number
    readonly peakMetric: number | null
    readonly bestRank: number | null
  }
