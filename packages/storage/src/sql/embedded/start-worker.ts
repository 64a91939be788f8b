import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { PglitePool } from './pglite-pool'
import type { WorkerSetup } from './worker-protocol'

/** Beside this file from source, beside the bundle when it was built as the entry `pglite-worker`. */
export function defaultWorkerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./pglite-worker.ts', import.meta.url)
    : new URL('./pglite-worker.js', import.meta.url)
}

/**
 * Starts the worker thread. From TypeScript source it goes through tsx, which neither a test runner nor tsx itself
 * hands on to threads.
 */
export function startWorker(url: URL, setup: WorkerSetup): PglitePool {
  if (!url.pathname.endsWith('.ts')) return new PglitePool(new Worker(url, { workerData: setup }))
  // found as CommonJS, but the thread needs the ES module beside it: only that one can register hooks
  const api = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs')
  const tsx = JSON.stringify(pathToFileURL(api).href)
  const load = `import(${tsx}).then((tsx) => { tsx.register(); return import(${JSON.stringify(url.href)}) })`
  return new PglitePool(new Worker(load, { eval: true, workerData: setup, execArgv: [] }))
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
