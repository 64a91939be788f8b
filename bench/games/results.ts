import { randomBytes, webcrypto } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTokenSource } from '@trendverse/application/accounts/create-token-source'
import { finishRun } from '@trendverse/application/games/finish-run'
import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import { gameLibrary } from '@trendverse/games/game-library'
import { recordRun } from '@trendverse/games/rules-kit/record-run'
import { carefulPilot, type FlightPilot } from '@trendverse/games/trend-quiz/pilot'
import { rules } from '@trendverse/games/trend-quiz/rules/v1/rules'
import { samplePack } from '@trendverse/games/trend-quiz/testing/sample-pack'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { createReplayPool } from '../../apps/server/src/infrastructure/games/replay-pool'

/**
 * Results of careful runs a second, from the log to the place on the board: the use case over the embedded database with one
 * thread that plays runs again, and beside it the thread alone. Every result is another account's, sixteen at a time.
 */
const RUNS = 400
const AT_ONCE = 16
const GOAL_PER_SECOND_AND_CORE = 40
const DAY = '2026-11-22'

const folder = await mkdtemp(join(tmpdir(), 'trendverse-results-'))
const database = await openPglite({ dataFolder: folder })
const storage = sqlStorage(database)
const pool = createReplayPool({ threads: 1 })
let nowMs = Date.parse(`${DAY}T12:00:00Z`)
const clock = { nowMs: () => nowMs }
const silent = () => undefined
const ports = {
  ...storage,
  clock,
  gameLibrary,
  replayRuns: pool,
  tokens: createTokenSource(webcrypto),
  events: {
    accountChanged: async () => undefined,
    boardsChanged: async () => undefined,
    galleryChanged: async () => undefined,
  },
  log: { info: silent, warn: silent, error: silent },
}

const packId = `trend-quiz-${DAY}-0123456789ab`
const content = JSON.stringify(samplePack)
await storage.gamePacks.add({
  id: packId,
  gameId: 'trend-quiz',
  day: DAY,
  edition: 'today',
  content,
  builtAtMs: nowMs,
  withdrawnAtMs: null,
})

async function prepare(n: number) {
  const id = uuidV7(nowMs, randomBytes(10))
  const fields = { username: `player_${n}`, email: `player.${n}@example.org`, firstName: 'A', lastName: 'Player' }
  const user = newVerifiedUser(id, fields, nowMs)
  await storage.accounts.create({ user, passwordHash: 'no password fits' })
  const runId = uuidV7(nowMs, randomBytes(10))
  const seed = `${packId}/daily`
  const draft = { id: runId, userId: id, gameId: 'trend-quiz', mode: 'normal', packId, day: DAY } as const
  const ticket = { ...draft, rulesVersion: 1, edition: 'today', startedAtMs: nowMs, seed, unranked: null } as const
  await storage.gameRuns.start(ticket, { day: DAY, limit: -1 })
  const { end, log } = recordRun(
    rules,
    { seed, pack: samplePack, mode: 'normal' },
    slightlyLate(carefulPilot(`bench/${n}`), n),
  )
  const score = rules.score(end).points
  return { user, seed, log, sent: { runId, log: Buffer.from(log).toString('base64url'), score } }
}
/** Begins a little later than others do, as people would: of equal logs all but the first are refused. */
function slightlyLate(pilot: FlightPilot, n: number): FlightPilot {
  return (flight) => (flight.tick === 2 * n ? { keys: 1 + (n % 15) } : flight.tick < n ? null : pilot(flight))
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Results a second when so many are under way at any time. */
async function perSecond(all: readonly Prepared[], work: (one: Prepared) => Promise<unknown>): Promise<number> {
  const waiting = [...all]
  const startedMs = performance.now()
  const worker = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (all.length * 1_000) / (performance.now() - startedMs)
}

const prepared: Prepared[] = []
for (let n = 0; n < RUNS; n += 1) prepared.push(await prepare(n))
// every run is over by then, and none too long ago
nowMs += 100_000

const replayAlone = ({ seed, log }: Prepared) =>
  pool.replay({ gameId: 'trend-quiz', rulesVersion: 1, mode: 'normal', seed, content, log })
const session = {
  id: '',
  userId: '',
  kind: 'user',
  createdAtMs: 0,
  lastSeenAtMs: 0,
  expiresAtMs: 0,
  userAgent: '',
  network: '',
} as const
// the thread's code is loaded and warm
await perSecond(prepared.slice(0, 50), replayAlone)
const alone = await perSecond(prepared, replayAlone)
const processorBefore = process.cpuUsage()
const results = await perSecond(prepared, ({ user, sent }) => finishRun(ports, { kind: 'user', session, user }, sent))
const { user: userMicros, system } = process.cpuUsage(processorBefore)
const perCore = (RUNS * 1_000_000) / (userMicros + system)

console.log(`${RUNS} results, ${AT_ONCE} at once; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)
console.log(`goal: ${GOAL_PER_SECOND_AND_CORE} results a second and core`)
console.log(`replays a second, one thread alone: ${alone.toFixed(0)}`)
console.log(
  `results a second: ${results.toFixed(0)}; by processor time, all threads, on one core: ${perCore.toFixed(0)}`,
)

await pool.close()
await database.close()
await rm(folder, { recursive: true, force: true })
