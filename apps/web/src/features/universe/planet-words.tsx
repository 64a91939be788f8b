import type { Trend } from '@trendverse/domain/trends/trend'
import { planetFacts } from '../../components/text/planet-line'

type PlanetWordsProps = {
  readonly trend: Trend
  readonly rank: number | undefined
  /** Where the words are shown; used as their CSS class prefix. */
  readonly place: 'universe' | 'stage'
}

/** The words beside a planet: its rank and name, then its strongest figure and category, which phones have no room for. */
export function PlanetWords({ trend, rank, place }: PlanetWordsProps) {
  return (
    <span className={`${place}-words`}>
      <span className={`${place}-name`}>
        {rank !== undefined && <span className="text-accent">#{rank} </span>}
        {trend.name}
      </span>
      <span className={`${place}-line max-sm:hidden`}>{planetFacts(trend)}</span>
    </span>
  )
}
