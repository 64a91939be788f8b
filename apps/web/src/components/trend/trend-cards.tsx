import { isClassic } from '@trendverse/domain/trends/classic'
import { isNewAt, isObserved } from '@trendverse/domain/trends/listing/trend-query'
import { LIFECYCLE_STAGES, type LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import type { Trend } from '@trendverse/domain/trends/trend'
import type { CSSProperties } from 'react'
import { useNow } from '../browser/use-now'
import { TrendCard } from './trend-card'

/** Cards a desktop shows without scrolling. */
const FIRST_SCREEN_CARDS = 6
/** Cards a phone shows without scrolling. */
const FIRST_PHONE_CARDS = 3
/** Poster and large cards of the front page. */
const LARGE_CARDS = 5
/** How wide their planets are shown, as the style sheet says. */
const POSTER_SIZES = '(width < 59rem) 104px, 144px'
const LARGE_SIZES = '88px'

/** How `/trends` lays its list out; the home page shows cards, the first of them wide. */
export type TrendLayout = {
  /** The front page: the first one is a poster and the next four are large, unless cards were chosen. */
  readonly isFront: boolean
  /** Places in front of the first one, to number them all; null where the order is no ranking. */
  readonly placesBefore: number | null
}

export type TrendCardsProps = {
  readonly trends: readonly Trend[]
  /** Rows or cards, as the visitor chose: the choice stands on the root, and the style sheet follows it. */
  readonly layout?: TrendLayout
}

/** Later cards are laid out and painted when they come near, or once the page stands (base.css). */
function laterClass(index: number): string | undefined {
  if (index >= FIRST_SCREEN_CARDS) return 'later-card'
  return index >= FIRST_PHONE_CARDS ? 'later-card-on-phones' : undefined
}

function planetSizes(index: number, isFront: boolean): string | undefined {
  if (!isFront || index >= LARGE_CARDS) return undefined
  return index === 0 ? POSTER_SIZES : LARGE_SIZES
}

/**
 * Stages that the home page leaves out: the one most of the first trends share, since it distinguishes none of them,
 * and `fading`, which would call the top stories over.
 */
function untoldStages(trends: readonly Trend[]): ReadonlySet<LifecycleStage> {
  const live = trends.slice(0, FIRST_SCREEN_CARDS).filter((trend) => !isClassic(trend))
  const usual = LIFECYCLE_STAGES.filter(
    (stage) =>
      live.length >= FIRST_PHONE_CARDS && 2 * live.filter(({ lifecycle }) => lifecycle === stage).length > live.length,
  )
  return new Set(['fading', ...usual])
}

/** Trends in their order (trend-card.css). */
export function TrendCards({ trends, layout }: TrendCardsProps) {
  const nowAt = new Date(useNow()).toISOString()
  const fresh = new Set(trends.filter((trend) => isObserved(trend) && isNewAt(trend, nowAt)))
  // On its first day everything is new, and so nothing is.
  const hasOlder = trends.some((trend) => isObserved(trend) && !fresh.has(trend))
  const untold = layout === undefined ? untoldStages(trends) : new Set()
  const cards = trends.map((trend, index) => (
    <li key={trend.id} className={laterClass(index)}>
      <TrendCard
        trend={trend}
        isLater={index >= FIRST_SCREEN_CARDS}
        planetSizes={planetSizes(index, layout?.isFront === true)}
        isOnHome={layout === undefined}
        hasStage={isClassic(trend) || !untold.has(trend.lifecycle)}
        isNew={hasOlder && fresh.has(trend)}
      />
    </li>
  ))
  if (layout === undefined) return <ul className="trend-grid">{cards}</ul>
  const { isFront, placesBefore } = layout
  return (
    <ol
      className="trend-list"
      data-front={isFront ? '' : undefined}
      data-numbered={placesBefore === null ? undefined : ''}
      style={{ '--places-before': placesBefore ?? 0 } as CSSProperties}
    >
      {cards}
    </ol>
  )
}
