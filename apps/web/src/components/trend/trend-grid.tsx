import type { Trend } from '@trendverse/domain/trends/trend'
import { optionalPart } from '../browser/lazy-part'
import { trendCardsPart } from './trend-cards-part'

/** A server always has a list: resting places are rarely seen, and need not come with the first script. */
const TrendCardSkeleton = optionalPart(() => import('./trend-card-skeleton').then((module) => module.TrendCardSkeleton))

type TrendGridProps = {
  /** Null while the trends are on their way: then the grid shows that many resting places. */
  readonly trends: readonly Trend[] | null
  readonly restingPlaces?: number
}

/** Trends as cards, one to three in a row. */
export function TrendGrid({ trends, restingPlaces = 6 }: TrendGridProps) {
  if (trends !== null) return <trendCardsPart.Slot trends={trends} />
  return (
    <div className="trend-grid" aria-busy="true">
      {Array.from({ length: restingPlaces }, (_, index) => (
        <TrendCardSkeleton key={`resting-${index.toString()}`} fallback={<div className="min-h-68" />} />
      ))}
    </div>
  )
}
