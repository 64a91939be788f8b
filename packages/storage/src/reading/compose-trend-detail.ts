import type { StoredItem } from '@trendverse/application/ports/ingest'
import type { TrendRecord } from '@trendverse/application/ports/trends'
import { readPulse } from '@trendverse/domain/trends/compose-pulse'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { readAttention } from '@trendverse/domain/trends/stories/attention'
import { describeSubject } from '@trendverse/domain/trends/stories/describe-story'
import type { RelatedTrend, TimelineEvent, TrendDetail } from '@trendverse/domain/trends/trend'
import { toEvidence } from './evidence'
import { isoTime, type TrendFacts, toTrendRecord } from './trend-facts'
import { toSeries } from './trend-series'

/** Receipts shown of one trend, strongest first. */
export const MAX_EVIDENCE = 100
/** Constellation lines of one trend. */
const MAX_RELATED = 6
/** Likeness shown for a relation that somebody stated and nobody measured (starter trends). */
const STATED_STRENGTH = 0.5

/** The full story of a trend; every adapter tells it from the same facts. */
export function composeTrendDetail(facts: TrendFacts): TrendDetail {
  const related = toRelated(facts)
  return {
    ...publicFields(toTrendRecord(facts.trend)),
    relatedIds: related.map(({ id }) => id),
    background: backgroundOf(facts),
    reach: reachOf(facts),
    evidence: strongestFirst(facts.items).slice(0, MAX_EVIDENCE).map(toEvidence),
    series: toSeries(strongestFirst(facts.items), facts.points),
    timeline: toTimeline(facts),
    related,
    links: facts.trend.links,
  }
}

/** What an article says of the subject, where the description tells something else. */
function backgroundOf({ trend, items }: TrendFacts): TrendDetail['background'] {
  const told = describeSubject(items)
  if (told === null || told.text === trend.description) return null
  return { text: told.text, label: told.origin.label, url: told.origin.url }
}

/** As things stood when a source last showed it. */
function reachOf({ trend, items }: TrendFacts): TrendDetail['reach'] {
  if (items.length === 0 || trend.lastEvidenceAtMs === null) return null
  const { lastEvidenceAtMs: atMs } = trend
  const { people, newsAtMs } = readAttention(items, readPulse(items, atMs), atMs)
  return { people, newsAt: isoTime(newsAtMs) }
}

/** Featuring by rule is decided where the whole list is known; a single trend carries the administrator's choice. */
function publicFields({ featuredByAdmin, ...trend }: TrendRecord) {
  return { ...trend, featured: featuredByAdmin === true }
}

function strongestFirst(items: readonly StoredItem[]): StoredItem[] {
  return [...items].sort((a, b) => b.momentum - a.momentum || a.firstSeenAtMs - b.firstSeenAtMs || compare(a.id, b.id))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function toTimeline({ trend, items, decisions, lifecycleChanges }: TrendFacts): TimelineEvent[] {
  const events: TimelineEvent[] = [...trend.datedEvents]
  const firstOfSource = new Map<string, StoredItem>()
  for (const item of items) {
    const known = firstOfSource.get(item.source)
    if (!known || item.firstSeenAtMs < known.firstSeenAtMs) firstOfSource.set(item.source, item)
  }
  for (const { firstSeenAtMs, source, title } of firstOfSource.values()) {
    events.push({ kind: 'first_seen', at: isoTime(firstSeenAtMs), source, title })
  }
  for (const { atMs, from, to } of lifecycleChanges) events.push({ kind: 'lifecycle', at: isoTime(atMs), from, to })
  const firstIds = new Set([...firstOfSource.values()].map(({ id }) => id))
  const itemById = new Map(items.map((item) => [item.id, item]))
  for (const { kind, reason, undoneAtMs, itemId, atMs } of decisions) {
    const item = itemById.get(itemId)
    if (kind !== 'merged' || reason === null || undoneAtMs !== null || !item) continue
    // One report more is no event, and the first of a source is told already.
    if (SOURCE_PROFILES[item.source].kind === 'news' || firstIds.has(itemId)) continue
    events.push({ kind: 'merged', at: isoTime(atMs), reason, title: item.title, source: item.source })
  }
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || compare(a.kind, b.kind))
}

function toRelated({ related }: TrendFacts): RelatedTrend[] {
  return [...related]
    .map(({ trend, strength }) => ({ trend, strength: strength ?? STATED_STRENGTH }))
    .sort((a, b) => b.strength - a.strength || compare(a.trend.id, b.trend.id))
    .slice(0, MAX_RELATED)
    .map(({ trend: { id, name, color, category, lifecycle, sources }, strength }) => ({
      id,
      name,
      color,
      category,
      lifecycle,
      sources,
      strength,
    }))
}
