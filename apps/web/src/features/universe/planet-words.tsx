import type { Trend } from '@trendverse/domain/trends/trend'
import { planetFacts } from '../../components/text/planet-line'

type PlanetWordsProps = {
  readonly trend: Trend
  readonly rank: number | undefined
  /** Where the words are shown; used as their CSS class prefix. */
  readonly place: 'universe' | 'stage'
}

/** What stands beside a planet: its rank and name, its strongest figure and its category below. Phones have room for the first line alone. */
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
