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
/** Laid out and painted when they come near; until then they stand for about this height. */
const LATER = '[content-visibility:auto] [contain-intrinsic-size:auto_17rem]'
const LATER_ON_PHONES = 'max-sm:[content-visibility:auto] max-sm:[contain-intrinsic-size:auto_17rem]'
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5'

type TrendGridProps = {
  /** Null while the trends are on their way: then the grid shows that many resting places. */
  readonly trends: readonly Trend[] | null
  readonly restingPlaces?: number
}

function laterClass(index: number): string | undefined {
  if (index >= FIRST_SCREEN_CARDS) return LATER
  return index >= FIRST_PHONE_CARDS ? LATER_ON_PHONES : undefined
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
