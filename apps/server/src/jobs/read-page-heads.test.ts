import { rm } from 'node:fs/promises'
import type { PageHeadReader } from '@trendverse/application/ports/reading'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import { createFakeTime } from '@trendverse/test-support/fake-time'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { startSampleSources } from '@trendverse/test-support/sample-sources'
import { SAMPLE_STORIES } from '@trendverse/test-support/sample-stories'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endAll, never } from '../infrastructure/testing/gateways'
import { servePages, titled } from '../infrastructure/testing/hostile-pages'
import { spawnServer } from '../testing/spawn-server'
import { readPageHeadsJob } from './read-page-heads'

/** A real process on a machine that may be busy with other tests. */
const PATIENCE_MS = 120_000
const SOON = { timeout: 60_000, interval: 200 }

afterEach(endAll)

describe('readPageHeadsJob', () => {
  const refusal = { kind: 'refused', reason: 'type', retryable: false, message: 'it is no page' } as const
  const openJob = (candidates: () => Promise<readonly { readonly url: string }[]>) => {
    const time = createFakeTime(0)
    const log = recordedLog()
    const { pageHeads, ingest } = memoryStorage()
    const listening = vi.fn(() => () => undefined)
    const compose = vi.fn(async () => undefined)
    const pageHeadReader = { read: vi.fn<PageHeadReader['read']>(async () => refusal) }
    const ports = {
      pageHeadReader,
      pageHeads,
      ingest,
      candidates,
      compose,
      clock: time.clock,
      startTimer: time.startTimer,
      log,
    }
    return { job: readPageHeadsJob(ports, listening), log, listening, pageHeads, pageHeadReader, compose }
  }

  it('reads the candidates, succeeds although pages refuse, and says how it went', async () => {
    const { job, log, pageHeads } = openJob(async () => [{ url: 'https://harbour.example/a' }])
    await job.run(never)
    expect(await pageHeads.findLastRound()).toMatchObject({ read: 0, refused: { type: 1 } })
    expect(log.entries).toEqual([
      { level: 'info', fields: { read: 0, refused: { type: 1 }, skipped: 0 }, message: 'Page heads were read' },
    ])
  })

  it('composes trends again when a page told something, and only then', async () => {
    const { job, pageHeadReader, compose } = openJob(async () => [{ url: 'https://harbour.example/a' }])
    await job.run(never)
    expect(compose).not.toHaveBeenCalled()
    const head = {
      title: 'A',
      description: null,
      siteName: null,
      language: null,
      publishedAtMs: null,
      canonicalUrl: null,
    }
    const other = openJob(async () => [{ url: 'https://harbour.example/b' }])
    other.pageHeadReader.read.mockResolvedValue({ kind: 'read', head })
    await other.job.run(never)
    expect(other.compose).toHaveBeenCalledTimes(1)
    expect(pageHeadReader.read).toHaveBeenCalledTimes(1)
  })

  it('says nothing of a round with nothing to ask', async () => {
    const { job, log } = openJob(async () => [])
    await job.run(never)
    expect(log.lines).toEqual([])
  })

  it('fails when the candidates cannot be found out', async () => {
    const { job } = openJob(() => Promise.reject(new Error('the database is gone')))
    await expect(job.run(never)).rejects.toThrow('the database is gone')
  })

  it('wakes when trends changed', () => {
    const { job, listening } = openJob(async () => [])
    const wake = () => undefined
    job.onWake?.(wake)
    expect(listening).toHaveBeenCalledWith(wake)
  })
})

describe('a server whose sources link to pages', { timeout: PATIENCE_MS }, () => {
  it('asks for their heads once it has trends, robots.txt first, and stops in the middle of it', async () => {
    const folder = await dataFolderWithDatabase('trendverse-heads-')
    const sources = await startSampleSources()
    const pages = await servePages(
      Object.fromEntries(SAMPLE_STORIES.map(({ url, title }) => [new URL(url).pathname, titled(title)])),
    )
    const heads = { PAGE_HEADS: 'on', SOURCE_BASE_PAGES: pages.origin }
    const server = await spawnServer({ ...sources.env, ...heads, SOURCES: '', DATA_DIR: folder })
    try {
      const hosts = new Set(SAMPLE_STORIES.map(({ url }) => new URL(url).host))
      await vi.waitFor(() => {
        const read = pages.requests.filter((request) => !request.endsWith('/robots.txt'))
        expect(read.length).toBeGreaterThan(0)
      }, SOON)
      for (const request of pages.requests) expect(hosts).toContain(request.split('/')[0])
      expect(pages.requests[0]).toMatch(/\/robots\.txt$/)
      server.child.kill('SIGTERM')
      expect(await server.ended).toMatchObject({ code: 0, signal: null })
    } finally {
      server.child.kill('SIGKILL')
      await server.ended
      await sources.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
