import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MakerReply } from './database-maker'
import { EmbeddedDatabaseError } from './pglite-pool'
import { tsxModule } from './tsx-module'

/** Beside this file from source, beside the bundle when it was built as the entry `database-maker`. */
function makerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./database-maker.ts', import.meta.url)
    : new URL('./database-maker.js', import.meta.url)
}

/**
 * Makes the first files of an embedded database in a process of its own, which takes some 750 MB for a second or two.
 * A thread would leave about 90 MB of that behind in this process for as long as it runs (measured); what a process
 * took is given back whole.
 */
export async function makeDatabase(folder: string, timeoutMs: number, url: URL = makerUrl()): Promise<void> {
  const execArgv = url.pathname.endsWith('.ts') ? ['--import', tsxModule('tsx')] : []
  const maker = fork(fileURLToPath(url), [folder], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let timer: NodeJS.Timeout | undefined
  let reply: MakerReply | undefined
  let endedBy: NodeJS.Signals | null = null
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => {
        maker.kill('SIGKILL')
        reject(new Error(`its first files were not made within ${timeoutMs / 1000} s`))
      }, timeoutMs)
      // only the maker above writes to this channel
      maker.on('message', (message) => (reply = message as MakerReply))
      maker.on('error', reject)
      // its end is waited for: from then on nobody writes into the folder
      maker.on('close', (_code, signal) => {
        endedBy = signal
        resolve()
      })
    })
  } finally {
    clearTimeout(timer)
  }
  if (reply === undefined) throw endedEarly(endedBy)
  if (reply.error !== null) throw new EmbeddedDatabaseError(reply.error)
}

/** Linux ends a process with SIGKILL where memory runs out, Node ends itself with SIGABRT: neither can say so any more. */
function endedEarly(signal: NodeJS.Signals | null): Error {
  const ended = 'the process that makes its first files was ended'
  if (signal !== 'SIGKILL' && signal !== 'SIGABRT') {
    return new Error(signal === null ? `${ended} without a word` : `${ended} by ${signal}`)
  }
  return Object.assign(new Error(`${ended} by ${signal}`), { code: 'ENOMEM' })
}
