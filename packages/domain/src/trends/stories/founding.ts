import { isListed } from '../compose-pulse'
import type { FollowedItem } from '../items/followed-item'
import { deservesTrend } from './deserves-trend'

/** Which stories become trends in a run. */
export type Founding = {
  deserves(items: readonly FollowedItem[], atMs: number): boolean
  /** Whether those that find no room on show are kept as trends of the past. */
  readonly keepsUnshown: boolean
}

/** As the world is read: what enough voices or people tell, as far as it fits on show. */
export const LIVE_FOUNDING: Founding = { deserves: deservesTrend, keepsUnshown: false }

/**
 * For recorded lists of what trended, when whoever kept them wants each entry remembered: the source's own judgement
 * takes the place of ours, and a page of limited room is no reason to forget. What is on show stays limited.
 */
export const EVERY_ITEM_FOUNDING: Founding = {
  deserves: (items, atMs) => items.some((item) => isListed(item, atMs)),
  keepsUnshown: true,
}
