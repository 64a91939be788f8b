import type { LifecycleStage } from '../momentum/lifecycle-stage'
import type { Trend } from '../trend'
import { isObserved } from './trend-query'

/** Where the main action of the universe leads, and what may be said of it. */
export type Lead<Some> = { readonly trend: Some; readonly kind: 'rising' | 'live' | 'classic' }

const RISING: ReadonlySet<LifecycleStage> = new Set(['emerging', 'rising'])

/**
 * The first that rises, else the first that a source shows, else the first there is; null without any.
 *
 * @param trends In the order of the page.
 */
export function leadTrend<Some extends Pick<Trend, 'sources' | 'lifecycle'>>(
  trends: readonly Some[],
): Lead<Some> | null {
  const live = trends.filter(isObserved)
  const rising = live.find(({ lifecycle }) => RISING.has(lifecycle))
  if (rising !== undefined) return { trend: rising, kind: 'rising' }
  const [first] = live
  if (first !== undefined) return { trend: first, kind: 'live' }
  const [classic] = trends
  return classic === undefined ? null : { trend: classic, kind: 'classic' }
}
