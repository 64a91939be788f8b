import { setMaxListeners } from 'node:events'
import type { Clock } from '@trendverse/application/ports/world'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'
import type { JobRunner } from './job-runner'

/** After a failure the next try comes soon, then ever later, up to the job's own interval. */
const FIRST_RETRY_MS = MINUTE_MS
/** Clocks of several processes differ a little. A success later than that was recorded before a clock was set back. */
const CLOCK_SKEW_MS = MINUTE_MS
/** Node's timers overflow beyond this and would fire at once. */
const LONGEST_TIMER_MS = 2_147_483_647

export type Scheduler = {
  /** Tells running jobs to end and waits for them, at most until the deadline. Nothing starts any more. */
  stop(deadlineMs: number): Promise<void>
}

/**
 * Runs each job at its interval. Every job has its own loop, so that one that fails, hangs or takes long never
 * holds up another. Between processes the runner's lock decides; a process that finds a job taken, or done by
 * another within the interval, waits for the next time.
 */
export function startScheduler(jobs: readonly Job[], runner: JobRunner, clock: Clock): Scheduler {
  const stopping = new AbortController()
  // Every job listens, and what it runs: Node takes more than ten for a leak.
  setMaxListeners(0, stopping.signal)
  const loops = jobs.map((job) => keepRunning(job, runner, clock, stopping.signal))
  return {
    async stop(deadlineMs) {
      stopping.abort()
      const deadline = new AbortController()
      await Promise.race([Promise.all(loops), pause(deadlineMs, deadline.signal)])
      deadline.abort()
    },
  }
}

async function keepRunning(job: Job, runner: JobRunner, clock: Clock, signal: AbortSignal): Promise<void> {
  let failures = 0
  const bell = createBell()
  const stopListening = job.onWake?.(() => bell.ring())
  if (job.atStart === 'when-due') await pause(await untilDueMs(job, runner, clock), signal, bell)
  while (!signal.aborted) {
    // What rings while it runs may have come too late for this run: it makes another one.
    bell.silence()
    const outcome = await runner.runOnce(job, signal)
    failures = outcome === 'failed' ? failures + 1 : 0
    const waitMs = failures === 0 ? job.everyMs : Math.min(job.everyMs, FIRST_RETRY_MS * 2 ** (failures - 1))
    await pause(waitMs, signal, bell)
    if (failures === 0) await pauseUntilDue(job, runner, clock, signal, bell)
  }
  stopListening?.()
}

/** Another process may have done the job meanwhile; then its interval counts. */
async function pauseUntilDue(
  job: Job,
  runner: JobRunner,
  clock: Clock,
  signal: AbortSignal,
  bell: Bell,
): Promise<void> {
  while (!signal.aborted && !bell.rang()) {
    const dueInMs = await untilDueMs(job, runner, clock)
    // Timers of two processes never agree to the millisecond; a tenth early is on time.
    if (dueInMs <= job.everyMs / 10) return
    await pause(dueInMs, signal, bell)
  }
}

async function untilDueMs(job: Job, runner: JobRunner, clock: Clock): Promise<number> {
  const lastMs = (await runner.stateOf(job.name))?.lastSucceededAtMs ?? null
  if (lastMs === null) return 0
  const sinceMs = clock.nowMs() - lastMs
  return sinceMs < -CLOCK_SKEW_MS ? 0 : Math.min(job.everyMs, Math.max(0, job.everyMs - sinceMs))
}

type Bell = {
  ring(): void
  rang(): boolean
  silence(): void
  /** At most one waits. */
  onRing(listener: (() => void) | undefined): void
}

/** Remembers that it rang until it is silenced, so that no ring is lost between two pauses. */
function createBell(): Bell {
  let rung = false
  let waiting: (() => void) | undefined
  return {
    ring() {
      rung = true
      waiting?.()
    },
    rang: () => rung,
    silence: () => void (rung = false),
    onRing: (listener) => void (waiting = listener),
  }
}

/**
 * Waits, or returns at once when the signal fires or the bell rings. It keeps the process alive: a worker whose database is
 * gone has nothing else that would.
 */
function pause(ms: number, signal: AbortSignal, bell?: Bell): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || bell?.rang() || ms <= 0) return resolve()
    const timer = setTimeout(finish, Math.min(ms, LONGEST_TIMER_MS))
    signal.addEventListener('abort', finish, { once: true })
    bell?.onRing(finish)
    function finish(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      bell?.onRing(undefined)
      resolve()
    }
  })
}
