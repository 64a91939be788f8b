import type { Meme } from '@trendverse/domain/memes/meme'
import type { SignedInCaller } from '../accounts/caller'
import {
  cancelOwnGeneration,
  followOwnGeneration,
  type GenerationProgress,
  type OwnGeneration,
} from '../ai/follow-generation'
import type { Needs } from '../ports/ports'
import type { OrderedMeme } from './meme-order'

type Ports = Needs<'memes' | 'usage' | 'events' | 'clock' | 'ai'>

export function orderedMemeOf({ made, job }: GenerationProgress<Meme>): OrderedMeme {
  return job === null ? { kind: 'made', meme: made } : { kind: 'being_made', job }
}

function ownMeme({ user }: SignedInCaller, id: string): OwnGeneration {
  return { id, kind: 'meme', isOwn: (taker) => taker.kind === 'user' && taker.id === user.id }
}

/** How far a caller's meme is (OP-42). Throws AppError `not_found`. */
export async function followMemeJob(ports: Ports, caller: SignedInCaller, jobId: string): Promise<OrderedMeme> {
  return orderedMemeOf(await followOwnGeneration(ports, ownMeme(caller, jobId), (id) => ports.memes.find(id)))
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
  return cancelOwnGeneration(ports, ownMeme(caller, jobId))
}
