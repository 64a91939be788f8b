import { yearsOf } from '@trendverse/domain/trends/classic'
import type { RelatedTrend, TrendDetail } from '@trendverse/domain/trends/trend'
import { type StarterTrendWrite, starterTrendWrites } from './to-trend-write'

/** Likeness shown for a relation chosen by hand, 0 to 1: what storage shows for a stated one, so both homes agree. */
const STARTER_RELATION_STRENGTH = 0.5

/** The whole catalogue as a visitor reads it without a server, in its display order. */
export function starterTrendDetails(): readonly TrendDetail[] {
  const writes = starterTrendWrites()
  const byId = new Map(writes.map((write) => [write.id, write]))
  const relatedOf = (write: StarterTrendWrite): RelatedTrend[] =>
    write.relatedIds.flatMap((id) => {
      const related = byId.get(id)
      if (related === undefined) return []
      const { name, color, category, lifecycle, sources } = related
      return [{ id, name, color, category, lifecycle, sources, strength: STARTER_RELATION_STRENGTH }]
    })
  return writes.map((write) => {
    const { featuredByAdmin, lastEvidenceAtMs, episode, fadingRuns, peakVelocityPerHour, ...kept } = write
    const { nameIsFinal, mergedIntoId, datedEvents, ...trend } = kept
    return {
      ...trend,
      proof: yearsOf(datedEvents),
      featured: false,
      background: null,
      reach: null,
      evidence: [],
      series: [],
      timeline: datedEvents,
      related: relatedOf(write),
    }
  })
}
