import { type GenerationJob, isLost } from '@trendverse/domain/ai/generation-job'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../accounts/caller'
import { endGenerationJob } from '../ai/end-generation-job'
import type { AiPorts, Needs } from '../ports/ports'
import type { OrderedMeme } from './meme-order'

type Ports = Needs<'memes' | 'usage' | 'events' | 'clock' | 'ai'>

/** How far a caller's meme is (OP-42). Throws AppError `not_found`. */
export async function followMemeJob(ports: Ports, caller: SignedInCaller, jobId: string): Promise<OrderedMeme> {
  const { ai, job } = await findOwnJob(ports, caller, jobId)
  if (isLost(job, ports.clock.nowMs())) {
    await endGenerationJob({ ...ports, ai }, job, 'failed')
    return { kind: 'being_made', job: { ...job, stage: 'failed' } }
  }
  const meme = job.resultId === null ? null : await ports.memes.find(job.resultId)
  if (meme !== null) return { kind: 'made', meme }
  // it was ready, and has been deleted since
  return { kind: 'being_made', job: job.stage === 'ready' ? { ...job, stage: 'failed' } : job }
}

/**
 * Ends the waiting for a meme; what it cost is given back. One that is ready or has ended before stays as it is.
 * Throws AppError `not_found`.
 */
export async function cancelMemeJob(
  ports: Ports,
  caller: SignedInCaller,
  jobId: string,
): Promise<{ readonly cancelled: boolean }> {
  const { ai, job } = await findOwnJob(ports, caller, jobId)
  return { cancelled: await endGenerationJob({ ...ports, ai }, job, 'cancelled') }
}

async function findOwnJob(
  { ai }: Ports,
  { user }: SignedInCaller,
  jobId: string,
): Promise<{ readonly ai: AiPorts; readonly job: GenerationJob }> {
  const job = ai === null ? null : await ai.generationJobs.find(jobId.toLowerCase())
  const isOwn = job?.kind === 'meme' && job.taker.kind === 'user' && job.taker.id === user.id
  if (ai === null || job === null || !isOwn) throw new AppError('not_found', 'There is no such meme.')
  return { ai, job }
}
