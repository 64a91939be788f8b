import type { Backend } from '@trendverse/contract/contract'
import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { type CallingServices, callOwner } from './call-owner'
import { logFailure } from './log-failure'
import { retryWithBackoff } from './retry-with-backoff'

/** A model takes some seconds: often enough to be told soon, seldom enough to cost nothing. */
const ASK_EVERY_MS = 500

/** What was made, or how far it is: one of the two. */
type Progress<Made> = {
  readonly made: Made | null
  readonly job: { readonly id: string; readonly stage: GenerationStage } | null
}

export type Waiting = {
  readonly signal: AbortSignal
  /** How far it is, each time that is heard. */
  readonly onStage: (stage: GenerationStage) => void
  /** How far it is could not be asked just now; it is asked again until it can. */
  readonly onLost: () => void
}

type FollowedJob<Made> = Waiting & {
  /** What the order was answered with, by the runtime that is asked from now on. */
  readonly first: Progress<Made>
  readonly ask: (backend: Backend, id: string, signal: AbortSignal) => Promise<Progress<Made>>
  /** Tells that nobody comes for it any more, so that what it cost is given back. */
  readonly cancel: (backend: Backend, id: string) => Promise<unknown>
  /** What is made, as it stands in a sentence: `quiz`. */
  readonly thing: string
}

/**
 * Waits until something that a model makes is there, however often the connection is lost meanwhile (OP-38). Only the runtime
 * it was ordered at is asked for it. Throws what it was refused with, `unavailable` when it could not be made, or the reason
 * of `signal`; in each case it is called off.
 */
export async function followJob<Made>(services: CallingServices, followed: FollowedJob<Made>): Promise<Made> {
  const { first, ask, cancel, thing, signal, onStage, onLost } = followed
  const notMade = () => new AppError('unavailable', `The ${thing} could not be made.`, { retryable: true })
  const madeOf = ({ made }: Progress<Made>) => {
    if (made === null) throw notMade()
    return made
  }
  if (first.job === null) return madeOf(first)
  const { id } = first.job
  const keptBy = services.runtime()
  const noteLost = (cause: unknown) => {
    logFailure(`How far the ${thing} is could not be asked.`, cause)
    onLost()
  }
  try {
    let progress = first
    while (progress.job !== null) {
      signal.throwIfAborted()
      if (progress.job.stage === 'failed' || progress.job.stage === 'cancelled') throw notMade()
      onStage(progress.job.stage)
      await later(ASK_EVERY_MS, signal)
      signal.throwIfAborted()
      const askOwner = () => callOwner(services, keptBy, (backend) => ask(backend, id, signal))
      progress = await retryWithBackoff(askOwner, { signal, onLost: noteLost })
    }
    return madeOf(progress)
  } catch (error) {
    // Whatever ended the waiting, nobody comes for it.
    void callOwner(services, keptBy, (backend) => cancel(backend, id)).catch((cause: unknown) =>
      logFailure(`The ${thing} could not be called off.`, cause),
    )
    throw error
  }
}

/** Rests, but not longer than somebody waits. */
function later(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
