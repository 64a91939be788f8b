import { chooseKey, type TriedKeys } from '@trendverse/domain/ai/choose-key'
import { releaseUnused } from '@trendverse/domain/ai/key-quotas'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import { IDLE_PACING, mayBegin, paceAfter } from '@trendverse/domain/ai/pacing'
import {
  CALL_LIMIT_MS,
  hasWaitedTooLong,
  joinQueue,
  nextInQueue,
  pollDelayMs,
  type QueuePlace,
  rejoinQueue,
} from '@trendverse/domain/ai/request-queue'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { LeaseAnswer } from '../ports/ai'
import type { Needs } from '../ports/ports'
import { settleLease } from './call-with-key'

/** Longer than a call can take: only the leases of a process that died run out. */
const LEASE_MS = CALL_LIMIT_MS + 15 * SECOND_MS

/** A job in line for a key. */
export type JobInLine = QueuePlace & {
  readonly jobId: Uuid
  readonly tried: TriedKeys
  /** Goes away rather than wait for a key. */
  readonly onlyIfFree: boolean
  /** Takes the job out of the line. */
  readonly signal: AbortSignal
}

/** How a stay in the line ends: with a key, with none (ER-36), or because nobody waits any longer. */
export type Turn = Exclude<LeaseAnswer, { readonly kind: 'wait' }> | { readonly kind: 'stopped' }

/** The jobs of this process that wait for a key of one type. */
export type WaitingLine = {
  join(job: JobInLine): Promise<Turn>
  /** Back to the front (KP-18). */
  rejoin(job: JobInLine): Promise<Turn>
  close(): void
}

type Waiting = JobInLine & { readonly leave: (turn: Turn) => void }

/**
 * Lets jobs begin in their order (KP-17, KP-18), in batches (KP-16), as soon as a key is free: at once in an idle pool,
 * otherwise when it is looked after (KP-15) or a call ended somewhere.
 */
export function createWaitingLine(
  ports: Needs<'aiKeys' | 'aiQueue' | 'clock' | 'log' | 'random' | 'startTimer'>,
  keyType: KeyType,
): WaitingLine {
  let queue: readonly Waiting[] = []
  let pacing = IDLE_PACING
  let isServing = false
  let isCalledAgain = false
  let alarm: { readonly atMs: number; readonly cancel: () => void } | null = null

  const remove = (job: Waiting): boolean => {
    const isThere = queue.includes(job)
    queue = queue.filter((other) => other !== job)
    return isThere
  }

  function enter(job: JobInLine, place: typeof joinQueue<Waiting>): Promise<Turn> {
    return new Promise((resolve) => {
      const stop = (): void => dismiss(waiting, { kind: 'stopped' })
      const leave = (turn: Turn): void => {
        job.signal.removeEventListener('abort', stop)
        resolve(turn)
      }
      const waiting: Waiting = { ...job, leave }
      queue = place(queue, waiting)
      job.signal.addEventListener('abort', stop, { once: true })
      if (job.signal.aborted) stop()
      else serve()
    })
  }

  /** Sends a job away without a key. */
  function dismiss(job: Waiting, turn: Turn): void {
    if (!remove(job)) return
    // a place nobody gives back expires by itself
    ports.aiQueue
      .leave(job.jobId)
      .catch((error: unknown) => ports.log.warn({ err: error }, 'A place was not given back'))
    job.leave(turn)
  }

  /** Serves whoever can be served, then sets the alarm for the next look. One at a time. */
  function serve(): void {
    isCalledAgain = true
    if (isServing) return
    isServing = true
    void serveWhileCalled().then((isKeyFree) => {
      isServing = false
      if (isCalledAgain) return serve()
      if (queue.length > 0) wakeIn(pollDelayMs(isKeyFree))
    })
  }

  async function serveWhileCalled(): Promise<boolean> {
    let isKeyFree = true
    while (isCalledAgain) {
      isCalledAgain = false
      isKeyFree = await serveInOrder()
    }
    return isKeyFree
  }

  /** Answers whether a key may be free. */
  async function serveInOrder(): Promise<boolean> {
    for (;;) {
      const nowMs = ports.clock.nowMs()
      for (const job of queue.filter((waiting) => hasWaitedTooLong(waiting, nowMs))) dismiss(job, { kind: 'none' })
      const job = nextInQueue(queue, nowMs)
      if (job === null || !mayBegin(pacing, nowMs)) return true
      const answer = await lease(job, nowMs)
      if (answer.kind === 'wait') {
        for (const hasty of queue.filter(({ onlyIfFree }) => onlyIfFree)) dismiss(hasty, { kind: 'none' })
        return false
      }
      if (answer.kind === 'none') dismiss(job, answer)
      else if (remove(job)) {
        pacing = paceAfter(pacing, nowMs)
        job.leave(answer)
      } else {
        // it went away while its key was booked
        const { bookedDay } = answer.lease
        await settleLease(ports, answer.lease, (state) => releaseUnused(state, bookedDay))
      }
    }
  }

  async function lease({ jobId, tried }: Waiting, nowMs: number): Promise<LeaseAnswer> {
    try {
      return await ports.aiKeys.lease({ jobId, keyType, leaseMs: LEASE_MS, nowMs }, (keys) =>
        chooseKey(keys, tried, nowMs),
      )
    } catch (error) {
      noteFault(error)
      return { kind: 'wait' }
    }
  }

  const noteFault = (error: unknown): void =>
    ports.log.warn({ err: error, keyType }, 'The AI keys could not be read or written')

  function wakeIn(ms: number): void {
    const atMs = ports.clock.nowMs() + ms
    if (alarm !== null && alarm.atMs <= atMs) return
    alarm?.cancel()
    const cancel = ports.startTimer(ms, () => {
      alarm = null
      serve()
    })
    alarm = { atMs, cancel }
  }

  // At a moment of its own within one poll, so that no process is always the first to take what came free.
  const stopListening = ports.aiKeys.whenFreed(() => {
    if (queue.length > 0) wakeIn((pollDelayMs(true) * (ports.random.bytes(1)[0] ?? 0)) / 256)
  })

  return {
    join: (job) => enter(job, joinQueue),
    rejoin: (job) => enter(job, rejoinQueue),
    close: () => {
      stopListening()
      alarm?.cancel()
    },
  }
}
