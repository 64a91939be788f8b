import { MINUTE_MS } from '../../primitives/time'
import { isListed, readPulse } from '../compose-pulse'
import type { FollowedItem } from '../items/followed-item'
import { readAttention } from './attention'

/** Longer than one reading of all sources, shorter than the time between two. */
const ONE_ROUND_MS = 10 * MINUTE_MS
const SECOND_VOICE = 2

/**
 * Whether a story may be shown at an address of its own yet. In its first round one in eight stories turns out to be part
 * of an older one; a second voice says that it stands by itself, and so does a second round.
 */
export function mayShow(items: readonly FollowedItem[], atMs: number): boolean {
  const bornMs = Math.min(...items.map((item) => item.firstSeenAtMs))
  if (atMs - bornMs >= ONE_ROUND_MS) return true
  const listed = items.filter((item) => isListed(item, atMs))
  return readAttention(listed, readPulse(listed, atMs), atMs).voices >= SECOND_VOICE
}
