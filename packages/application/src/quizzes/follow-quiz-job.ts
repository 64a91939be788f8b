import { type GenerationJob, isLost } from '@trendverse/domain/ai/generation-job'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Caller } from '../accounts/caller'
import { endGenerationJob } from '../ai/end-generation-job'
import type { AiPorts, Needs } from '../ports/ports'
import type { OrderedQuiz } from './ordered-quiz'
import { isTaker } from './quiz-taker'
import { claimQuiz } from './unclaimed-quiz'

type Ports = Needs<'quizzes' | 'origin' | 'usage' | 'events' | 'clock' | 'ai'>

/** How far a caller's quiz is (OP-42). Throws AppError `not_found`. */
export async function followQuizJob(ports: Ports, caller: Caller, jobId: string): Promise<OrderedQuiz> {
  const { ai, job } = await findOwnJob(ports, caller, jobId)
  if (isLost(job, ports.clock.nowMs())) {
    await endGenerationJob({ ...ports, ai }, job, 'failed')
    return { kind: 'being_made', job: { ...job, stage: 'failed' } }
  }
  const attempt = job.resultId === null ? null : await ports.quizzes.find(job.resultId)
  if (attempt !== null) {
    if (job.bookedDay !== null) await claimQuiz(ports, attempt)
    return { kind: 'begun', attempt, resumed: false }
  }
  // it was ready, nobody came for it, and its time is over
  return { kind: 'being_made', job: job.stage === 'ready' ? { ...job, stage: 'failed' } : job }
}

/**
 * Ends the waiting for a quiz; what it cost is given back. One that is ready or has ended before stays as it is.
 * Throws AppError `not_found`.
 */
export async function cancelQuizJob(
  ports: Ports,
  caller: Caller,
  jobId: string,
): Promise<{ readonly cancelled: boolean }> {
  const { ai, job } = await findOwnJob(ports, caller, jobId)
  return { cancelled: await endGenerationJob({ ...ports, ai }, job, 'cancelled') }
}

async function findOwnJob(
  { ai, origin }: Ports,
  caller: Caller,
  jobId: string,
): Promise<{ readonly ai: AiPorts; readonly job: GenerationJob }> {
  const job = ai === null ? null : await ai.generationJobs.find(jobId.toLowerCase())
  if (ai === null || job?.kind !== 'quiz' || !isTaker(job.taker, caller, origin.guestId)) {
    throw new AppError('not_found', 'There is no such quiz.')
  }
  return { ai, job }
}
