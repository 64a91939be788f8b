import { describe, expect, it } from 'vitest'
import type { JobState } from '../ports/administration'
import { getHealth, getPublicHealth, type HealthPorts } from './get-health'

const job: JobState = { name: 'ingest-trends', state: 'idle', lastStartedAtMs: 0, lastSucceededAtMs: null, error: null }

function portsOf(changes: Partial<HealthPorts> = {}): HealthPorts {
  return {
    database: { isUp: async () => true },
    ingest: {
      listHealth: async () => [
        {
          source: 'reddit',
          lastAttemptAtMs: 1_000,
          lastSuccessAtMs: null,
          items: 0,
          itemErrors: 0,
          itemProblems: [],
          error: 'Reddit answered 403.',
          consecutiveFailures: 1,
          nextAttemptAtMs: 0,
          validators: {},
        },
      ],
    },
    jobs: { list: async () => [job] },
    pageHeads: { findLastRound: async () => null },
    clock: { nowMs: () => 10_500 },
    ...changes,
  }
}
const input = { version: '1.2.3', startedAtMs: 500 }

describe('getHealth (API-17)', () => {
  it('is ok with a database and working jobs, also when a source fails', async () => {
    const health = await getHealth(portsOf(), input)
    expect(health).toMatchObject({ status: 'ok', database: 'up', version: '1.2.3', uptimeSeconds: 10 })
    expect(health.sources).toEqual([
      { source: 'reddit', lastAttemptAt: '1970-01-01T00:00:01.000Z', lastSuccessAt: null, items: 0, healthy: false },
    ])
    expect(health.jobs[0]?.lastStartedAt).toBe('1970-01-01T00:00:00.000Z')
  })

  it('tells strangers whether all is well and the version, and nothing else', async () => {
    expect(await getPublicHealth(portsOf(), input)).toEqual({ status: 'ok', version: '1.2.3' })
    const database = { isUp: async () => false }
    expect(await getPublicHealth(portsOf({ database }), input)).toEqual({ status: 'degraded', version: '1.2.3' })
  })

  it('is degraded when a job failed', async () => {
    const jobs = { list: async (): Promise<JobState[]> => [{ ...job, state: 'failed', error: 'x' }] }
    expect(await getHealth(portsOf({ jobs }), input)).toMatchObject({ status: 'degraded', database: 'up' })
  })

  it('answers degraded when the database is gone, whether the probe says so or throws', async () => {
    const throws = async (): Promise<never> => Promise.reject(new Error('connection refused'))
    const down = { status: 'degraded', database: 'down', jobs: [], sources: [] }
    expect(await getHealth(portsOf({ database: { isUp: async () => false } }), input)).toMatchObject(down)
    expect(await getHealth(portsOf({ database: { isUp: throws } }), input)).toMatchObject(down)
    expect(await getHealth(portsOf({ ingest: { listHealth: throws } }), input)).toMatchObject({
      status: 'degraded',
      database: 'down',
    })
  })

  it('shows how the last round of page heads went, and goes without where that cannot be read', async () => {
    const refused = { timeout: 2, robots: 1 }
    const lastError = 'news.example: it took too long in all'
    const findLastRound = async () => ({ finishedAtMs: 0, read: 7, refused, skipped: 50, lastError })
    const health = await getHealth(portsOf({ pageHeads: { findLastRound } }), input)
    expect(health.pageHeads).toEqual({ lastRoundAt: '1970-01-01T00:00:00.000Z', read: 7, refused: 3, lastError })
    expect(health.status).toBe('ok')
    expect((await getHealth(portsOf(), input)).pageHeads).toBeNull()
    const throws = async (): Promise<never> => Promise.reject(new Error('gone'))
    const without = await getHealth(portsOf({ pageHeads: { findLastRound: throws } }), input)
    expect([without.status, without.pageHeads]).toEqual(['ok', null])
  })

  it('counts no negative uptime when the clock jumped back', async () => {
    const health = await getHealth(portsOf({ clock: { nowMs: () => 0 } }), input)
    expect(health.uptimeSeconds).toBe(0)
  })
})
