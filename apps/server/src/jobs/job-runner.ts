import type { JobLog, JobState } from '@trendverse/application/ports/administration'
import type { Clock } from '@trendverse/application/ports/world'
import type { Log } from '../log'
import type { Job, JobLock } from './job'

export type JobRunner = {
  /** Runs the job once unless it is running elsewhere, and records how it went. Never throws. */
  runOnce(job: Job, signal: AbortSignal): Promise<'succeeded' | 'failed' | 'busy' | 'stopped'>
  /** The recorded state of a job, or undefined when it never ran or the database cannot be reached. */
  stateOf(name: string): Promise<JobState | undefined>
}

/** Runs jobs under their lock and keeps their state where health and administrators see it. */
export function createJobRunner(options: {
  readonly jobs: JobLog
  readonly holdAlone: JobLock
  readonly clock: Clock
  readonly log: Log
}): JobRunner {
  const { jobs, holdAlone, clock, log } = options

  const stateOf = async (name: string): Promise<JobState | undefined> => {
    try {
      return (await jobs.list()).find((state) => state.name === name)
    } catch (error) {
      log.warn({ err: error, job: name }, 'The state of a job could not be read')
      return undefined
    }
  }

  const save = async (state: JobState): Promise<void> => {
    try {
      await jobs.save(state)
    } catch (error) {
      log.warn({ err: error, job: state.name }, 'The state of a job could not be recorded')
    }
  }

  return {
    stateOf,
    async runOnce(job, signal) {
      let outcome: 'succeeded' | 'failed' | 'stopped' = 'succeeded'
      try {
        const locked = await holdAlone(job.name, async (lost) => {
          const startedAtMs = clock.nowMs()
          const before = await stateOf(job.name)
          const state = {
            name: job.name,
            lastStartedAtMs: startedAtMs,
            lastSucceededAtMs: before?.lastSucceededAtMs ?? null,
          }
          await save({ ...state, state: 'running', error: null })
          const error = await failureOf(() => job.run(AbortSignal.any([signal, lost])))
          if (signal.aborted) {
            // What was cut off is neither a success nor a fault; the next start does it again.
            outcome = 'stopped'
            await save({ ...state, state: 'idle', error: null })
          } else if (error === undefined) {
            await save({ ...state, state: 'idle', lastSucceededAtMs: clock.nowMs(), error: null })
          } else {
            outcome = 'failed'
            log.error({ err: error, job: job.name }, 'A job failed')
            await save({ ...state, state: 'failed', error: messageOf(error) })
          }
        })
        return locked === 'busy' ? 'busy' : outcome
      } catch (error) {
        log.warn({ err: error, job: job.name }, 'A job could not be started')
        return 'failed'
      }
    },
  }
}

async function failureOf(work: () => Promise<void>): Promise<unknown> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error ?? new Error('failed without a reason')
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)
