import type { CountedTotal } from '@trendverse/application/ports/counted-total'
import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { TrendEditorQuery, TrendRecord } from '@trendverse/application/ports/trends'
import { toTrendRecord } from './trend-facts'

const ORDER: Readonly<Record<TrendEditorQuery['sort'], (a: TrendWrite, b: TrendWrite) => number>> = {
  newest: (a, b) => Date.parse(b.createdDate) - Date.parse(a.createdDate),
  updated: (a, b) => Date.parse(b.updatedDate) - Date.parse(a.updatedDate),
  momentum: (a, b) => b.attention - a.attention,
  name: (a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : Number(a.name.toLowerCase() !== b.name.toLowerCase()),
}

function isWanted(trend: TrendWrite, query: TrendEditorQuery): boolean {
  return (
    (query.text === null || trend.name.toLowerCase().includes(query.text.toLowerCase())) &&
    (query.status === null || trend.status === query.status) &&
    (query.category === null || trend.category === query.category) &&
    (query.origin === null || trend.origin === query.origin) &&
    (query.featured === null || (trend.featuredByAdmin === true) === query.featured)
  )
}

/** One page of the administrators' list, out of all trends in memory. */
export function editorPage(
  trends: readonly TrendWrite[],
  query: TrendEditorQuery,
): CountedTotal & { readonly trends: readonly TrendRecord[] } {
  const wanted = trends
    .filter((trend) => isWanted(trend, query))
    .sort((a, b) => ORDER[query.sort](a, b) || (a.id < b.id ? 1 : -1))
  const start = (query.page - 1) * query.pageSize
  return {
    trends: wanted.slice(start, start + query.pageSize).map(toTrendRecord),
    total: wanted.length,
    isTotalExact: true,
    next: null,
  }
}
