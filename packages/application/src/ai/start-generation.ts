import { type GenerationJob, type GenerationStage, hasEnded } from '@trendverse/domain/ai/generation-job'
import { MAX_JOB_MS } from '@trendverse/domain/ai/request-queue'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { Reservation } from '../limits/reserve-allowance'
import type { AiPorts, Needs } from '../ports/ports'
import { endGenerationJob } from './end-generation-job'
import { type FindMade, followGeneration, type GenerationProgress } from './follow-generation'
import { limitPatience } from './limit-patience'

/** What is made faster comes with the answer to its order. */
const WORTH_WAITING_MS = SECOND_MS

export type GenerationPorts = Needs<'clock' | 'events' | 'inBackground' | 'log' | 'pause' | 'random' | 'usage'> & {
  readonly ai: AiPorts
}

/** What whoever makes something is told, and tells. */
export type GenerationRun = {
  /** Fires when nobody wants it any more. */
  readonly cancelled: AbortSignal
  /** Fires then too, and when the time of all calls to models is up (OP-48): what is there by then is used. */
  readonly signal: AbortSignal
  readonly onStage: (stage: GenerationStage) => void
}

export type Generated<Made> = {
  readonly made: Made
  /** Nobody pays for it: a stand-in, or something that was paid for before. */
  readonly isFree: boolean
  /** Takes it back, where nobody wants it any more. */
  readonly discard: () => Promise<void>
}

/** One order of something that models make. */
export type Generation<Made> = {
  readonly order: Pick<GenerationJob, 'kind' | 'taker' | 'trendId' | 'variant'>
  readonly reservation: Reservation
  /** Whether its unit is given back, too, when it is ready after its page has left and nobody comes for it. */
  readonly isPaidWhenClaimed: boolean
  readonly run: (run: GenerationRun) => Promise<Generated<Made>>
  readonly find: FindMade<Made>
}

/**
 * The life of what a model makes: a job is kept, carried out while its page waits, and settled, so that what it cost is
 * spent or refunded, once. Answers with what was made when that is soon done, else with how far it is.
 */
export async function startGeneration<Made extends { readonly id: Uuid }>(
  ports: GenerationPorts,
  generation: Generation<Made>,
): Promise<GenerationProgress<Made>> {
  const { order, reservation, find } = generation
  const nowMs = ports.clock.nowMs()
  const job: GenerationJob = {
    id: uuidV7(nowMs, ports.random.bytes(10)),
    ...order,
    stage: 'waiting',
    resultId: null,
    bookedDay: reservation.day,
    startedAtMs: nowMs,
    movedAtMs: nowMs,
  }
  const kept = await ports.ai.generationJobs.add(job)
  if (kept.id !== job.id) {
    // ordered in another tab at the same moment: that one has been paid for
    await reservation.refund()
    return { made: null, job: kept }
  }
  const waiting = { isOver: false }
  const done = runAndSettle(ports, job, generation, waiting)
  await ports.inBackground(async () => void (await done))
  const soon = await Promise.race([done, ports.pause(WORTH_WAITING_MS).then(() => null)])
  waiting.isOver = true
  if (soon !== null) return { made: soon, job: null }
  // from here on the job alone says how it went, and gives back what it cost
  const follow = async () => followGeneration(ports, (await ports.ai.generationJobs.find(job.id)) ?? job, find)
  return follow().catch(() => ({ made: null, job }))
}

/** Answers with what was made, or null where it is not wanted any more. Never rejects: whoever waits longer asks the job how it went. */
async function runAndSettle<Made extends { readonly id: Uuid }>(
  ports: GenerationPorts,
  job: GenerationJob,
  { reservation, isPaidWhenClaimed, run }: Generation<Made>,
  waiting: { readonly isOver: boolean },
): Promise<Made | null> {
  const { generationJobs } = ports.ai
  const cancellation = watchCancellation(generationJobs, job)
  const cancelled = cancellation.signal
  const patience = limitPatience(ports.ai, MAX_JOB_MS, cancelled)
  const onStage = (stage: GenerationStage) =>
    void generationJobs.move(job.id, stage, ports.clock.nowMs()).catch(() => undefined)
  try {
    const { made, isFree, discard } = await run({ cancelled, signal: patience.signal, onStage })
    // what goes out with the answer to the order, or is free, waits for nobody
    const bookedDay = isPaidWhenClaimed && !isFree && waiting.isOver ? reservation.day : null
    const isWanted = await generationJobs.move(job.id, 'ready', ports.clock.nowMs(), { resultId: made.id, bookedDay })
    if (!isWanted) {
      await discard()
      return null
    }
    if (isFree) await reservation.refund()
    return made
  } catch (error) {
    // whoever cancelled it has seen to everything
    if (cancelled.aborted) return null
    ports.log.error({ err: error, job: job.id }, `A ${job.kind} could not be made`)
    // a database that is away now finds the job lost later
    await endGenerationJob(ports, job, 'failed').catch(() => false)
    return null
  } finally {
    patience.end()
    cancellation.end()
  }
}

/** Fires once a job is cancelled, in whatever process. */
function watchCancellation(generationJobs: AiPorts['generationJobs'], job: GenerationJob) {
  const cancelled = new AbortController()
  /** After a lost connection a cancellation may have been missed. */
  const lookAgain = async () => {
    const now = await generationJobs.find(job.id).catch(() => job)
    if (now === null || hasEnded(now)) cancelled.abort()
  }
  const end = generationJobs.whenCancelled((id) => {
    if (id === job.id) cancelled.abort()
    if (id === null) void lookAgain()
  })
  return { signal: cancelled.signal, end }
}
