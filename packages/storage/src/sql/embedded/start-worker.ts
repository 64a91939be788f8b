import { PglitePool } from './pglite-pool'
import { startThread } from './start-thread'
import type { WorkerSetup } from './worker-protocol'

/** Beside this file from source, beside the bundle when it was built as the entry `pglite-worker`. */
export function defaultWorkerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./pglite-worker.ts', import.meta.url)
    : new URL('./pglite-worker.js', import.meta.url)
}

/** Starts the worker thread. @param onUpkeepFault Told what went wrong where nobody waits for an answer. */
export function startWorker(url: URL, setup: WorkerSetup, onUpkeepFault?: (error: unknown) => void): PglitePool {
  return new PglitePool(startThread(url, { workerData: setup }), onUpkeepFault)
}

/** Waits until the database is open; a worker that does not get there in time is ended. */
export async function untilReady(pool: PglitePool, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not open within ${timeoutMs / 1000} s`)), timeoutMs)
  })
  try {
    await Promise.race([pool.ready, late])
  } catch (error) {
    await pool.end(false)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
