import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const START_TIMEOUT_MS = 90_000

export type BuiltServer = {
  readonly child: ChildProcess
  readonly origin: string
  /** From the start of the process until its first answer with status 200. */
  readonly startMs: number
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts the server as `npm start` does, without npm, and asks until it answers. */
export async function startBuiltServer(environment: Record<string, string>, port: number): Promise<BuiltServer> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    // No source is asked while something is measured.
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', SOURCES: 'none', ...environment },
  })
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
  })
  const origin = `http://127.0.0.1:${port}`
  while (performance.now() - startedAt < START_TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error('the server ended instead of starting')
    const answer = await fetch(`${origin}/api/trends/current`).catch(() => undefined)
    if (answer?.status === 200) {
      await answer.arrayBuffer()
      return {
        child,
        origin,
        startMs: performance.now() - startedAt,
        async end(signal) {
          child.kill(signal)
          await ended
        },
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  child.kill('SIGKILL')
  throw new Error('the server did not answer in time')
}

/** The middle of a list of figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
