import type { Trend } from '@trendverse/domain/trends/trend'
import { LIFECYCLE_TEXT } from '../../components/lifecycle-text'

/** One plain sentence on what the stage of a trend means. Nobody measured a starter trend, so it says whose view it is. */
export function stageSentence(trend: Pick<Trend, 'lifecycle' | 'origin'>): string {
  if (trend.origin !== 'starter') return `${LIFECYCLE_TEXT[trend.lifecycle].meaning}.`
  return trend.lifecycle === 'fading' || trend.lifecycle === 'dormant'
    ? 'Its great moment has passed. This is our own judgement.'
    : 'Still part of everyday life. This is our own judgement.'
}
