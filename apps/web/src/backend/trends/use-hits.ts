import { MATCH_SORT } from '@trendverse/domain/trends/listing/order-hits'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useRead } from '../reads/use-read'

/** Hits a page takes in: cards, and planets for the scene. */
const FOUND_AT_MOST = 48

/** The trends of now that a search finds, those it finds by name first, and how many there are in all. */
export function useHits(search: string) {
  return useRead<{ readonly trends: readonly Trend[]; readonly total: number }>(
    `search ${search}`,
    async (backend, signal) => {
      const query = { search, status: 'active', sort: MATCH_SORT, pageSize: FOUND_AT_MOST } as const
      const { data: trends, total } = await backend.trends.listCurrent(query, { signal })
      return { data: { trends, total } }
    },
  )
}
