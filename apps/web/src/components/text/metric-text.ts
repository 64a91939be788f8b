import type { MetricUnit } from '@trendverse/domain/trends/items/source'
import { countOf } from './count-text'

const SINGULAR: Readonly<Record<MetricUnit, string>> = {
  searches: 'search',
  views: 'view',
  points: 'point',
  posts: 'post',
  accounts: 'account',
  stars: 'star',
  upvotes: 'upvote',
  mentions: 'mention',
}

/** A count of a source with what it counts: `1 point`, `20K searches`. */
export function metricText(count: number, unit: MetricUnit): string {
  return countOf(Math.round(count), SINGULAR[unit], unit)
}

const SLOW = new Intl.NumberFormat('en', { maximumSignificantDigits: 2, signDisplay: 'exceptZero' })
const FAST = new Intl.NumberFormat('en', { maximumFractionDigits: 0, notation: 'compact', signDisplay: 'exceptZero' })
const FAST_FROM = 10

/** A gain per hour: `+64 per hour`, `-1.5 per hour`, `0 per hour`. */
export function velocityText(perHour: number): string {
  const format = Math.abs(perHour) < FAST_FROM ? SLOW : FAST
  return `${format.format(perHour)} per hour`
}
