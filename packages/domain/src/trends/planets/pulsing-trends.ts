import { HOUR_MS } from '../../primitives/time'
import type { Uuid } from '../../primitives/uuid'
import { isClassic } from '../classic'
import { SOURCE_PROFILES } from '../items/source'
import type { Trend } from '../trend'

/** How far the ring of a pulse goes before it has faded, in radii of its planet: no words stand so near. */
export const PULSE_REACH = 1.12
/** More at once would be the rule, not the news. */
const MOST_PULSING = 2

type PulsingTrend = Pick<Trend, 'id' | 'origin' | 'sources' | 'proof'>

/** By how much of itself a trend's count grows in an hour; null where it is not known to have grown within the last one. */
function growthOf(trend: PulsingTrend, nowMs: number): number | null {
  const { proof } = trend
  if (proof?.kind !== 'count' || proof.grewAt === null || isClassic(trend)) return null
  const isHourly = SOURCE_PROFILES[proof.source].timeUnitHours === 1
  const isFresh = nowMs - Date.parse(proof.grewAt) <= HOUR_MS
  return isHourly && isFresh ? proof.perHour / Math.max(1, proof.count) : null
}

/**
 * The planets that pulse: the count their trend is known by was found larger within the last hour, by a source that counts by the
 * hour. At most two, those that grow fastest for their size. A first reading shows no growth, a count by the day says nothing
 * about an hour, and neither does a list of last night.
 */
export function pulsingTrends(trends: readonly PulsingTrend[], nowMs: number): ReadonlySet<Uuid> {
  const growing = trends.flatMap((trend) => {
    const growth = growthOf(trend, nowMs)
    return growth === null ? [] : [{ id: trend.id, growth }]
  })
  const fastest = growing.sort((a, b) => b.growth - a.growth).slice(0, MOST_PULSING)
  return new Set(fastest.map(({ id }) => id))
}
