import { NO_KEY_TRIED, type TriedKeys } from '@trendverse/domain/ai/choose-key'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import { isRetried, type ProviderFailure, REQUEST_TIMEOUT } from '@trendverse/domain/ai/provider-failure'
import {
  MAX_JOB_MS,
  MAX_WAIT_MS,
  noKeyMessage,
  QUEUE_CAPACITY,
  queueFullMessage,
  retryDelayMs,
} from '@trendverse/domain/ai/request-queue'
import { settleKey } from '@trendverse/domain/ai/settle-key'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { AiJob, JobResult, KeyLease, KeyPool } from '../ports/ai'
import type { Needs } from '../ports/ports'
import type { SecretBox } from '../ports/world'
import { callWithKey, settleLease } from './call-with-key'
import { limitPatience, type Patience } from './limit-patience'
import { createWaitingLine, type WaitingLine } from './waiting-line'

/** Somewhat longer than a stay in the line, so that only places of a process that died are given away. */
const PLACE_MS = MAX_WAIT_MS + 5 * SECOND_MS

type PoolPorts = Needs<'aiKeys' | 'aiQueue' | 'clock' | 'log' | 'random' | 'startTimer'> & {
  readonly secretBox: Pick<SecretBox, 'open'>
}

/** The keys of one process's jobs; what many processes share is in the database. */
export function createKeyPool(ports: PoolPorts): KeyPool {
  const running = new Set<Patience>()
  let isClosed = false
  const lines: Readonly<Record<KeyType, WaitingLine>> = {
    quiz: createWaitingLine(ports, 'quiz'),
    meme: createWaitingLine(ports, 'meme'),
  }
  return {
    async run(job) {
      const { keyType, signal } = job
      const jobId = uuidV7(ports.clock.nowMs(), ports.random.bytes(10))
      const nowMs = ports.clock.nowMs()
      const place = { jobId, keyType, expiresAtMs: nowMs + PLACE_MS }
      if (!(await ports.aiQueue.admit(place, QUEUE_CAPACITY, nowMs))) {
        return { kind: 'failed', reason: 'queue_full', message: queueFullMessage(keyType) }
      }
      const patience = limitPatience(ports, MAX_JOB_MS, signal)
      running.add(patience)
      if (isClosed) patience.giveUp()
      try {
        return await runInLine(ports, lines[keyType], job, jobId, patience)
      } finally {
        running.delete(patience)
        patience.end()
      }
    },
    close() {
      isClosed = true
      for (const patience of running) patience.giveUp()
      for (const line of Object.values(lines)) line.close()
    },
  }
}

/** Waits for a key, calls, and tries again where that may help (OP-49), each time with what was learnt about keys. */
async function runInLine<Value>(
  ports: PoolPorts,
  line: WaitingLine,
  job: AiJob<Value>,
  jobId: Uuid,
  patience: Patience,
): Promise<JobResult<Value>> {
  const { keyType, priority, onlyIfFree = false } = job
  const { signal } = patience
  const wish = { jobId, priority, onlyIfFree, signal }
  let joinedAtMs = ports.clock.nowMs()
  let tried = NO_KEY_TRIED
  let failure: ProviderFailure | null = null
  let turn = await line.join({ ...wish, tried, joinedAtMs, readyAtMs: joinedAtMs })
  for (let retry = 1; ; retry += 1) {
    if (turn.kind === 'stopped') return stopped(patience)
    if (turn.kind === 'none') return failure === null ? noKey(keyType) : failed(failure)
    if (turn.lease.key.status === 'demo') return standIn(ports, turn.lease)
    const answer = await callWithKey(ports, turn.lease, job, signal)
    if (answer === null) return stopped(patience)
    if (answer.ok) return { kind: 'answered', value: answer.value }
    failure = answer.failure
    const delayMs = onlyIfFree ? null : retryDelayMs(retry)
    if (delayMs === null || !isRetried(failure)) return failed(failure)
    tried = withFailure(tried, turn.lease.key.id, failure)
    joinedAtMs = ports.clock.nowMs()
    await ports.aiQueue.readmit({ jobId, keyType, expiresAtMs: joinedAtMs + PLACE_MS }).catch((error: unknown) => {
      // it only goes uncounted
      ports.log.warn({ err: error }, 'A job came back to the queue uncounted')
    })
    turn = await line.rejoin({ ...wish, tried, joinedAtMs, readyAtMs: joinedAtMs + delayMs })
  }
}

/** A demo key never calls anybody: its use is counted and the built-in generator does the work (OP-46). */
async function standIn(ports: PoolPorts, lease: KeyLease): Promise<{ readonly kind: 'built_in' }> {
  const nowMs = ports.clock.nowMs()
  const outcome = { succeeded: true, durationMs: 0, restMs: null }
  await settleLease(ports, lease, (state) => settleKey(state, outcome, nowMs))
  return { kind: 'built_in' }
}

function withFailure({ refused, failed: others }: TriedKeys, keyId: Uuid, { kind }: ProviderFailure): TriedKeys {
  return kind === 'unauthorised'
    ? { refused: new Set([...refused, keyId]), failed: others }
    : { refused, failed: new Set([...others, keyId]) }
}

function failed({ message }: ProviderFailure): JobResult<never> {
  return { kind: 'failed', reason: 'provider', message }
}

function noKey(keyType: KeyType): JobResult<never> {
  return { kind: 'failed', reason: 'no_key', message: noKeyMessage(keyType) }
}

function stopped(patience: Patience): JobResult<never> {
  return { kind: 'failed', reason: patience.why(), message: REQUEST_TIMEOUT }
}
