import { MINUTE_MS } from '../primitives/time'
import type { Uuid } from '../primitives/uuid'
import type { QuizTaker } from '../quizzes/attempt'
import type { KeyType } from './key-type'

/**
 * How far something is that a model makes: it waits for a key, is written, is checked (a quiz) or painted (a meme); then it
 * has ended in one of three ways.
 */
export const GENERATION_STAGES = ['waiting', 'writing', 'checking', 'painting', 'ready', 'failed', 'cancelled'] as const
export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** Something a model makes for somebody who waits. Instants are milliseconds since 1970. */
export type GenerationJob = {
  readonly id: Uuid
  readonly kind: KeyType
  readonly taker: QuizTaker
  readonly trendId: Uuid
  /** Tells orders of one taker about one trend apart that go on beside each other; empty where there is one at a time. */
  readonly variant: string
  readonly stage: GenerationStage
  /** What was made: the attempt of a quiz, or the meme. Null before. */
  readonly resultId: Uuid | null
  /** The day a unit was booked on, to give it back; null where none was, or once somebody came for what was made. */
  readonly bookedDay: string | null
  readonly startedAtMs: number
  /** When its stage last changed. */
  readonly movedAtMs: number
}

/** Longer than everything a pool does for a job (OP-48), twice over: whoever was at it is gone. */
export const SILENCE_MS = 3 * MINUTE_MS

export function hasEnded({ stage }: Pick<GenerationJob, 'stage'>): boolean {
  return stage === 'ready' || stage === 'failed' || stage === 'cancelled'
}

/** Whether the process that carried a job out has died. */
export function isLost(job: GenerationJob, nowMs: number): boolean {
  return !hasEnded(job) && nowMs - job.movedAtMs > SILENCE_MS
}
