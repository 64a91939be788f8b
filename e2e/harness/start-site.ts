import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MOVABLE_CLOCK = new URL('movable-clock.mjs', import.meta.url).href
/** The embedded database is compiled once, not a second time for speed: no journey lasts long enough to get that back. */
const COMPILE_ONCE = '--liftoff-only'
/** Includes a build, when the tree is not built yet. */
const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 10_000
/** Nobody listens on the discard port: every source is unreachable, so no journey depends on the outside. */
const NOWHERE = 'http://127.0.0.1:9'

export type Site = {
  /** Origin of the running site, without a trailing slash. */
  readonly url: string
  stop(): Promise<void>
}

/** A site whose process is ours. */
export type OwnSite = Site & {
  /** All it printed so far: what its operator reads. */
  output(): string
  /** Moves its clock ahead; what is called afterwards is told that later time. */
  passTime(ms: number): Promise<void>
}

/** Starts the product as an operator does, on a free port, over an empty database that is removed afterwards. */
export async function startSite(environment: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const dataDir = await dataFolderWithDatabase('trendverse-e2e-')
  const sources = SOURCE_IDS.map((id) => [`SOURCE_BASE_${id.toUpperCase().replaceAll('-', '_')}`, NOWHERE] as const)
  const server = spawn(process.execPath, [COMPILE_ONCE, `--import=${MOVABLE_CLOCK}`, 'scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...Object.fromEntries(sources),
      // Nor on the pages that trends link to.
      PAGE_HEADS: 'off',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(server, 'close')

  const stop = async (): Promise<void> => {
    server.kill('SIGTERM')
    const killing = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS)
    await ended
    clearTimeout(killing)
    await rm(dataDir, { recursive: true, force: true })
  }

  let output = ''
  const ready = new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`The site did not start.\n${output}`)), START_LIMIT_MS)
    const read = (text: string): void => {
      output += text
      const address = /is open at http:\/\/[^:\s]+:(\d+)/.exec(output)
      if (address === null) return
      clearTimeout(giveUp)
      resolve(`http://127.0.0.1:${address[1]}`)
    }
    server.stdout?.setEncoding('utf8').on('data', read)
    server.stderr?.setEncoding('utf8').on('data', read)
    server.on('close', () => {
      clearTimeout(giveUp)
      reject(new Error(`The site ended before it was ready.\n${output}`))
    })
  })
  const passTime = async (advanceMs: number): Promise<void> => {
    const answered = once(server, 'message')
    server.send({ advanceMs })
    await answered
  }
  try {
    return { url: await ready, stop, output: () => output, passTime }
  } catch (error) {
    await stop()
    throw error
  }
}
