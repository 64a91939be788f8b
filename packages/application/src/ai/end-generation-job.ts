import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import type { LimitPorts } from '../limits/limit-ports'
import { refundAllowance } from '../limits/spend-allowance'
import type { GenerationJobs } from '../ports/generation-jobs'

export type JobEndPorts = Pick<LimitPorts, 'events' | 'clock'> & {
  readonly usage: Pick<LimitPorts['usage'], 'refund'>
  readonly ai: { readonly generationJobs: Pick<GenerationJobs, 'move'> }
}

/** Ends a job nothing came of, and gives back what it cost. False, and nothing done, when it had ended before. */
export async function endGenerationJob(
  ports: JobEndPorts,
  { id, kind, taker, bookedDay }: GenerationJob,
  stage: 'failed' | 'cancelled',
): Promise<boolean> {
  const isEnded = await ports.ai.generationJobs.move(id, stage, ports.clock.nowMs())
  if (isEnded && bookedDay !== null) await refundAllowance(ports, { user: taker }, kind, bookedDay)
  return isEnded
}
