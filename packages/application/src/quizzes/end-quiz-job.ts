import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import { refundAllowance } from '../limits/spend-allowance'
import type { GenerationJobs } from '../ports/generation-jobs'
import type { QuizPorts } from './quiz-ports'

export type JobEndPorts = Pick<QuizPorts, 'events' | 'clock'> & {
  readonly usage: Pick<QuizPorts['usage'], 'refund'>
  readonly ai: { readonly generationJobs: Pick<GenerationJobs, 'move'> }
}

/** Ends a job nothing came of, and gives back what it cost. False, and nothing done, when it had ended before. */
export async function endQuizJob(
  ports: JobEndPorts,
  { id, taker, bookedDay }: GenerationJob,
  stage: 'failed' | 'cancelled',
): Promise<boolean> {
  const isEnded = await ports.ai.generationJobs.move(id, stage, ports.clock.nowMs())
  if (isEnded && bookedDay !== null) await refundAllowance(ports, { user: taker }, 'quiz', bookedDay)
  return isEnded
}
