import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findPostgres, startPostgres, type TestPostgres } from '@trendverse/storage/contract-tests/start-postgres'
import { openPostgres } from '@trendverse/storage/sql/open-postgres'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { type OpenAiServer, saying, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { createAiWorld } from '@trendverse/test-support/ai-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PROCESSES = 3
const JOBS_EACH = 20
/** Together less than the jobs of all processes, and each more than one of them would ever do alone. */
const CAPS = { one: 28, two: 12 } as const
const CAP = CAPS.one + CAPS.two

const PROCESS = fileURLToPath(new URL('../testing/key-pool-process.ts', import.meta.url))
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
/** Real processes on a machine that may be busy with other tests. */
const PATIENCE_MS = 60_000

const programs = findPostgres()
if (!programs) process.stderr.write('\nNOT TESTED: key pools of three real processes. PostgreSQL was not found.\n\n')

type Line = { readonly ready: number } | { readonly ended: readonly string[]; readonly log: readonly string[] }
type PoolProcess = { readonly child: ChildProcessWithoutNullStreams; readonly next: () => Promise<Line> }

/** Starts a process with a key pool; it says that it is ready, then waits to be told to begin. */
function startPool(...words: readonly string[]): PoolProcess {
  const child = spawn(process.execPath, ['--import', TSX, PROCESS, ...words])
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done === true) throw new Error(`the process ended by itself: ${errors}`)
    return JSON.parse(value) as Line
  }
  return { child, next }
}

describe.runIf(programs !== null)('key pools of three processes on one PostgreSQL and one provider', () => {
  let postgres: TestPostgres
  let database: SqlDatabase
  let provider: OpenAiServer
  const processes: PoolProcess[] = []

  beforeAll(async () => {
    provider = await startOpenAiServer({ 'sk-one': saying('fine'), 'sk-two': saying('fine') })
    postgres = await startPostgres(programs ?? '')
    database = await openPostgres({ url: postgres.url })
  }, PATIENCE_MS)

  afterAll(async () => {
    for (const { child } of processes) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'close')
    }
    await database?.close()
    await postgres?.remove()
    await provider?.close()
  })

  it('ask as often as the caps of the keys allow, not once more or less', { timeout: PATIENCE_MS }, async () => {
    const world = createAiWorld(sqlStorage(database))
    await world.addKey(1, 'sk-one', { dailyLimit: CAPS.one })
    await world.addKey(2, 'sk-two', { monthlyLimit: CAPS.two })
    // noon, so that no day ends in the middle
    const clockOffsetMs = world.clock.nowMs() - Date.now()
    for (let n = 0; n < PROCESSES; n += 1) {
      processes.push(startPool(postgres.url, provider.baseUrl, String(JOBS_EACH), String(clockOffsetMs)))
    }
    const ready = await Promise.all(processes.map(({ next }) => next()))
    expect(new Set(ready.map((line) => 'ready' in line && line.ready)).size).toBe(PROCESSES)
    for (const { child } of processes) child.stdin.write('go\n')
    const ended = await Promise.all(processes.map(({ next }) => next()))

    const results = ended.flatMap((line) => ('ended' in line ? line.ended : []))
    expect(results).toHaveLength(PROCESSES * JOBS_EACH)
    expect(results.filter((result) => result === 'answered')).toHaveLength(CAP)
    expect(results.filter((result) => result === 'no_key')).toHaveLength(PROCESSES * JOBS_EACH - CAP)
    // nobody was left out, so that all three had a share in it
    for (const line of ended) expect(line).toMatchObject({ ended: expect.arrayContaining(['answered']), log: [] })

    const asked = (apiKey: string) => provider.requests.filter((request) => request.apiKey === apiKey).length
    expect([asked('sk-one'), asked('sk-two'), provider.requests.length]).toEqual([CAPS.one, CAPS.two, CAP])
    expect(await world.aiKeys.list()).toMatchObject([
      { usageToday: CAPS.one, succeeded: CAPS.one },
      { usageThisMonth: CAPS.two, succeeded: CAPS.two },
    ])
    expect(await world.aiQueue.countWaiting(world.clock.nowMs())).toEqual({ quiz: 0, meme: 0 })
  })
})
