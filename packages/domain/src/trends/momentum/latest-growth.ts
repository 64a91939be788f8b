import { HOUR_MS } from '../../primitives/time'
import type { FollowedItem } from '../items/followed-item'
import type { SparkPoint } from './sparkline'

/** Readings come every hour, some of them late; two that are farther apart say nothing about a single hour. */
const LONGEST_GAP_MS = 1.5 * HOUR_MS

/**
 * When a reading last found an item's count larger than the reading before it, at most an hour and a half earlier; null
 * where none did. What a source states of the time before our first reading is no reading of ours.
 */
export function latestGrowthMs(
  { firstSeenAtMs }: Pick<FollowedItem, 'firstSeenAtMs'>,
  points: readonly SparkPoint[],
): number | null {
  const counted = points
    .flatMap(({ atMs, metric }) => (metric === null || atMs < firstSeenAtMs ? [] : [{ atMs, metric }]))
    .sort((a, b) => b.atMs - a.atMs)
  const grown = counted.find((point, index) => {
    const before = counted[index + 1]
    return before !== undefined && point.metric > before.metric && point.atMs - before.atMs <= LONGEST_GAP_MS
  })
  return grown?.atMs ?? null
}
