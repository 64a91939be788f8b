import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/free-port'
import { type Figure, figuresOf } from './collect-figures'
import { type Metrics, startMetrics } from './metrics'

const silent = pino({ level: 'silent' })
const running: Metrics[] = []
afterEach(async () => {
  for (const metrics of running.splice(0)) await metrics.stop()
})

async function start(collect: () => Promise<readonly Figure[]>) {
  const port = await freePort()
  const metrics = await startMetrics({ port, host: '127.0.0.1', collect }, silent)
  running.push(metrics)
  return { metrics, read: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text() }
}

const HEALTHY = {
  clock: { nowMs: () => 10_000 },
  jobs: {
    list: async () => [
      { name: 'send-outbox', state: 'failed', lastStartedAtMs: 8_000, lastSucceededAtMs: null, error: 'x' } as const,
    ],
    save: async () => undefined,
  },
  aiQueue: { countWaiting: async () => ({ quiz: 3, meme: 0 }) },
  analytics: { countOpenMatters: async () => ({ mailsWaiting: 4, oldestMailAtMs: 3_000, mailsFailed: 2 }) },
}
const database = (isUp: boolean) => ({
  isUp: async () => isUp,
  connections: () => ({ open: 5, idle: 4, waiting: 1 }),
})
// Only what is asked of the ports is there.
const portsOf = (ports: object) => ports as unknown as Parameters<typeof figuresOf>[0]

describe('metrics', () => {
  it('tell latency by route, runs of jobs, and the lag of the event loop', async () => {
    const { metrics, read } = await start(async () => [])
    metrics.noteResponse({ method: 'GET', route: '/api/trends/{id}', statusCode: 200, seconds: 0.02 })
    metrics.noteResponse({ method: 'BREW', route: 'page', statusCode: 405, seconds: 0.001 })
    metrics.noteJob('send-outbox', 'failed', 2)
    const text = await read()
    expect(text).toContain(
      'trendverse_http_request_duration_seconds_bucket{le="0.025",method="GET",route="/api/trends/{id}",status_class="2xx"} 1',
    )
    expect(text).toContain('method="other",route="page",status_class="4xx"')
    expect(text).toContain('trendverse_job_duration_seconds_count{job="send-outbox",outcome="failed"} 1')
    expect(text).toContain('trendverse_http_answers_total{status_class="2xx"} 1')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })

  it('tell what all processes share, and only that the database is away while it is', async () => {
    let isUp = true
    const { read } = await start(() => figuresOf(portsOf(HEALTHY), database(isUp))())
    const text = await read()
    for (const line of [
      'trendverse_database_up 1',
      'trendverse_database_connections{state="waiting"} 1',
      'trendverse_job_failed{job="send-outbox"} 1',
      'trendverse_job_last_start_timestamp_seconds{job="send-outbox"} 8',
      'trendverse_ai_jobs_waiting{kind="quiz"} 3',
      'trendverse_mails_waiting 4',
      'trendverse_mails_oldest_waiting_seconds 7',
      'trendverse_mails_failed_last_day 2',
    ]) {
      expect(text).toContain(line)
    }
    isUp = false
    const away = await read()
    expect(away).toContain('trendverse_database_up 0')
    expect(away).not.toContain('trendverse_ai_jobs_waiting{')
  })
})
