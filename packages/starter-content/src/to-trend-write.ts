import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { FollowedTrend } from '@trendverse/domain/trends/followed-trend'
import { readEventDate } from './event-date'
import { STARTER_RELATIONS } from './relations'
import type { StarterTrend } from './starter-trend'
import { STARTER_TRENDS } from './starter-trends'

/**
 * When the catalogue was written. `createdDate` says when a trend was filed here, not when it began (its events
 * do); each trend counts as filed a minute before the one shown in front of it, which fixes their order.
 */
const CATALOGUE_DATE_MS = Date.UTC(2026, 10, 20)

/** A starter trend as a repository takes it. */
export type StarterTrendWrite = FollowedTrend & { readonly featuredByAdmin: null; readonly lastEvidenceAtMs: null }

const idsByKey: ReadonlyMap<string, Uuid> = new Map(STARTER_TRENDS.map((trend) => [trend.key, trend.id]))

function relatedIdsOf(key: string): Uuid[] {
  return STARTER_RELATIONS.flatMap(([a, b]) => {
    const other = idsByKey.get(a === key ? b : a)
    return (a === key || b === key) && other !== undefined ? [other] : []
  })
}

/**
 * Nothing is measured about a starter trend, so momentum, sources and sparkline stay empty; its stage is our own
 * judgement: `peak` while it is part of everyday life, `fading` when its moment has passed.
 */
function toTrendWrite(trend: StarterTrend, position: number): StarterTrendWrite {
  const createdDate = new Date(CATALOGUE_DATE_MS - position * MINUTE_MS).toISOString()
  return {
    id: trend.id,
    name: trend.name,
    description: trend.description,
    descriptionOrigin: { kind: 'starter' },
    color: trend.color,
    category: trend.category,
    status: 'active',
    featuredByAdmin: null,
    tags: trend.tags,
    views: 0,
    interactions: 0,
    createdDate,
    updatedDate: createdDate,
    origin: 'starter',
    lifecycle: trend.stillGrowing ? 'peak' : 'fading',
    momentum: 0,
    attention: 0,
    voices: 0,
    publishers: 0,
    proof: null,
    pace: null,
    breakoutProbability: null,
    sources: [],
    sparkline: [],
    relatedIds: relatedIdsOf(trend.key),
    lastEvidenceAtMs: null,
    episode: 1,
    fadingRuns: 0,
    peakVelocityPerHour: 0,
    nameIsFinal: true,
    mergedIntoId: null,
    links: [trend.article],
    datedEvents: trend.events.map((event) => ({ kind: 'dated', ...readEventDate(event.date), text: event.text })),
  }
}

/** The whole catalogue, ready for `seedIfEmpty`, in its display order (newest first). */
export function starterTrendWrites(): readonly StarterTrendWrite[] {
  return STARTER_TRENDS.map(toTrendWrite)
}
