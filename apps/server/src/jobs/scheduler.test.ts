import type { JobState } from '@trendverse/application/ports/administration'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { holdInProcess } from '@trendverse/storage/sql/hold-alone'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Job } from './job'
import { createJobRunner } from './job-runner'
import { startScheduler } from './scheduler'

const silent = pino({ level: 'silent' })
const clock = { nowMs: () => Date.now() }

function memoryJobLog() {
  const states = new Map<string, JobState>()
  return {
    states,
    list: async () => [...states.values()],
    save: async (state: JobState) => void states.set(state.name, state),
  }
}

const jobOf = (name: string, run: Job['run'], parts: Partial<Job> = {}): Job => ({
  name,
  everyMs: HOUR_MS,
  atStart: 'always',
  run,
  ...parts,
})

describe('scheduler', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
  afterEach(() => void vi.useRealTimers())

  const setUp = (jobLog = memoryJobLog(), holdAlone = holdInProcess()) => ({
    jobLog,
    runner: createJobRunner({ jobs: jobLog, holdAlone, clock, log: silent }),
  })

  it('runs a job at start and every hour after (OP-29)', async () => {
    const { runner, jobLog } = setUp()
    let runs = 0
    const scheduler = startScheduler([jobOf('ingest', async () => void (runs += 1))], runner, clock)
    await vi.advanceTimersByTimeAsync(0)
    expect(runs).toBe(1)
    expect(jobLog.states.get('ingest')).toMatchObject({ state: 'idle', error: null, lastSucceededAtMs: Date.now() })
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
    expect(runs).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
    expect(runs).toBe(3)
    await scheduler.stop(1_000)
    await vi.advanceTimersByTimeAsync(5 * HOUR_MS)
    expect(runs).toBe(3)
  })

  it('waits with a job that is not due yet, counted from its last success', async () => {
    const jobLog = memoryJobLog()
    await jobLog.save({
      name: 'thin',
      state: 'idle',
      lastStartedAtMs: 0,
      lastSucceededAtMs: Date.now() - HOUR_MS / 2,
      error: null,
    })
    const { runner } = setUp(jobLog)
    let runs = 0
    const scheduler = startScheduler(
      [jobOf('thin', async () => void (runs += 1), { atStart: 'when-due' })],
      runner,
      clock,
    )
    await vi.advanceTimersByTimeAsync(HOUR_MS / 2 - 1)
    expect(runs).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toBe(1)
    await scheduler.stop(0)
  })

  it('shows a failure, tries again soon, and holds up no other job', async () => {
    const { runner, jobLog } = setUp()
    let failing = 0
    let others = 0
    const jobs = [
      jobOf('bad', async () => {
        failing += 1
        if (failing < 3) throw new Error('the source is on fire')
      }),
      jobOf('hanging', () => new Promise(() => {})),
      jobOf('good', async () => void (others += 1)),
    ]
    const scheduler = startScheduler(jobs, runner, clock)
    await vi.advanceTimersByTimeAsync(0)
    expect(jobLog.states.get('bad')).toMatchObject({
      state: 'failed',
      error: 'the source is on fire',
      lastSucceededAtMs: null,
    })
    expect(jobLog.states.get('hanging')).toMatchObject({ state: 'running' })
    expect(others).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000 + 120_000)
    expect(failing).toBe(3)
    expect(jobLog.states.get('bad')).toMatchObject({ state: 'idle', error: null })
    const stopped = scheduler.stop(8_000)
    await vi.advanceTimersByTimeAsync(8_000)
    await stopped
  })

  it('runs a job at once when it is woken, and once more for what rang while it ran', async () => {
    const { runner } = setUp()
    let wake = (): void => undefined
    let listening = false
    let finish = (): void => undefined
    let runs = 0
    const job = jobOf(
      'send',
      () => {
        runs += 1
        return new Promise<void>((resolve) => (finish = resolve))
      },
      {
        onWake: (listener) => {
          wake = listener
          listening = true
          return () => (listening = false)
        },
      },
    )
    const scheduler = startScheduler([job], runner, clock)
    const settle = () => vi.advanceTimersByTimeAsync(0)
    await settle()
    expect(runs).toBe(1)
    wake()
    wake()
    await settle()
    expect(runs).toBe(1)
    finish()
    await settle()
    expect(runs).toBe(2)
    finish()
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
    expect(runs).toBe(2)
    wake()
    await settle()
    expect(runs).toBe(3)
    finish()
    await scheduler.stop(1_000)
    await settle()
    wake()
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
    expect([runs, listening]).toEqual([3, false])
  })

  it('never runs a job twice at once, and skips what another process has just done', async () => {
    const jobLog = memoryJobLog()
    const holdAlone = holdInProcess()
    let running = 0
    let most = 0
    let runs = 0
    const job = jobOf('ingest', async () => {
      runs += 1
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 60_000))
      running -= 1
    })
    const schedulers = [1, 2, 3].map(() => startScheduler([job], setUp(jobLog, holdAlone).runner, clock))
    await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
    expect(most).toBe(1)
    expect(runs).toBeLessThanOrEqual(4)
    expect(runs).toBeGreaterThanOrEqual(3)
    const stops = Promise.all(schedulers.map((scheduler) => scheduler.stop(60_000)))
    await vi.advanceTimersByTimeAsync(60_000)
    await stops
  })

  it('tells a running job to end when it stops, and does not call that a failure', async () => {
    const { runner, jobLog } = setUp()
    const scheduler = startScheduler(
      [
        jobOf(
          'ingest',
          (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
        ),
      ],
      runner,
      clock,
    )
    await vi.advanceTimersByTimeAsync(0)
    await scheduler.stop(8_000)
    expect(jobLog.states.get('ingest')).toMatchObject({ state: 'idle', error: null, lastSucceededAtMs: null })
  })

  it('stops no job when a clock is set forward and back', async () => {
    let aheadMs = 0
    const wrongClock = { nowMs: () => Date.now() + aheadMs }
    const runner = createJobRunner({ jobs: memoryJobLog(), holdAlone: holdInProcess(), clock: wrongClock, log: silent })
    let runs = 0
    const scheduler = startScheduler([jobOf('ingest', async () => void (runs += 1))], runner, wrongClock)
    aheadMs = 365 * 24 * HOUR_MS
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(runs).toBe(2)
    aheadMs = 0
    await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
    expect(runs).toBe(5)
    await scheduler.stop(0)
  })

  it('takes a clock that is a little behind for what it is', async () => {
    const jobLog = memoryJobLog()
    const succeededAtMs = Date.now() + 30_000
    await jobLog.save({
      name: 'thin',
      state: 'idle',
      lastStartedAtMs: 0,
      lastSucceededAtMs: succeededAtMs,
      error: null,
    })
    const { runner } = setUp(jobLog)
    let runs = 0
    const job = jobOf('thin', async () => void (runs += 1), { atStart: 'when-due' })
    const scheduler = startScheduler([job], runner, clock)
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
    expect(runs).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toBe(1)
    await scheduler.stop(0)
  })

  it('goes on when the record of jobs cannot be reached', async () => {
    const broken = { list: () => Promise.reject(new Error('gone')), save: () => Promise.reject(new Error('gone')) }
    const runner = createJobRunner({ jobs: broken, holdAlone: holdInProcess(), clock, log: silent })
    let runs = 0
    const scheduler = startScheduler([jobOf('ingest', async () => void (runs += 1))], runner, clock)
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(runs).toBe(2)
    await scheduler.stop(0)
  })
})
