import { createKeyPool } from '@trendverse/application/ai/key-pool'
import { type AiKeySettings, freshKeyState } from '@trendverse/domain/ai/ai-key'
import { chooseKey, NO_KEY_TRIED } from '@trendverse/domain/ai/choose-key'
import { IDLE_PACING, mayBegin, paceAfter } from '@trendverse/domain/ai/pacing'
import { joinQueue, nextInQueue, QUEUE_CAPACITY, type QueuePlace } from '@trendverse/domain/ai/request-queue'
import { bookCall, settleKey } from '@trendverse/domain/ai/settle-key'
import { offerJobs } from '@trendverse/test-support/ai/pool-load'
import { createAiWorld } from '@trendverse/test-support/ai-world'

/** What it costs to give a job its key: the rules alone, and the whole pool over memory on a clock moved by hand. */
const GOAL_MICROSECONDS = 50
const JOBS = 10_000
const ROUNDS = 7
const START_MS = Date.UTC(2026, 2, 3, 12)

const settings: AiKeySettings = {
  id: 'key',
  name: 'Key',
  provider: 'OpenAI',
  keyType: 'quiz',
  status: 'active',
  sealedKey: 'sealed',
  keyEnd: 'abcd',
  priority: 1,
  dailyLimit: 1_000_000,
  monthlyLimit: 1_000_000,
  maxConcurrent: 3,
  createdAtMs: START_MS,
}

/** Every job joins a full queue, is found there, chooses among four keys, is booked, paced and settled. */
function rulesRound(): number {
  const ids = ['a', 'b', 'c', 'd']
  let keys = ids.map((id) => ({ ...settings, id, ...freshKeyState(settings), active: 0 }))
  let queue: readonly QueuePlace[] = []
  for (let n = 1; n < QUEUE_CAPACITY; n += 1) queue = joinQueue(queue, place(0))
  let pacing = IDLE_PACING
  const before = process.cpuUsage()
  for (let job = 0; job < JOBS; job += 1) {
    const nowMs = START_MS + 500 * job
    queue = joinQueue(queue, place(nowMs))
    const next = nextInQueue(queue, nowMs)
    if (!mayBegin(pacing, nowMs)) throw new Error('too fast')
    const choice = chooseKey(keys, NO_KEY_TRIED, nowMs)
    if (choice.kind !== 'key' || next === null) throw new Error('no key')
    queue = queue.filter((other) => other !== next)
    pacing = paceAfter(pacing, nowMs)
    const outcome = { succeeded: job % 9 !== 0, durationMs: 900, restMs: null }
    keys = keys.map((key) =>
      key.id === choice.keyId ? { ...key, ...settleKey({ ...key, ...bookCall(key, nowMs) }, outcome, nowMs) } : key,
    )
  }
  return microsecondsSince(before) / JOBS
}

const place = (nowMs: number): QueuePlace => ({ priority: 'normal', readyAtMs: 0, joinedAtMs: nowMs })

/** Over everything: queue, leases, settling, timers and the clock itself. */
async function poolRound(): Promise<number> {
  const world = createAiWorld()
  for (let n = 1; n <= 4; n += 1) await world.addKey(n, `key-${n}`)
  const pool = createKeyPool(world)
  const before = process.cpuUsage()
  const job = { keyType: 'quiz', priority: 'normal', call: async () => ({ ok: true, value: null }) as const } as const
  const results = await world.time.runUntil(offerJobs(world, [pool], JOBS, job))
  const spent = microsecondsSince(before)
  if (results.some(({ kind }) => kind !== 'answered')) throw new Error('a job failed')
  return spent / JOBS
}

/** Processor time, garbage collection included: other work on the machine does not count. */
function microsecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const rules: number[] = []
const whole: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  rules.push(rulesRound())
  whole.push(await poolRound())
}
console.log(`${JOBS} jobs, medians of ${ROUNDS} rounds, microseconds of processor time a job`)
console.log(`rules alone:                ${median(rules).toFixed(1)} (goal: under ${GOAL_MICROSECONDS})`)
console.log(`whole pool over memory:     ${median(whole).toFixed(1)} the clock moved by hand included`)
