import type { TrendReader } from '@trendverse/application/ports/trend-reader'
import { describe } from 'vitest'
import { browserTrendReader } from '../browser/browser-trend-reader'
import { writeCachedDetail } from '../browser/cached-details'
import { FakeStorage } from '../browser/fake-storage'
import { writeCachedTrends } from '../browser/read-cached-trends'
import { safeStorage } from '../browser/safe-storage'
import { memoryStorage } from '../memory/memory-storage'
import type { StoragePorts } from '../storage-ports'
import { trendReaderSuite } from './trend-reader-suite'

/** A browser whose visitor has seen everything the server (here: in memory) had to show before it went away. */
function afterVisiting(server: TrendReader): TrendReader {
  const fake = new FakeStorage()
  const storage = safeStorage(() => fake)
  const reader = browserTrendReader({ storage, starterTrends: [] })
  const visit = async () => {
    const trends = (await server.listActive()).map(({ featuredByAdmin, ...trend }) => ({
      ...trend,
      featured: featuredByAdmin === true,
    }))
    writeCachedTrends(storage, { trends, total: trends.length, trendsUpdatedAt: null })
    for (const { id } of trends) {
      const detail = await server.findActive(id)
      if (detail) writeCachedDetail(storage, detail)
    }
    return reader
  }
  return {
    listActive: async () => (await visit()).listActive(),
    findActive: async (id) => (await visit()).findActive(id),
    listNews: async (query) => (await visit()).listNews(query),
    countEvent: async (id, kind) => (await visit()).countEvent(id, kind),
  }
}

describe('browser, trends of the last visit', () => {
  const fresh = async (): Promise<StoragePorts> => {
    const server = memoryStorage()
    return { ...server, trendReader: afterVisiting(server.trendReader) }
  }
  trendReaderSuite(fresh)
})
