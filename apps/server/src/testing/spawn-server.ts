import { type ChildProcess, spawn } from 'node:child_process'
import { nodeArguments } from './node-arguments'

/** Generous: a first start makes the database's files, and the machine may be busy. */
const START_TIMEOUT_MS = 100_000

export type SpawnedServer = {
  readonly port: number
  readonly origin: string
  readonly child: ChildProcess
  /** What it has said so far. */
  output(): string
  /** Resolves with code and signal when the process is gone. */
  readonly ended: Promise<EndedServer>
}

export type EndedServer = {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly output: string
  /** What it wrote to the error stream. */
  readonly errors: string
}

function spawnMain(environment: Record<string, string>): {
  child: ChildProcess
  ended: Promise<EndedServer>
  text: { out: string; err: string }
} {
  const child = spawn(process.execPath, nodeArguments('main', new URL('../main.ts', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing of the machine's own settings, and no source that could be asked.
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', SOURCES: 'none', ...environment },
  })
  const text = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text.out += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text.err += chunk))
  const ended = new Promise<EndedServer>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, output: text.out, errors: text.err }))
  })
  return { child, ended, text }
}

/** Waits until a process says this, and answers what was said. Rejects when it ends before, or says nothing in time. */
async function untilSaid({ child, ended, text }: ReturnType<typeof spawnMain>, what: RegExp): Promise<RegExpExecArray> {
  const said = new Promise<RegExpExecArray>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not open in time: ${text.out}${text.err}`)), START_TIMEOUT_MS)
    child.stdout?.on('data', () => {
      const match = what.exec(text.out)
      if (match === null) return
      clearTimeout(timer)
      resolve(match)
    })
    void ended.then(({ errors }) => {
      clearTimeout(timer)
      reject(new Error(`ended before it was open: ${errors}`))
    })
  })
  try {
    return await said
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

/** Starts the real server as a process of its own and waits until it says where it is open. */
export async function spawnServer(environment: Record<string, string>): Promise<SpawnedServer> {
  const spawned = spawnMain(environment)
  const [, port] = await untilSaid(spawned, /open at http:\/\/localhost:(\d+)/)
  const { child, ended, text } = spawned
  return { port: Number(port), origin: `http://127.0.0.1:${port}`, child, output: () => text.out, ended }
}

/** Starts a process that works in the background alone. */
export async function spawnWorker(
  environment: Record<string, string>,
): Promise<Pick<SpawnedServer, 'child' | 'ended'>> {
  const spawned = spawnMain({ ...environment, ROLE: 'worker' })
  await untilSaid(spawned, /works in the background/)
  return spawned
}

/** Starts a server that is expected to give up, and waits for its end. */
export async function spawnFailingServer(environment: Record<string, string>): Promise<EndedServer> {
  const { child, ended } = spawnMain(environment)
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS)
  const end = await ended
  clearTimeout(timer)
  return end
}
