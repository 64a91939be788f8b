import type { Trend } from '@trendverse/domain/trends/trend'
import { countOf } from '../text/count-text'

/** Fewer visitors than this say nothing about a trend. */
export const COUNTS_FROM = 10

/** What visitors of this site made of a trend, where they are enough to say something: `12 views here`, `30 interactions`. */
export function siteCounts({ views, interactions }: Pick<Trend, 'views' | 'interactions'>): readonly string[] {
  return [
    ...(views >= COUNTS_FROM ? [countOf(views, 'view here', 'views here')] : []),
    ...(interactions >= COUNTS_FROM ? [countOf(interactions, 'interaction')] : []),
  ]
}

/** When a trend began, ISO 8601: the start of its strongest figure, else when it was first listed here. */
export function sinceOf({ proof, createdDate }: Pick<Trend, 'proof' | 'createdDate'>): string {
  return proof === null || proof.kind === 'years' ? createdDate : proof.since
}

/** When the newest report of a trend came, where that is known; else when it began. ISO 8601. */
export function latestOf(trend: Pick<Trend, 'proof' | 'createdDate'>): string {
  const { proof } = trend
  return (proof?.kind === 'publishers' ? proof.latestAt : null) ?? sinceOf(trend)
}
