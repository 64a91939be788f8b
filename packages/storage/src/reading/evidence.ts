import type { StoredItem } from '@trendverse/application/ports/ingest'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { Evidence } from '@trendverse/domain/trends/trend'
import { isoTime } from './trend-facts'

/** One sighting as a receipt. Who published a page listed beside it stands with that page. */
export function toEvidence(item: StoredItem): Evidence {
  return {
    id: item.id,
    source: item.source,
    title: item.title,
    url: item.url,
    sourceUrl: item.sourceUrl,
    summary: item.summary,
    publisher: item.publisher,
    firstSeenAt: isoTime(item.firstSeenAtMs),
    lastSeenAt: isoTime(item.lastSeenAtMs),
    publishedAt: item.publishedAtMs === null ? null : isoTime(item.publishedAtMs),
    metric: item.metric,
    peakMetric: item.peakMetric,
    metricUnit: SOURCE_PROFILES[item.source].metricUnit,
    rank: item.rank,
    bestRank: item.bestRank,
    velocityPerHour: item.metric === null ? null : item.velocityPerHour,
    momentum: item.momentum,
    breakoutProbability: item.breakoutProbability,
    references: item.references,
  }
}
