import type { Log } from './log'

/** Requests that run and jobs that work get this long to end; the whole stop stays below ten seconds. */
const WORK_DEADLINE_MS = 8_000

export type RunningParts = {
  /** Something that does work: all of these are told to end at the same time, with the time they have. */
  addWork(stop: (deadlineMs: number) => Promise<void>): void
  /** Something the work stands on: closed when no work is left, the latest first. */
  addFoundation(close: () => Promise<void>): void
  /** Takes everything down. A part that cannot be closed does not keep the others open. Safe to call twice. */
  stop(): Promise<void>
}

/** What has been started so far, so that a stop, or a start that fails half-way, leaves nothing behind. */
export function createRunningParts(log: Log): RunningParts {
  const work: ((deadlineMs: number) => Promise<void>)[] = []
  const foundations: (() => Promise<void>)[] = []
  let stopped: Promise<void> | undefined

  const quietly = async (close: () => Promise<void>): Promise<void> => {
    try {
      await close()
    } catch (error) {
      log.error({ err: error }, 'A part could not be closed')
    }
  }
  const stopAll = async (): Promise<void> => {
    await Promise.all(work.map((stop) => quietly(() => stop(WORK_DEADLINE_MS))))
    for (const close of foundations.toReversed()) await quietly(close)
  }

  return {
    addWork: (stop) => void work.push(stop),
    addFoundation: (close) => void foundations.push(close),
    stop: () => (stopped ??= stopAll()),
  }
}
