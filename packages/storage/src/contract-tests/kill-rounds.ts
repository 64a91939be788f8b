import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

export type KillReport = {
  readonly acknowledged: number
  /** Acknowledged writes that were gone after the next start. Must be empty. */
  readonly lost: readonly string[]
  /** Snapshots of which only a part was there. Must be empty. */
  readonly torn: readonly string[]
  /** How long each start after a kill took until the first answer, in milliseconds, without the process's own start. */
  readonly openedMs: readonly number[]
}

/** What the killed process does: settings and snapshots, or people who sign up. */
const WRITERS = {
  writes: fileURLToPath(new URL('./acknowledged-writer.ts', import.meta.url)),
  'sign-ups': fileURLToPath(new URL('./sign-up-writer.ts', import.meta.url)),
} as const
export type KillWriter = keyof typeof WRITERS

/** A round lets this many writes be acknowledged before it kills in the middle of a later one. */
const MAX_WRITES_PER_ROUND = 40
const LONGEST_MOMENT_MS = 20
/** A writer is killed long before compiling the database a second time for speed pays. */
const COMPILE_ONCE = '--liftoff-only'
/** A writer that says nothing for so long hangs. */
const SILENCE_LIMIT_MS = 60_000

/**
 * Lets a process write into a data folder and kills it without warning, several times over; after each kill everything
 * it was told to be kept must be there.
 *
 * @param random 0 to 1, decides when to kill.
 */
export async function killRounds(
  dataFolder: string,
  rounds: number,
  random: () => number,
  kind: KillWriter = 'writes',
): Promise<KillReport> {
  const acknowledged = new Set<string>()
  const lost: string[] = []
  const torn: string[] = []
  const openedMs: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const writer = await startWriter(WRITERS[kind], dataFolder, round, acknowledged)
    const found = new Set(writer.found)
    openedMs.push(writer.openedMs)
    lost.push(...[...acknowledged].filter((what) => !found.has(what)))
    torn.push(...writer.found.filter((what) => what.startsWith('snapshot') && !what.endsWith(' 20')))
    if (round < rounds) {
      writer.go()
      await writer.acknowledges(1 + Math.floor(random() * MAX_WRITES_PER_ROUND))
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_MOMENT_MS))
    }
    await writer.kill()
  }
  return { acknowledged: acknowledged.size, lost, torn, openedMs }
}

type Writer = {
  found: readonly string[]
  openedMs: number
  go(): void
  /** Resolves once so many more writes were acknowledged. */
  acknowledges(count: number): Promise<void>
  kill(): Promise<void>
}
type Line = { openedMs: number; found: string[] } | { acknowledged: string }

async function startWriter(
  file: string,
  dataFolder: string,
  round: number,
  acknowledged: Set<string>,
): Promise<Writer> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = spawn(process.execPath, [COMPILE_ONCE, '--import', tsx, file, dataFolder, String(round)])
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let heard = 0
  let awaited = { count: Number.POSITIVE_INFINITY, reached: () => {} }
  const first = await new Promise<Extract<Line, { found: string[] }>>((resolve, reject) => {
    const silence = setTimeout(() => reject(new Error('the writer hangs')), SILENCE_LIMIT_MS)
    const errors = collectErrors(child)
    child.once('close', () => reject(new Error(`the writer ended by itself: ${errors()}`)))
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = parseLine(text)
      if (line === null) return
      clearTimeout(silence)
      if ('found' in line) resolve(line)
      else {
        acknowledged.add(line.acknowledged)
        heard += 1
        if (heard >= awaited.count) awaited.reached()
      }
    })
  }).catch(async (error: unknown) => {
    child.kill('SIGKILL')
    await ended
    throw error
  })
  return {
    ...first,
    go: () => child.stdin.write('go\n'),
    acknowledges: (count) =>
      new Promise((resolve, reject) => {
        awaited = { count, reached: resolve }
        if (heard >= count) resolve()
        child.once('close', () => reject(new Error('the writer ended by itself')))
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function collectErrors(child: ChildProcessWithoutNullStreams): () => string {
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2_000)
  })
  return () => text
}

/** The last line may be cut by the kill: it was not received, so nobody counts on it. */
function parseLine(text: string): Line | null {
  try {
    return JSON.parse(text) as Line
  } catch {
    return null
  }
}
