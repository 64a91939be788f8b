import type { TimelineEvent, Trend, TrendProof } from './trend'

/**
 * Whether a trend is one of the starter catalogue that no source shows now: it has years instead of figures, and no
 * stage (OP-83).
 */
export function isClassic(trend: Pick<Trend, 'origin' | 'sources'>): boolean {
  return trend.origin === 'starter' && trend.sources.length === 0
}

/** The calendar years (UTC) in which the dated events of a trend lie; null without any. */
export function yearsOf(events: readonly Pick<TimelineEvent, 'at'>[]): Extract<TrendProof, { kind: 'years' }> | null {
  const years = events.map(({ at }) => new Date(at).getUTCFullYear())
  if (years.length === 0) return null
  return { kind: 'years', from: Math.min(...years), to: Math.max(...years) }
}
