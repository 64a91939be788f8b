import type { Trend } from '@trendverse/domain/trends/trend'
import { LIFECYCLE_TEXT } from '../../components/lifecycle-text'

/** One plain sentence on what the stage of a trend means. Where nobody measured a starter trend it says whose view it is. */
export function stageSentence(trend: Pick<Trend, 'lifecycle' | 'origin' | 'sources'>): string {
  if (trend.origin !== 'starter' || trend.sources.length > 0) return `${LIFECYCLE_TEXT[trend.lifecycle].meaning}.`
  return trend.lifecycle === 'fading' || trend.lifecycle === 'dormant'
    ? 'Its great moment has passed. This is our own judgement.'
    : 'Still part of everyday life. This is our own judgement.'
}
