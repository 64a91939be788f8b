import { parentPort } from 'node:worker_threads'
import { type ReplyJob, readReply } from './read-reply'

/** Entry of the thread that reads large replies. A bundled server needs this file as an entry of its own. */
const port = parentPort
if (!port) throw new Error('reply-worker runs as a worker thread only')
port.on('message', (job: ReplyJob) => port.postMessage(readReply(job)))
