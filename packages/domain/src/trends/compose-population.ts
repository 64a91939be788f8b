import type { Uuid } from '../primitives/uuid'
import type { FollowedTrend } from './followed-trend'
import type { SourceId } from './items/source'
import { AUTO_FEATURED_STARTER } from './listing/feature-trends'
import { restsByItself } from './remembered-trend'

/** Most live trends on show: about twelve screens of the list; what ranks below is nobody's topic of the day. */
export const MAX_LIVE_TRENDS = 300
/** Most of them that one source alone may hold, so that a busy source does not crowd out the others. */
export const MAX_FROM_ONE_SOURCE = MAX_LIVE_TRENDS / 4
/** From this many live trends on the starter catalogue gives way; below it, it fills the universe up. */
export const FULL_UNIVERSE = 48

const strongestFirst = (a: FollowedTrend, b: FollowedTrend): number =>
  b.attention - a.attention || (b.lastEvidenceAtMs ?? 0) - (a.lastEvidenceAtMs ?? 0) || (a.id < b.id ? -1 : 1)

const newestFirst = (a: FollowedTrend, b: FollowedTrend): number =>
  b.createdDate.localeCompare(a.createdDate) || (a.id < b.id ? -1 : 1)

function fittingLive(live: readonly FollowedTrend[]): ReadonlySet<Uuid> {
  const fitting = new Set<Uuid>()
  const ofOneSource = new Map<SourceId, number>()
  for (const trend of [...live].sort(strongestFirst)) {
    if (fitting.size >= MAX_LIVE_TRENDS) break
    const [source] = trend.sources
    if (source !== undefined && trend.sources.length === 1 && trend.voices < 2 && trend.featuredByAdmin !== true) {
      const count = (ofOneSource.get(source) ?? 0) + 1
      if (count > MAX_FROM_ONE_SOURCE) continue
      ofOneSource.set(source, count)
    }
    fitting.add(trend.id)
  }
  return fitting
}

const archive = (trend: FollowedTrend): FollowedTrend => ({ ...trend, status: 'archived', lifecycle: 'dormant' })

/**
 * Decides which trends are on show after a run. Dormant ones are archived (kept in history). Of the live ones the 300
 * with the most attention stay, at most 75 that only one source shows. Starter trends stay until 48 live ones exist; then
 * each further live one replaces the oldest starter, and they return, newest first, when fewer than 48 trends are
 * left. The three newest starter trends, which feature themselves, and those that a source shows or an administrator
 * featured do not give way; administrators' own trends are never touched.
 */
export function settlePopulation(trends: readonly FollowedTrend[]): FollowedTrend[] {
  const isLive = (trend: FollowedTrend): boolean => trend.origin === 'live' && trend.status === 'active'
  const awake = trends.filter((trend) => isLive(trend) && trend.lifecycle !== 'dormant')
  const fitting = fittingLive(awake)
  const starters = trends.filter((trend) => trend.origin === 'starter' && trend.status === 'active')
  const isHeld = (trend: FollowedTrend): boolean =>
    trend.featuredByAdmin === true || (trend.sources.length > 0 && trend.lifecycle !== 'dormant')
  // the newest three feature themselves (HM-04)
  const yielding = starters
    .filter((trend) => !isHeld(trend))
    .sort(newestFirst)
    .slice(AUTO_FEATURED_STARTER)
  const gone = trends.filter((trend) => trend.origin === 'starter' && restsByItself(trend)).length
  const leaving = Math.max(0, fitting.size + 1 - FULL_UNIVERSE - gone)
  const left = new Set(yielding.slice(Math.max(0, yielding.length - leaving)).map((trend) => trend.id))

  const settled = trends.map((trend) => {
    if (isLive(trend) && !fitting.has(trend.id)) return archive(trend)
    return left.has(trend.id) ? archive(trend) : trend
  })
  const onShow = settled.filter((trend) => trend.status === 'active').length
  const resting = settled.filter((trend) => trend.origin === 'starter' && restsByItself(trend)).sort(newestFirst)
  const back = new Set(resting.slice(0, Math.max(0, FULL_UNIVERSE - onShow)).map((trend) => trend.id))
  return settled.map((trend) => (back.has(trend.id) ? { ...trend, status: 'active', lifecycle: 'fading' } : trend))
}
