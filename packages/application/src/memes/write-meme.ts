import type { FallbackReason } from '@trendverse/domain/ai/fallback-reason'
import type { Meme } from '@trendverse/domain/memes/meme'
import { isPainted } from '@trendverse/domain/memes/meme-kinds'
import { type GenerationRun, startGeneration } from '../ai/start-generation'
import type { Reservation } from '../limits/reserve-allowance'
import { discardPictures } from '../media/visitor-pictures'
import { type AskedCaptions, askForCaptions } from './ask-for-captions'
import { orderedMemeOf } from './follow-meme-job'
import { keepMeme, writeBuiltIn } from './make-meme'
import { generationOf, type MemeOrder, type OrderedMeme } from './meme-order'
import type { ModelMemePorts } from './meme-ports'
import { borrowPainting, paintMeme } from './paint-meme'

/** Has models make a meme while its owner waits, and answers with it when that is soon done. */
export async function startWritingMeme(
  ports: ModelMemePorts,
  order: MemeOrder,
  reservation: Reservation,
): Promise<OrderedMeme> {
  const progress = await startGeneration(ports, {
    order: generationOf(order),
    reservation,
    isPaidWhenClaimed: false,
    run: async (run) => {
      const made = await makeWithModels(ports, order, run)
      const discard = async () => {
        const removed = await ports.memes.remove(made.id, order.owner.id)
        await discardPictures(ports, removed?.unused ?? [])
      }
      // OP-24: nobody pays for what stood in
      return { made, isFree: made.fallback, discard }
    },
    find: (id) => ports.memes.find(id),
  })
  return orderedMemeOf(progress)
}

const FALLBACKS = { written: null, built_in: 'demo_key', failed: 'no_answer' } as const satisfies Record<
  AskedCaptions['kind'],
  FallbackReason | null
>

/** Captions, then the painting, within the time of one job (OP-48): what is there by then is used (MM-12, MM-25). */
async function makeWithModels(
  ports: ModelMemePorts,
  order: MemeOrder,
  { cancelled, signal, onStage }: GenerationRun,
): Promise<Meme> {
  const { owner, request } = order
  let paintingUrl: string | null = null
  try {
    const asked = await askForCaptions(ports, order, { signal, onWriting: () => onStage('writing') })
    cancelled.throwIfAborted()
    if (asked.kind === 'failed') ports.log.warn({ reason: asked.message }, 'A meme was written without a model')
    const isByModel = asked.kind === 'written'
    const written = isByModel ? asked.written : await writeBuiltIn(ports, order)
    if (isPainted(request.format) && asked.kind !== 'built_in') {
      const painted = isByModel
        ? await paintMeme(ports, order, written[0].imagePrompt, { signal, onPainting: () => onStage('painting') })
        : null
      paintingUrl =
        painted ?? (await borrowPainting(ports, owner.id, { trendId: order.trend.id, style: request.style }))
    }
    cancelled.throwIfAborted()
    const fallback = FALLBACKS[asked.kind]
    return await keepMeme(ports, order, { written, generatedBy: isByModel ? 'ai' : 'built-in', fallback, paintingUrl })
  } catch (error) {
    await discardPictures(ports, [paintingUrl])
    throw error
  }
}
