import type { StoredItem } from '@trendverse/application/ports/ingest'
import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { NewsQuery } from '@trendverse/application/ports/trends'
import { newsAtMs } from '@trendverse/domain/trends/listing/news-time'
import type { NewsItem, NewsTrend } from '@trendverse/domain/trends/trend'
import { toEvidence } from './evidence'

/** A line of the news: an item with the trend it was filed under, if any, and whether it was that trend's first. */
export function toNewsItem(
  item: StoredItem,
  trend: Pick<TrendWrite, keyof NewsTrend> | null,
  isFirst: boolean,
): NewsItem {
  const { id, source, title, url, sourceUrl, summary, publisher, firstSeenAt, lastSeenAt, metric, ...rest } =
    toEvidence(item)
  const { publishedAt, metricUnit, rank } = rest
  return {
    trend: trend && toNewsTrend(trend),
    kind: trend === null ? 'waiting' : isFirst ? 'new' : 'updated',
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
      publishedAt,
      metric,
      metricUnit,
      rank,
    },
  }
}

export function toNewsTrend({ id, name, color, category, lifecycle, sources }: NewsTrend): NewsTrend {
  return { id, name, color, category, lifecycle, sources }
}

/** The lines a query asks for, in its order. */
export function newestNews(news: readonly NewsItem[], { source, beforeMs, limit }: NewsQuery): NewsItem[] {
  return news
    .filter(({ evidence }) => (source === null || evidence.source === source) && newsAtMs(evidence) < beforeMs)
    .sort((a, b) => newsAtMs(b.evidence) - newsAtMs(a.evidence) || (a.evidence.id < b.evidence.id ? 1 : -1))
    .slice(0, Math.max(0, limit))
}
