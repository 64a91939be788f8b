import { HOUR_MS } from '../../primitives/time'
import { isClassic } from '../classic'
import { SOURCE_PROFILES } from '../items/source'
import type { Trend } from '../trend'

/**
 * Whether a trend is known to have risen in the last hour: the count it is known by still grows, its source counts by the
 * hour, and the figure is no older than that. What counts by the day says nothing about an hour, nor does a list of last night.
 */
export function roseWithinHour(
  trend: Pick<Trend, 'origin' | 'sources' | 'proof' | 'updatedDate'>,
  nowMs: number,
): boolean {
  const { proof } = trend
  if (proof?.kind !== 'count' || isClassic(trend)) return false
  const isHourly = SOURCE_PROFILES[proof.source].timeUnitHours === 1
  return isHourly && Math.round(proof.perHour) >= 1 && nowMs - Date.parse(trend.updatedDate) <= HOUR_MS
}
