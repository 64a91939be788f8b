import { type GenerationJob, isLost } from '@trendverse/domain/ai/generation-job'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'
import { endGenerationJob } from './end-generation-job'

/** What following a job needs, where models are asked. */
type FollowPorts = Needs<'clock' | 'events' | 'usage'> & { readonly ai: Needs<'generationJobs'> }

/** The same where perhaps none are. */
type MaybeFollowPorts = Needs<'clock' | 'events' | 'usage'> & { readonly ai: Needs<'generationJobs'> | null }

/** What was made, or how far it is: one of the two. */
export type GenerationProgress<Made> =
  | { readonly made: Made; readonly job: null }
  | { readonly made: null; readonly job: GenerationJob }

/** Finds what a job has made by its id; null where it is gone. */
export type FindMade<Made> = (id: Uuid) => Promise<Made | null>

/** How far a job is now, with what it made once that is there: from then on it is paid for. One whose process died is ended. */
export async function followGeneration<Made>(
  ports: FollowPorts,
  job: GenerationJob,
  find: FindMade<Made>,
): Promise<GenerationProgress<Made>> {
  const { resultId, bookedDay, stage } = job
  if (isLost(job, ports.clock.nowMs())) {
    await endGenerationJob(ports, job, 'failed')
    return { made: null, job: { ...job, stage: 'failed' } }
  }
  const made = resultId === null ? null : await find(resultId)
  if (resultId === null || made === null) {
    // it was ready, and is gone: nobody came for it in time, or it was deleted
    return { made: null, job: stage === 'ready' ? { ...job, stage: 'failed' } : job }
  }
  if (bookedDay !== null) await ports.ai.generationJobs.takeBooking(resultId)
  return { made, job: null }
}

/** The job that makes this very thing for its taker; one whose process died is ended first. */
export async function findOpenGeneration(
  { ai, ...ports }: MaybeFollowPorts,
  wanted: Pick<GenerationJob, 'kind' | 'taker' | 'trendId' | 'variant'>,
): Promise<GenerationJob | null> {
  if (ai === null) return null
  const job = await ai.generationJobs.findOpen(wanted)
  if (job === null || !isLost(job, ports.clock.nowMs())) return job
  await endGenerationJob({ ...ports, ai }, job, 'failed')
  return null
}

/** One job, and whose it must be. */
export type OwnGeneration = {
  readonly id: string
  readonly kind: GenerationJob['kind']
  readonly isOwn: (taker: GenerationJob['taker']) => boolean
}

/** How far a caller's own job is (OP-42). Throws AppError `not_found`. */
export async function followOwnGeneration<Made>(
  ports: MaybeFollowPorts,
  own: OwnGeneration,
  find: FindMade<Made>,
): Promise<GenerationProgress<Made>> {
  const { ai, job } = await findOwnJob(ports, own)
  return followGeneration({ ...ports, ai }, job, find)
}

/**
 * Ends the waiting for a caller's own job; what it cost is given back. One that is ready or has ended before stays as it is.
 * Throws AppError `not_found`.
 */
export async function cancelOwnGeneration(
  ports: MaybeFollowPorts,
  own: OwnGeneration,
): Promise<{ readonly cancelled: boolean }> {
  const { ai, job } = await findOwnJob(ports, own)
  return { cancelled: await endGenerationJob({ ...ports, ai }, job, 'cancelled') }
}

async function findOwnJob({ ai }: MaybeFollowPorts, { id, kind, isOwn }: OwnGeneration) {
  const job = ai === null ? null : await ai.generationJobs.find(id.toLowerCase())
  if (ai === null || job?.kind !== kind || !isOwn(job.taker))
    throw new AppError('not_found', `This ${kind} doesn’t exist.`)
  return { ai, job }
}
