import { rm } from 'node:fs/promises'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'
import type { RunningSources } from '@trendverse/test-support/replay-server'
import { startSampleSources } from '@trendverse/test-support/sample-sources'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeFirstAdmin } from '../testing/first-admin'
import { type SpawnedServer, spawnServer } from '../testing/spawn-server'

/** A real process on a machine that may be busy with other tests. */
const PATIENCE_MS = 120_000
const SOON = { timeout: 60_000, interval: 200 }

type Row = { readonly id: string; readonly origin: string; readonly sources: readonly string[] }
type Health = {
  readonly status: string
  readonly jobs: readonly { readonly name: string; readonly state: string; readonly lastSucceededAt: string | null }[]
  readonly sources: readonly { readonly source: string; readonly healthy: boolean; readonly items: number }[]
}

const readOf = async ({ origin }: SpawnedServer, path: string, token: string): Promise<unknown> => {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: unknown }).data
}

describe('reading the sources', { timeout: PATIENCE_MS }, () => {
  let folder: string
  let sources: RunningSources
  let server: SpawnedServer
  const environment = () => ({ ...sources.env, SOURCES: '', DATA_DIR: folder })
  let adminToken: string
  const read = async (path: string) => readOf(server, path, adminToken)

  beforeAll(async () => {
    folder = await dataFolderWithDatabase('trendverse-ingest-')
    sources = await startSampleSources()
    sources.setFault('mastodon', { status: 500 })
    server = await spawnServer(environment())
    adminToken = await makeFirstAdmin(server)
  }, PATIENCE_MS)
  afterAll(async () => {
    server?.child.kill('SIGKILL')
    await server?.ended
    await sources.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('begins at start and shows live trends with their receipts, though one source is broken (OP-29)', async () => {
    const live = await vi.waitFor(async () => {
      const rows = ((await read('/api/trends/current')) as Row[]).filter((row) => row.origin === 'live')
      expect(rows.length).toBeGreaterThan(0)
      return rows
    }, SOON)
    const story = (await read(`/api/trends/${live[0]?.id}`)) as { evidence: { source: string }[] }
    expect(story.evidence.length).toBeGreaterThan(0)
    expect(((await read('/api/news')) as unknown[]).length).toBeGreaterThan(0)
    const settings = (await read('/api/settings/public')) as { trendsUpdatedAt: string }
    expect(Date.now() - Date.parse(settings.trendsUpdatedAt)).toBeLessThan(60_000)
  })

  it('shows in health how each source and the job are', async () => {
    const health = await vi.waitFor(async () => {
      const data = (await read('/api/admin/health')) as Health
      expect(data.jobs.find(({ name }) => name === 'ingest-trends')).toMatchObject({
        state: 'idle',
        lastSucceededAt: expect.any(String),
      })
      return data
    }, SOON)
    expect(health.status).toBe('ok')
    expect(health.sources.find(({ source }) => source === 'mastodon')).toMatchObject({ healthy: false })
    expect(health.sources.find(({ source }) => source === 'wikipedia')).toMatchObject({ healthy: true })
  })

  it('asks nobody again too early when it is started anew', async () => {
    const lastRun = async () =>
      ((await read('/api/admin/health')) as Health).jobs.find(({ name }) => name === 'ingest-trends')?.lastSucceededAt
    const before = await lastRun()
    server.child.kill('SIGTERM')
    await server.ended
    const asked = sources.requests.filter((path) => !path.includes('/api/v1/trends/')).length
    server = await spawnServer(environment())
    await vi.waitFor(async () => expect(await lastRun()).not.toBe(before), SOON)
    // The broken source rests as well, but a rest of a minute may be over on a slow machine.
    expect(sources.requests.filter((path) => !path.includes('/api/v1/trends/')).length).toBe(asked)
    expect(((await read('/api/trends/current')) as Row[]).some((row) => row.origin === 'live')).toBe(true)
  })
})

describe('a source whose answer never ends', { timeout: PATIENCE_MS }, () => {
  /** Less than running work is given to end: the read was called off, not waited for. Calm machines need a second. */
  const STOP_LIMIT_MS = 7_500

  it('keeps neither the others from being read nor the process from stopping', async () => {
    const folder = await dataFolderWithDatabase('trendverse-endless-')
    const sources = await startSampleSources()
    sources.setFault('lobsters', { status: 200, neverEnds: true })
    const server = await spawnServer({ ...sources.env, SOURCES: '', DATA_DIR: folder })
    const adminToken = await makeFirstAdmin(server)
    try {
      const others = ['google-trends', 'hacker-news', 'mastodon', 'bluesky', 'feeds']
      await vi.waitFor(async () => {
        const data = (await readOf(server, '/api/admin/health', adminToken)) as Health
        const read = data.sources.filter(({ healthy, items }) => healthy && items > 0).map(({ source }) => source)
        expect(read).toEqual(expect.arrayContaining(others))
        expect(data.jobs.find(({ name }) => name === 'ingest-trends')?.state).toBe('running')
      }, SOON)
      const stoppedAtMs = performance.now()
      server.child.kill('SIGTERM')
      expect(await server.ended).toMatchObject({ code: 0, signal: null })
      expect(performance.now() - stoppedAtMs).toBeLessThan(STOP_LIMIT_MS)
    } finally {
      server.child.kill('SIGKILL')
      await server.ended
      await sources.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
