import type { StoredItem } from '@trendverse/application/ports/ingest'
import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { NewsItem } from '@trendverse/domain/trends/trend'
import { toEvidence } from './evidence'

/** A line of the news: an item with the trend it was filed under, and whether it was that trend's first. */
export function toNewsItem(
  item: StoredItem,
  trend: Pick<TrendWrite, 'id' | 'name' | 'color' | 'category' | 'lifecycle' | 'sources'>,
  isFirst: boolean,
): NewsItem {
  const { id, source, title, url, sourceUrl, summary, publisher, firstSeenAt, lastSeenAt, metric, ...rest } =
    toEvidence(item)
  const { metricUnit, rank } = rest
  return {
    trendId: trend.id,
    trendName: trend.name,
    color: trend.color,
    category: trend.category,
    lifecycle: trend.lifecycle,
    sources: trend.sources,
    kind: isFirst ? 'new' : 'updated',
    evidence: {
      id,
      source,
      title,
      url,
      sourceUrl,
      summary,
      publisher,
      firstSeenAt,
      lastSeenAt,
      metric,
      metricUnit,
      rank,
    },
  }
}
