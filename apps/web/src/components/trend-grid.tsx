import type { Trend } from '@trendverse/domain/trends/trend'
import { lazy, Suspense } from 'react'
import { TrendCard } from './trend-card'

/** A server always has a list: resting places are rarely seen, and need not come with the first script. */
const TrendCardSkeleton = lazy(() =>
  import('./trend-card-skeleton').then((module) => ({ default: module.TrendCardSkeleton })),
)

/** Cards a desktop shows without scrolling. */
const FIRST_SCREEN_CARDS = 6
/** Cards a phone shows without scrolling. */
const FIRST_PHONE_CARDS = 3
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5'

type TrendGridProps = {
  /** Null while the trends are on their way: then the grid shows that many resting places. */
  readonly trends: readonly Trend[] | null
  readonly restingPlaces?: number
}

/** Later cards are laid out and painted when they come near, or once the page stands (base.css). */
function laterClass(index: number): string | undefined {
  if (index >= FIRST_SCREEN_CARDS) return 'later-card'
  return index >= FIRST_PHONE_CARDS ? 'later-card-on-phones' : undefined
}

/** Trends as cards, one to three in a row. */
export function TrendGrid({ trends, restingPlaces = 6 }: TrendGridProps) {
  if (trends === null) {
    return (
      <div className={GRID} aria-busy="true">
        {Array.from({ length: restingPlaces }, (_, index) => (
          <Suspense key={`resting-${index.toString()}`} fallback={<div className="min-h-68" />}>
            <TrendCardSkeleton />
          </Suspense>
        ))}
      </div>
    )
  }
  return (
    <ul className={GRID}>
      {trends.map((trend, index) => (
        <li key={trend.id} className={laterClass(index)}>
          <TrendCard trend={trend} isLater={index >= FIRST_SCREEN_CARDS} />
        </li>
      ))}
    </ul>
  )
}
