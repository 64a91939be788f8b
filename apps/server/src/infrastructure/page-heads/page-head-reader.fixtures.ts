import { afterThisTest, NOW_MS, never } from '../testing/gateways'
import { createPageHeadReader, type PageHeadReaderOptions } from './page-head-reader'

/** The page that readers ask unless a test names another. */
export const PAGE = 'https://harbour.example/2026/comet'

/** A reader over a server that plays all sites, or over none; its pauses take no time but move its clock on. */
export function readerOver(origin: string | null, options: Partial<PageHeadReaderOptions> = {}) {
  const time = { nowMs: NOW_MS, pausesMs: [] as number[] }
  const reader = createPageHeadReader({
    base: origin,
    userAgent: 'Trendverse/1.2.3 (+https://trends.example)',
    nowMs: () => time.nowMs,
    pause: async (ms) => {
      time.pausesMs.push(ms)
      time.nowMs += ms
    },
    ...options,
  })
  afterThisTest(() => reader.close())
  return { time, read: (url = PAGE, signal = never) => reader.read(url, signal) }
}
