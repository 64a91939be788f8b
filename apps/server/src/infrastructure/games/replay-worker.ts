import { parentPort } from 'node:worker_threads'
import type { ReplayOutcome, RunToReplay } from '@trendverse/application/ports/games'
import { replayRun } from '@trendverse/games/replay-run'

/** `ready` once, when all code is loaded; then one outcome for each run. */
export type ThreadMessage = 'ready' | ReplayOutcome

/** Entry of the threads that play runs again. A bundled server needs this file as an entry of its own. */
const port = parentPort
if (!port) throw new Error('replay-worker runs as a worker thread only')
const tell = (message: ThreadMessage): void => port.postMessage(message)
port.on('message', (run: RunToReplay) => tell(replayRun(run)))
tell('ready')
