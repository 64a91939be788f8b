import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import { refundAllowance } from '../limits/spend-allowance'
import type { Needs } from '../ports/ports'

/** Ends a job nothing came of, and gives back what it cost. False, and nothing done, when it had ended before. */
export async function endGenerationJob(
  ports: Needs<'clock' | 'events' | 'usage'> & { readonly ai: Needs<'generationJobs'> },
  { id, kind, taker, bookedDay }: GenerationJob,
  stage: 'failed' | 'cancelled',
): Promise<boolean> {
  const isEnded = await ports.ai.generationJobs.move(id, stage, ports.clock.nowMs())
  if (isEnded && bookedDay !== null) await refundAllowance(ports, { user: taker }, kind, bookedDay)
  return isEnded
}
