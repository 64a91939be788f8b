import { type GenerationJob, hasEnded } from '@trendverse/domain/ai/generation-job'
import { MAX_JOB_MS } from '@trendverse/domain/ai/request-queue'
import type { Meme } from '@trendverse/domain/memes/meme'
import { isPainted } from '@trendverse/domain/memes/meme-kinds'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import { endGenerationJob } from '../ai/end-generation-job'
import { limitPatience } from '../ai/limit-patience'
import { discardPictures } from '../media/visitor-pictures'
import { askForCaptions } from './ask-for-captions'
import type { MemeBooking } from './book-meme'
import { keepMeme, writeBuiltIn } from './make-meme'
import { type MemeOrder, type OrderedMeme, variantOf } from './meme-order'
import type { ModelMemePorts } from './meme-ports'
import { borrowPainting, paintMeme } from './paint-meme'

/** A meme that is made faster comes with the first answer. */
const WORTH_WAITING_MS = SECOND_MS

/** Has models make a meme while its owner waits, and answers with it when that is soon done. */
export async function startWritingMeme(
  ports: ModelMemePorts,
  order: MemeOrder,
  booking: MemeBooking,
): Promise<OrderedMeme> {
  const nowMs = ports.clock.nowMs()
  const job: GenerationJob = {
    id: uuidV7(nowMs, ports.random.bytes(10)),
    kind: 'meme',
    taker: { kind: 'user', id: order.owner.id },
    trendId: order.trend.id,
    variant: variantOf(order.request),
    stage: 'waiting',
    resultId: null,
    bookedDay: booking.day,
    startedAtMs: nowMs,
    movedAtMs: nowMs,
  }
  const kept = await ports.ai.generationJobs.add(job)
  if (kept.id !== job.id) {
    // ordered in another tab at the same moment: that meme has been paid for
    await booking.giveBack()
    return { kind: 'being_made', job: kept }
  }
  const done = carryOut(ports, job, order, booking)
  await ports.inBackground(async () => void (await done))
  const soon = await Promise.race([done, ports.pause(WORTH_WAITING_MS).then(() => null)])
  if (soon !== null) return { kind: 'made', meme: soon }
  // from here on the job alone says how it went, and gives back what it cost
  const now = await ports.ai.generationJobs.find(job.id).catch(() => null)
  return { kind: 'being_made', job: now ?? job }
}

/** Answers with the meme, or null where none is wanted any more. Never rejects: whoever waits longer asks the job how it went. */
async function carryOut(
  ports: ModelMemePorts,
  job: GenerationJob,
  order: MemeOrder,
  booking: MemeBooking,
): Promise<Meme | null> {
  const { generationJobs } = ports.ai
  const stopped = new AbortController()
  const stopListening = generationJobs.whenCancelled((id) => {
    if (id === job.id) stopped.abort()
    if (id === null) void stopIfEnded()
  })
  /** After a lost connection a cancellation may have been missed. */
  async function stopIfEnded(): Promise<void> {
    const now = await generationJobs.find(job.id).catch(() => job)
    if (now === null || hasEnded(now)) stopped.abort()
  }
  try {
    const meme = await makeWithModels(ports, job, order, stopped.signal)
    const made = { resultId: meme.id, bookedDay: null }
    if (!(await generationJobs.move(job.id, 'ready', ports.clock.nowMs(), made))) {
      const removed = await ports.memes.remove(meme.id, order.owner.id)
      await discardPictures(ports, removed?.unused ?? [])
      return null
    }
    // OP-24: nobody pays for what stood in
    if (meme.fallback) await booking.giveBack()
    return meme
  } catch (error) {
    // whoever called it off has seen to everything
    if (stopped.signal.aborted) return null
    ports.log.error({ err: error, job: job.id }, 'A meme could not be made')
    // a record that is away now finds the job lost later
    await endGenerationJob(ports, job, 'failed').catch(() => false)
    return null
  } finally {
    stopListening()
  }
}

/** Captions, then the painting, within the time of one job (OP-48): what is there by then is used (MM-12, MM-25). */
async function makeWithModels(
  ports: ModelMemePorts,
  { id }: GenerationJob,
  order: MemeOrder,
  stopped: AbortSignal,
): Promise<Meme> {
  const { owner, request } = order
  const onStage = (stage: 'writing' | 'painting') => () =>
    void ports.ai.generationJobs.move(id, stage, ports.clock.nowMs()).catch(() => undefined)
  const patience = limitPatience(ports.ai, MAX_JOB_MS, stopped)
  const { signal } = patience
  let paintingUrl: string | null = null
  try {
    const asked = await askForCaptions(ports, order, { signal, onWriting: onStage('writing') })
    stopped.throwIfAborted()
    if (asked.kind === 'failed') ports.log.warn({ reason: asked.message }, 'A meme was written without a model')
    const isByModel = asked.kind === 'written'
    const parsed = isByModel ? asked.parsed : await writeBuiltIn(ports, order)
    if (isPainted(request.format) && asked.kind !== 'built_in') {
      const painted = isByModel
        ? await paintMeme(ports, order, parsed.imagePrompt, { signal, onPainting: onStage('painting') })
        : null
      paintingUrl = painted ?? (await borrowPainting(ports, owner.id, request.style))
    }
    stopped.throwIfAborted()
    const fallback = asked.kind === 'failed'
    return await keepMeme(ports, order, { parsed, generatedBy: isByModel ? 'ai' : 'built-in', fallback, paintingUrl })
  } catch (error) {
    await discardPictures(ports, [paintingUrl])
    throw error
  } finally {
    patience.end()
  }
}
