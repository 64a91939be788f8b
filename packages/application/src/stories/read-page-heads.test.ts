import type { PageHeadReading } from '@trendverse/domain/pages/page-head-record'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { createFakeTime } from '@trendverse/test-support/fake-time'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { describe, expect, it } from 'vitest'
import type { PageHeadReader } from '../ports/reading'
import { readPageHeads } from './read-page-heads'

const NOW_MS = Date.UTC(2026, 5, 1, 12)
const HEAD = { title: 'A', description: null, siteName: null, language: null, publishedAtMs: null, canonicalUrl: null }
const READ: PageHeadReading = { kind: 'read', head: HEAD }
const TIMEOUT: PageHeadReading = { kind: 'refused', reason: 'timeout', retryable: true, message: 'it took too long' }
const NOT_HTML: PageHeadReading = { kind: 'refused', reason: 'type', retryable: false, message: 'it is no page' }

const never = new AbortController().signal
const pageOf = (n: number) => ({ url: `https://harbour.example/${n}` })
const pages = (count: number) => Array.from({ length: count }, (_, n) => pageOf(n))

/** Rounds over memory with a reader of our own; `asked` are the addresses it was given. */
function openWorld(read: PageHeadReader['read']) {
  const time = createFakeTime(NOW_MS)
  const log = recordedLog()
  const asked: string[] = []
  const { pageHeads, ingest } = memoryStorage()
  const pageHeadReader: PageHeadReader = {
    read: (url, signal) => {
      asked.push(url)
      return read(url, signal)
    },
  }
  const ports = { pageHeadReader, pageHeads, ingest, clock: time.clock, startTimer: time.startTimer, log }
  return { ports, time, log, asked, pageHeads }
}

describe('readPageHeads', () => {
  it('reads the first pages that were never asked, saves them, and skips them from then on', async () => {
    const { ports, asked, pageHeads } = openWorld(async () => READ)
    const first = await readPageHeads(ports, { pages: pages(3), limit: 2, signal: never })
    expect(first).toEqual({ finishedAtMs: NOW_MS, read: 2, refused: {}, skipped: 1, lastError: null })
    expect(asked).toEqual([pageOf(0).url, pageOf(1).url])
    expect((await pageHeads.findMany(['harbour.example/0'])).get('harbour.example/0')).toMatchObject({
      url: pageOf(0).url,
      head: HEAD,
      readAtMs: NOW_MS,
    })
    expect(await readPageHeads(ports, { pages: pages(3), limit: 2, signal: never })).toMatchObject({
      read: 1,
      skipped: 2,
    })
    expect(asked).toHaveLength(3)
  })

  it('asks sixty pages of a round unless told otherwise', async () => {
    const { ports, asked } = openWorld(async () => READ)
    expect(await readPageHeads(ports, { pages: pages(70), signal: never })).toMatchObject({ read: 60, skipped: 10 })
    expect(asked).toHaveLength(60)
  })

  it('asks a page once, however often and in whatever spelling it is named, and no address that is none', async () => {
    const { ports, asked } = openWorld(async () => READ)
    const named = ['https://www.harbour.example/1', 'http://harbour.example/1/?utm_source=x', 'mailto:a@b.example', '']
    const round = await readPageHeads(ports, { pages: named.map((url) => ({ url })), signal: never })
    expect(round).toMatchObject({ read: 1, skipped: 0 })
    expect(asked).toEqual([named[0]])
  })

  it('counts refusals by reason and keeps the last in words', async () => {
    const { ports, pageHeads } = openWorld(async (url) => (url.endsWith('/2') ? NOT_HTML : TIMEOUT))
    const round = await readPageHeads(ports, { pages: pages(3), signal: never })
    expect(round).toMatchObject({
      read: 0,
      refused: { timeout: 2, type: 1 },
      skipped: 0,
      lastError: 'harbour.example: it is no page',
    })
    expect(await pageHeads.findLastRound()).toEqual(round)
  })

  it('asks again after 6 hours where the failure may pass, and never where it will not', async () => {
    const { ports, time, asked } = openWorld(async (url) => (url.endsWith('/0') ? TIMEOUT : NOT_HTML))
    const round = () => readPageHeads(ports, { pages: pages(2), signal: never })
    await round()
    await time.advance(6 * HOUR_MS - 1)
    expect(await round()).toMatchObject({ refused: {}, skipped: 2 })
    for (let hours = 0; hours < 72; hours += 1) {
      await time.advance(HOUR_MS)
      await round()
    }
    expect(asked.filter((url) => url === pageOf(0).url)).toHaveLength(4)
    expect(asked.filter((url) => url === pageOf(1).url)).toHaveLength(1)
  })

  it('ends after five minutes; what had answered is kept, what had not is asked next time', async () => {
    const { ports, time, asked } = openWorld((url, signal) =>
      url.endsWith('/0')
        ? Promise.resolve(READ)
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('cut off')))),
    )
    const round = readPageHeads(ports, { pages: pages(2), signal: never })
    expect(await time.runUntil(round)).toEqual({
      finishedAtMs: NOW_MS + 5 * MINUTE_MS,
      read: 1,
      refused: {},
      skipped: 1,
      lastError: null,
    })
    await time.runUntil(readPageHeads(ports, { pages: pages(2), signal: never }))
    expect(asked).toEqual([pageOf(0), pageOf(1), pageOf(1)].map(({ url }) => url))
  })

  it('ends when it is stopped', async () => {
    const stopping = new AbortController()
    const { ports } = openWorld((_, signal) => {
      stopping.abort()
      signal.throwIfAborted()
      return Promise.resolve(READ)
    })
    expect(await readPageHeads(ports, { pages: pages(2), signal: stopping.signal })).toMatchObject({
      read: 0,
      skipped: 2,
    })
  })

  it('saves no round that asked for nothing, so that health keeps showing the last one that did', async () => {
    const { ports, time, pageHeads } = openWorld(async () => READ)
    const round = await readPageHeads(ports, { pages: pages(1), signal: never })
    await time.advance(HOUR_MS)
    await readPageHeads(ports, { pages: pages(1), signal: never })
    await readPageHeads(ports, { pages: [], signal: never })
    expect(await pageHeads.findLastRound()).toEqual(round)
  })

  it('takes a head that breaks the reader for none, and says so in the log', async () => {
    const { ports, log } = openWorld(() => Promise.reject(new TypeError('x is not a function')))
    expect(await readPageHeads(ports, { pages: pages(1), signal: never })).toMatchObject({ refused: { no_head: 1 } })
    expect(log.lines).toEqual(['warn A page head could not be read'])
  })

  it('fails when what was read cannot be kept, and calls off the others', async () => {
    const cutOff: string[] = []
    const { ports } = openWorld((url, signal) => {
      if (url.endsWith('/0')) return Promise.resolve(READ)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          cutOff.push(url)
          reject(new Error('cut off'))
        })
      })
    })
    const save = () => Promise.reject(new Error('the database is gone'))
    const broken = { ...ports, pageHeads: { ...ports.pageHeads, save } }
    await expect(readPageHeads(broken, { pages: pages(2), signal: never })).rejects.toThrow('the database is gone')
    expect(cutOff).toEqual([pageOf(1).url])
  })
})
