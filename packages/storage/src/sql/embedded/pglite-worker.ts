import { parentPort, workerData } from 'node:worker_threads'
import { EmbeddedServer } from './embedded-server'
import type { WorkerRequest, WorkerSetup } from './worker-protocol'

/**
 * Entry of the worker thread PGlite lives in: it blocks the thread it runs on, so it must not be the one that
 * answers requests. A bundled server needs this file as an entry of its own, see `openPglite`.
 */
const port = parentPort
if (!port) throw new Error('pglite-worker runs as a worker thread only')

// set by openPglite, the only one who starts this file
const server = new EmbeddedServer(
  workerData as WorkerSetup,
  (reply) => port.postMessage(reply),
  // A turn later, so that its last reply is out.
  () => setImmediate(() => process.exit(1)),
)
port.on('message', (request: WorkerRequest) => void server.receive(request))
await server.open()
