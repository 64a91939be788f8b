import { SECOND_MS } from '../primitives/time'
import type { KeyType } from './key-type'

/** KP-14: jobs that wait, per type, over all processes together. */
export const QUEUE_CAPACITY = 50
/** KP-15 */
const POLL_MS = 100
const POLL_WITHOUT_KEY_MS = 2 * SECOND_MS
/** KP-18 */
export const MAX_RETRIES = 2
const RETRY_STEP_MS = SECOND_MS
/** OP-48: in the queue, and for everything together. */
export const MAX_WAIT_MS = 30 * SECOND_MS
export const MAX_JOB_MS = 60 * SECOND_MS
/** KP-19, ER-38: one call of a provider. */
export const CALL_LIMIT_MS = 30 * SECOND_MS

export type JobPriority = 'high' | 'normal'

/** Where a waiting job stands. */
export type QueuePlace = {
  readonly priority: JobPriority
  /** Not begun before: a retry waits a little (KP-18). */
  readonly readyAtMs: number
  /** When it joined, or joined again. */
  readonly joinedAtMs: number
}

/** A queue with one more job at its end, or in front of all normal ones when its priority is high (KP-17). */
export function joinQueue<Job extends QueuePlace>(queue: readonly Job[], job: Job): readonly Job[] {
  if (job.priority === 'normal') return [...queue, job]
  const behind = queue.findIndex(({ priority }) => priority === 'normal')
  return behind === -1 ? [...queue, job] : [...queue.slice(0, behind), job, ...queue.slice(behind)]
}

/** A queue to whose front a failed job came back (KP-18). */
export function rejoinQueue<Job extends QueuePlace>(queue: readonly Job[], job: Job): readonly Job[] {
  return [job, ...queue]
}

/** The job to begin next: the first whose time has come. */
export function nextInQueue<Job extends QueuePlace>(queue: readonly Job[], nowMs: number): Job | null {
  return queue.find(({ readyAtMs }) => readyAtMs <= nowMs) ?? null
}

/** Whether a job has waited as long as it may (OP-48). */
export function hasWaitedTooLong({ joinedAtMs }: QueuePlace, nowMs: number): boolean {
  return nowMs - joinedAtMs >= MAX_WAIT_MS
}

/** How long to wait before the queue is looked at again (KP-15). */
export function pollDelayMs(isKeyFree: boolean): number {
  return isKeyFree ? POLL_MS : POLL_WITHOUT_KEY_MS
}

/** How long a job waits before its retry of this number (from 1), or null when it has had all of them (KP-18). */
export function retryDelayMs(retry: number): number | null {
  return retry > MAX_RETRIES ? null : retry * RETRY_STEP_MS
}

/** ER-36 */
export function noKeyMessage(type: KeyType): string {
  return `No available ${type} API keys. All keys are busy, rate-limited, or circuit-broken.`
}

/** ER-37 */
export function queueFullMessage(type: KeyType): string {
  return `Request queue full for ${type}. Please try again later.`
}
