import { SILENCE_MS } from '@trendverse/domain/ai/generation-job'
import type { GenerationJobs } from '../ports/generation-jobs'
import { endGenerationJob, type JobEndPorts } from './end-generation-job'

const AT_ONCE = 100

export type LostJobPorts = Omit<JobEndPorts, 'ai'> & {
  readonly ai: { readonly generationJobs: Pick<GenerationJobs, 'move' | 'listSilent'> }
}

/** Ends the jobs whose process died, and gives back what they cost, whether or not anybody asks for them again. */
export async function endLostJobs(ports: LostJobPorts): Promise<void> {
  const lost = await ports.ai.generationJobs.listSilent(ports.clock.nowMs() - SILENCE_MS, AT_ONCE)
  for (const job of lost) await endGenerationJob(ports, job, 'failed')
}
