import type { Services } from '../../backend/services'
import type { TrendListQuery, TrendListResponse } from '../../backend/trends/trend-list'
import { DEFAULT_TRENDS_SORT, TRENDS_PAGE_SIZE, type TrendsSearch } from './trends-search'

/** What `/trends` asks the API for, given what its address says. */
export function trendsQuery(search: TrendsSearch): TrendListQuery {
  return {
    sort: search.sort ?? DEFAULT_TRENDS_SORT,
    page: search.page ?? 1,
    pageSize: TRENDS_PAGE_SIZE,
    ...(search.q !== undefined && { search: search.q.trim() }),
    ...(search.category && { category: search.category }),
    ...(search.lifecycle && { lifecycle: search.lifecycle }),
    ...(search.featured && { featured: true }),
  }
}

/** One page of the trends that match, read once for the first paint. */
export function readTrendsPage(services: Services, search: TrendsSearch): Promise<TrendListResponse> {
  const query = trendsQuery(search)
  return services.firstData.once(`trends:${JSON.stringify(query)}`, () => services.readTrendList(query))
}
