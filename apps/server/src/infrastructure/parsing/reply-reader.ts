import type { Worker } from 'node:worker_threads'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { startThread } from '@trendverse/storage/sql/embedded/start-thread'
import { limitConcurrency } from '../limit-concurrency'
import { type ReplyJob, type ReplyReading, readReply } from './read-reply'

/** Up to this size reading takes at most some 30 ms, and a thread would cost more than it saves. */
const THREAD_FROM_BYTES = 128 * 1024
/** A source's largest reply (4 MB) takes about a second on one busy core. */
const READ_LIMIT_MS = 30 * SECOND_MS
/** The next source's reply mostly follows within seconds; after that the thread's memory is given back. */
const IDLE_MS = 5 * SECOND_MS
/** Several times what 4 MB of XML take; a reply made to take more ends the thread, not the server. */
const MAX_THREAD_HEAP_MB = 256

export type ReplyReader = {
  /** Never rejects: a reply that cannot be read becomes an error sentence. */
  read(job: ReplyJob): Promise<ReplyReading>
  /** Ends the thread; what it is reading is given up. */
  close(): Promise<void>
}

export type ReplyReaderOptions = {
  /** Default 30 seconds. */
  readonly limitMs?: number
  /** Default 256 MB. */
  readonly maxHeapMb?: number
}

/** Beside this file from source, beside the bundle when it was built as the entry `reply-worker`. */
function workerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./reply-worker.ts', import.meta.url)
    : new URL('./reply-worker.js', import.meta.url)
}

/** A few kilobytes of a gzip file may unpack to megabytes. */
const isLarge = ({ body }: ReplyJob['reply']): boolean =>
  body.length > THREAD_FROM_BYTES || (body[0] === 0x1f && body[1] === 0x8b)

/**
 * Reads the replies of sources: small ones at once, large ones in a thread of its own, one after the other, so that no
 * visitor waits while megabytes are parsed. The thread lives only while there is something to read.
 */
export function createReplyReader(options: ReplyReaderOptions = {}): ReplyReader {
  const { limitMs = READ_LIMIT_MS, maxHeapMb = MAX_THREAD_HEAP_MB } = options
  const oneByOne = limitConcurrency(1)
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let giveUp: ((why: string) => void) | undefined
  let closed = false

  const startWorker = (): Worker => {
    const worker = startThread(workerUrl(), { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
    // what is being read hears of it as well; between two replies nobody does
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (thread === worker) thread = undefined
    })
    return worker
  }

  const endThread = async (): Promise<void> => {
    const ended = thread
    thread = undefined
    clearTimeout(idle)
    await ended?.terminate()
  }

  const readInThread = async (job: ReplyJob): Promise<ReplyReading> => {
    clearTimeout(idle)
    if (closed) return unread(job, 'the server is stopping')
    const worker = (thread ??= startWorker())
    const listening = new AbortController()
    const reading = await new Promise<ReplyReading>((resolve) => {
      giveUp = (why) => resolve(unread(job, why))
      const timer = setTimeout(() => giveUp?.('reading it took too long'), limitMs)
      const listeners = {
        // only the thread's own entry writes to this channel
        message: (answer: unknown) => resolve(answer as ReplyReading),
        error: (error: unknown) => giveUp?.(wordsFor(error)),
        exit: () => giveUp?.('reading it was given up'),
      }
      for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener)
      listening.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener)
      })
      worker.postMessage(job)
    })
    listening.abort()
    giveUp = undefined
    if (reading.isUnread === true) await endThread()
    else idle = setTimeout(() => void endThread(), IDLE_MS).unref()
    return reading
  }

  return {
    read: async (job) => (isLarge(job.reply) ? oneByOne(() => readInThread(job)) : readReply(job)),
    async close() {
      closed = true
      giveUp?.('the server is stopping')
      await endThread()
    },
  }
}

function wordsFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'reading it takes too much memory' : 'it could not be read'
}

function unread({ reply }: ReplyJob, why: string): ReplyReading {
  return { parsed: { items: [], errors: [`${reply.request.label}: ${why}`] }, further: [], isUnread: true }
}
