import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { ReplayOutcome, ReplayRuns, RunToReplay } from '@trendverse/application/ports/games'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { startThread } from '@trendverse/storage/sql/embedded/start-thread'
import { limitConcurrency } from '../limit-concurrency'
import type { ThreadMessage } from './replay-worker'

/** Two hundred times what a run takes, on a machine that has nothing else to do. */
const REPLAY_LIMIT_MS = SECOND_MS
/** A thread that starts has code to load first; on a busy machine that takes its time. */
const START_LIMIT_MS = 30 * SECOND_MS
/** Some seconds of work: who comes later is sent away at once. */
const MAX_WAITING = 200
/** Many times what a run takes; whatever takes more ends its thread, not the server. */
const MAX_THREAD_HEAP_MB = 64
/** One core is left to everything else. */
const MAX_THREADS = 4

export type ReplayPoolOptions = {
  /** Default: one for each core but one, at most four. */
  readonly threads?: number
  /** Default one second. */
  readonly limitMs?: number
  /** Default 200. */
  readonly maxWaiting?: number
}

export type ReplayPool = ReplayRuns & {
  /** Ends the threads; what they play is given up. */
  close(): Promise<void>
}

class TooManyWait extends Error {}

/** Beside this file from source, beside the bundle when it was built as the entry `replay-worker`. */
function workerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./replay-worker.ts', import.meta.url)
    : new URL('./replay-worker.js', import.meta.url)
}

/**
 * Plays runs again in threads, so that no visitor waits for it. A thread is started when it is first needed and stays; one
 * that plays too long is ended, and the next run has a new one.
 */
export function createReplayPool(options: ReplayPoolOptions = {}): ReplayPool {
  const { limitMs = REPLAY_LIMIT_MS, maxWaiting = MAX_WAITING } = options
  const threads = options.threads ?? Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1))
  const inTurn = limitConcurrency(threads, { maxWaiting, refusal: () => new TooManyWait() })
  const idle: Thread[] = []
  const all = new Set<Thread>()
  let closed = false

  const play = async (run: RunToReplay): Promise<ReplayOutcome> => {
    if (closed) return { kind: 'busy' }
    const thread = idle.pop() ?? openThread()
    all.add(thread)
    const outcome = await thread.replay(run, limitMs)
    if (thread.isUsable()) idle.push(thread)
    else {
      all.delete(thread)
      await thread.end()
    }
    return outcome
  }

  return {
    async replay(run) {
      try {
        return await inTurn(() => play(run))
      } catch (error) {
        if (error instanceof TooManyWait) return { kind: 'busy' }
        throw error
      }
    },
    async close() {
      closed = true
      await Promise.all([...all].map((thread) => thread.end()))
    },
  }
}

type Thread = {
  replay(run: RunToReplay, limitMs: number): Promise<ReplayOutcome>
  /** False once it was ended, or ended itself. */
  isUsable(): boolean
  end(): Promise<void>
}

function openThread(): Thread {
  const worker: Worker = startThread(workerUrl(), { resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_HEAP_MB } })
  let isReady = false
  let isOver = false
  let playing: Playing | undefined
  const settle = (outcome: ReplayOutcome | Error): void => {
    const settled = playing
    playing = undefined
    settled?.settle(outcome)
  }
  const giveUp = (outcome: ReplayOutcome | Error): void => {
    isOver = true
    settle(outcome)
  }
  worker.on('message', (message: ThreadMessage) => {
    if (message !== 'ready') return settle(message)
    isReady = true
    playing?.begin()
  })
  worker.on('error', (error: unknown) => giveUp(isOutOfMemory(error) ? tooMuch('memory') : asError(error)))
  worker.on('exit', () => giveUp({ kind: 'busy' }))
  return {
    isUsable: () => !isOver,
    async replay(run, limitMs) {
      let timer = setTimeout(() => giveUp({ kind: 'busy' }), START_LIMIT_MS)
      const outcome = await new Promise<ReplayOutcome | Error>((resolve) => {
        const begin = () => {
          clearTimeout(timer)
          timer = setTimeout(() => giveUp(tooMuch('time')), limitMs)
        }
        playing = { begin, settle: resolve }
        if (isReady) begin()
        worker.postMessage(run)
      })
      clearTimeout(timer)
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    async end() {
      isOver = true
      await worker.terminate()
    },
  }
}

/** A run that a thread plays: its time counts from the moment the thread has its code. */
type Playing = { readonly begin: () => void; readonly settle: (outcome: ReplayOutcome | Error) => void }

/** No player's page sends what takes that much. */
function tooMuch(what: 'memory' | 'time'): ReplayOutcome {
  return { kind: 'malformed', reason: `playing it takes too much ${what}` }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
