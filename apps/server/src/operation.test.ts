import { Agent, get } from 'node:http'
import { findPostgres, startPostgres, type TestPostgres } from '@trendverse/storage/contract-tests/start-postgres'
import { openPostgres } from '@trendverse/storage/sql/open-postgres'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SpawnedServer, spawnFailingServer, spawnServer, spawnWorker } from './testing/spawn-server'

const programs = findPostgres()
if (programs === null) {
  process.stderr.write('\nNOT TESTED: restarts and outages on PostgreSQL. No initdb was found.\n\n')
}

/** Real processes on a machine that may be busy with other tests. */
const PATIENCE_MS = 120_000
const CLIENTS = 8
const POLL_MS = 50
const SOON = { timeout: 60_000, interval: 250 }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** One request on a connection that is kept where the server keeps it. */
function ask(
  origin: string,
  path: string,
  agent: Agent,
): Promise<{ readonly status: number; readonly closes: boolean }> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent }, (response) => {
      response.resume()
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
      )
    }).once('error', reject)
  })
}

describe.runIf(programs !== null)('on PostgreSQL', { timeout: PATIENCE_MS }, () => {
  let postgres: TestPostgres
  const running: Pick<SpawnedServer, 'child' | 'ended'>[] = []
  const keep = <Spawned extends Pick<SpawnedServer, 'child' | 'ended'>>(spawned: Spawned): Spawned => {
    running.push(spawned)
    return spawned
  }

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
  }, PATIENCE_MS)
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL')
      await ended
    }
    await postgres?.remove()
  })

  it('a rolling restart under load loses no request of clients that keep their connections', async () => {
    const environment = { DATABASE_URL: postgres.url, ROLE: 'api', DRAIN_SECONDS: '2' }
    const old = keep(await spawnServer(environment))
    const young = keep(await spawnServer(environment))
    let target = old.origin
    let isOver = false
    const seen = { answered: 0, closing: 0, failed: [] as string[] }
    const client = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let turn = 0; !isOver; turn += 1) {
        const path = turn % 2 === 0 ? '/api/trends/current' : '/api/settings/public'
        try {
          const { status, closes } = await ask(target, path, agent)
          if (status === 200) seen.answered += 1
          else seen.failed.push(`${path}: ${status}`)
          if (closes) seen.closing += 1
        } catch (error) {
          seen.failed.push(`${path}: ${String(error)}`)
        }
      }
      agent.destroy()
    }
    const clients = Array.from({ length: CLIENTS }, client)
    const isReady = async (): Promise<boolean> => (await fetch(`${old.origin}/api/health/ready`)).ok
    expect(await isReady()).toBe(true)
    await vi.waitFor(() => expect(seen.answered).toBeGreaterThan(CLIENTS * 5), { timeout: 20_000 })

    old.child.kill('SIGTERM')
    while (await isReady()) await pause(POLL_MS)
    expect((await fetch(`${old.origin}/api/health/live`)).status).toBe(200)
    // It still answers those who have not heard yet.
    await vi.waitFor(() => expect(seen.closing).toBeGreaterThan(CLIENTS), { timeout: 20_000 })
    target = young.origin
    const { code } = await old.ended
    const before = seen.answered
    await vi.waitFor(() => expect(seen.answered).toBeGreaterThan(before + CLIENTS), { timeout: 20_000 })
    isOver = true
    await Promise.all(clients)
    expect(seen.failed).toEqual([])
    expect(code).toBe(0)
  })

  it('a process with another secret key refuses to start, unless the new one is accepted', async () => {
    const own = {
      DATABASE_URL: postgres.url,
      ROLE: 'api',
      SECRET_KEY: 'a key of one process alone, and long enough'.replaceAll(' ', '-'),
    }
    const { code, errors } = await spawnFailingServer(own)
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The secret key is not the one[^\n]+\.\n$/)])
    const accepted = keep(await spawnServer({ ...own, NEW_SECRET_KEY: 'accept' }))
    accepted.child.kill('SIGTERM')
    expect((await accepted.ended).code).toBe(0)
    // Back to the one that the others have.
    const restored = keep(await spawnServer({ DATABASE_URL: postgres.url, ROLE: 'api', NEW_SECRET_KEY: 'accept' }))
    restored.child.kill('SIGTERM')
    expect((await restored.ended).code).toBe(0)
  })

  it('a worker begins all its jobs at once, more than it has connections, and none waits for another', async () => {
    const worker = keep(await spawnWorker({ DATABASE_URL: postgres.url }))
    const database = await openPostgres({ url: postgres.url })
    try {
      const states = async () => (await sqlStorage(database).jobs.list()).map(({ state }) => state)
      await vi.waitFor(async () => expect((await states()).length).toBeGreaterThan(10), SOON)
      await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['idle'])), SOON)
    } finally {
      await database.close()
    }
    worker.child.kill('SIGTERM')
    const { output, errors } = await worker.ended
    expect(output).not.toMatch(/ (warn|error) /)
    expect(errors).toBe('')
  })

  it('a worker lives through an outage of the database and works on', async () => {
    const worker = keep(await spawnWorker({ DATABASE_URL: postgres.url }))
    const lastRunMs = async (): Promise<number> => {
      const database = await openPostgres({ url: postgres.url })
      try {
        const jobs = await sqlStorage(database).jobs.list()
        return jobs.find(({ name }) => name === 'send-outbox')?.lastSucceededAtMs ?? 0
      } finally {
        await database.close()
      }
    }
    await vi.waitFor(async () => expect(await lastRunMs()).toBeGreaterThan(0), SOON)
    await postgres.stop('immediate')
    // Long enough for a process that has nothing left to wait for to be gone.
    await pause(1_500)
    expect(worker.child.exitCode).toBeNull()
    await postgres.start()
    const backAtMs = Date.now()
    await vi.waitFor(async () => expect(await lastRunMs()).toBeGreaterThan(backAtMs), SOON)
    worker.child.kill('SIGTERM')
    expect((await worker.ended).code).toBe(0)
  })
})
