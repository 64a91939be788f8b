import type { KeyType } from '@trendverse/domain/ai/key-type'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** A place in the queue that all processes share. The order within a process is its own matter. */
export type WaitingJob = {
  readonly jobId: Uuid
  readonly keyType: KeyType
  /** When its place is given away although nobody left it: its process died. */
  readonly expiresAtMs: number
}

/** Counts the jobs that wait for a key, over all processes (KP-14). */
export type AiQueue = {
  /** Takes a place unless so many of the type are taken; of several at once, no more get in than there is room for. */
  admit(job: WaitingJob, capacity: number, nowMs: number): Promise<boolean>
  /** Takes a place again, whether there is room or not: for a job that was begun before (KP-18). */
  readmit(job: WaitingJob): Promise<void>
  leave(jobId: Uuid): Promise<void>
  /** Jobs that wait, per type. */
  countWaiting(nowMs: number): Promise<Readonly<Record<KeyType, number>>>
}
