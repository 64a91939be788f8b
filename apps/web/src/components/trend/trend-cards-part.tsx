import { laterPart } from '../browser/later-part'
import type { TrendCardsProps } from './trend-cards'

/** Lists of trends: the server writes them, and their links work without a script, so their code comes after the first. */
export const trendCardsPart = laterPart<TrendCardsProps>(
  () => import('./trend-cards').then((module) => module.TrendCards),
  <div className="min-h-dvh" aria-busy="true">
    <output className="appear-late text-muted">Loading trends...</output>
  </div>,
)
