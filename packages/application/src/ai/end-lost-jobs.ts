import { SILENCE_MS } from '@trendverse/domain/ai/generation-job'
import type { Needs } from '../ports/ports'
import { endGenerationJob } from './end-generation-job'

const AT_ONCE = 100

/** Ends the jobs whose process died, and gives back what they cost, whether or not anybody asks for them again. */
export async function endLostJobs(
  ports: Needs<'clock' | 'events' | 'usage'> & { readonly ai: Needs<'generationJobs'> },
): Promise<void> {
  const lost = await ports.ai.generationJobs.listSilent(ports.clock.nowMs() - SILENCE_MS, AT_ONCE)
  for (const job of lost) await endGenerationJob(ports, job, 'failed')
}
