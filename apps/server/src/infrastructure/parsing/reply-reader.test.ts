import { gzipSync } from 'node:zlib'
import { DEFAULT_SOURCE_SETTINGS } from '@trendverse/trend-sources/source-settings'
import { afterEach, describe, expect, it } from 'vitest'
import type { ReplyJob } from './read-reply'
import { createReplyReader, type ReplyReader, type ReplyReaderOptions } from './reply-reader'

const NOW_MS = Date.UTC(2026, 8, 1, 12)
const MEGABYTE = 1024 * 1024
/** A thread from TypeScript source takes its time to start on a busy machine. */
const LIMIT_MS = 60_000

let reader: ReplyReader
afterEach(() => reader.close())
function start(options?: ReplyReaderOptions): ReplyReader {
  reader = createReplyReader(options)
  return reader
}

function feedOf(bytes: number): string {
  const entry = (n: number) =>
    `<item><title>Story ${n}</title><guid>${n}</guid><description>${'word '.repeat(60)}</description></item>`
  const entries = Array.from({ length: Math.floor(bytes / 380) }, (_, n) => entry(n))
  return `<rss version="2.0"><channel><title>News</title>${entries.join('')}</channel></rss>`
}

function jobOf(body: string | Uint8Array): ReplyJob {
  const request = { address: 'https://news.example/feed', label: 'news.example/feed' }
  return {
    source: 'feeds',
    reply: { request, body: typeof body === 'string' ? Buffer.from(body) : body, contentType: 'application/xml' },
    context: { nowMs: NOW_MS, settings: DEFAULT_SOURCE_SETTINGS },
    follows: true,
  }
}

/** The longest the event loop stood still while `work` ran, and how long that took in all, milliseconds. */
async function stallDuring(work: () => Promise<unknown>): Promise<{ stalledMs: number; tookMs: number }> {
  const startedMs = performance.now()
  let lastMs = startedMs
  let stalledMs = 0
  const ticking = setInterval(() => {
    stalledMs = Math.max(stalledMs, performance.now() - lastMs)
    lastMs = performance.now()
  }, 2)
  await work()
  clearInterval(ticking)
  return { stalledMs, tookMs: performance.now() - startedMs }
}

describe('reading large replies', { timeout: LIMIT_MS }, () => {
  it('does not hold up anybody while megabytes are parsed', async () => {
    start()
    await reader.read(jobOf(feedOf(MEGABYTE / 4)))
    const large = jobOf(feedOf(3.5 * MEGABYTE))
    const { stalledMs, tookMs } = await stallDuring(() => reader.read(large))
    expect(stalledMs).toBeLessThan(tookMs / 2)
  })

  it('reads the same in the thread as at once', async () => {
    start()
    const entries = feedOf(4_000)
    const padded = entries.replace('<channel>', `<channel><!--${'x'.repeat(200_000)}-->`)
    const [small, large] = await Promise.all([reader.read(jobOf(entries)), reader.read(jobOf(padded))])
    expect(small.parsed.items.length).toBeGreaterThan(5)
    expect(large).toEqual(small)
    expect(await reader.read(jobOf(gzipSync(entries)))).toEqual(small)
  })

  it('gives up a reply that takes too long, and reads the next one', async () => {
    start({ limitMs: 1 })
    const late = await reader.read(jobOf(feedOf(MEGABYTE)))
    expect(late.parsed).toEqual({ items: [], errors: ['news.example/feed: reading it took too long'] })
    expect((await reader.read(jobOf(feedOf(1_000)))).parsed.items.length).toBeGreaterThan(0)
  })

  it('survives a reply that takes more memory than is allowed', async () => {
    start({ maxHeapMb: 24 })
    const { parsed } = await reader.read(jobOf(feedOf(3.5 * MEGABYTE)))
    expect(parsed).toEqual({ items: [], errors: ['news.example/feed: reading it takes too much memory'] })
  })

  it('gives up what it reads when it is closed, and starts nothing afterwards', async () => {
    start()
    const reading = reader.read(jobOf(feedOf(MEGABYTE)))
    await reader.close()
    const stopped = ['news.example/feed: the server is stopping']
    expect((await reading).parsed.errors).toEqual(stopped)
    expect((await reader.read(jobOf(feedOf(MEGABYTE)))).parsed.errors).toEqual(stopped)
  })
})
