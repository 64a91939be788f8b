import type { TrendSort } from '@trendverse/domain/trends/listing/trend-query'

const ORDER_TEXT: Readonly<Record<TrendSort, string>> = {
  attention: 'most talked about first, all topics mixed',
  fastest: 'fastest rising first',
  newest: 'newest first',
  views: 'most viewed first',
  name: 'by name',
}

/** How a list is ordered, to stand after a comma. Classics alone have no attention to be ordered by. */
export function orderText(sort: TrendSort, hasLive: boolean): string {
  return sort === 'attention' && !hasLive ? 'classics, one category after another' : ORDER_TEXT[sort]
}
