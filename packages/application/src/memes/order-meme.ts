import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { matterOf } from '@trendverse/domain/taste/matter-of-trend'
import { withinTaste } from '@trendverse/domain/taste/within-taste'
import type { SignedInCaller } from '../accounts/caller'
import { findOpenGeneration } from '../ai/follow-generation'
import { mayModelMake } from '../ai/may-model-make'
import { getTrend } from '../trends/get-trend'
import { bookMeme } from './book-meme'
import { keepMeme, writeBuiltIn } from './make-meme'
import { generationOf, type MemeOrder, type MemeRequest, type OrderedMeme } from './meme-order'
import type { MemePorts } from './meme-ports'
import { isAllowedByProvider, refuseTexts, textRefused } from './moderate-text'
import { startWritingMeme } from './write-meme'

/**
 * Has a meme about a trend made. The same order while that meme is being made is answered with it and costs nothing more. Where the
 * installation has keys for memes models write and paint it, and the caller waits for that; otherwise the built-in writer
 * does now, which is a fallback only for those who ordered too often.
 *
 * Throws AppError `trend_not_found`, `invalid_input` for texts that may not be used (OP-54), `limit_reached` (ER-45),
 * `account_suspended`, `account_blocked`, `unavailable` (ER-46).
 */
export async function orderMeme(ports: MemePorts, caller: SignedInCaller, wish: MemeRequest): Promise<OrderedMeme> {
  const { customText, context } = wish
  refuseTexts({ customText, context })
  const trend = await getTrend(ports, { id: wish.trendId })
  const request = withinTaste(wish, matterOf(trend))
  const { user: owner } = caller
  const order: MemeOrder = { trend, request, owner }
  const open = await findOpenGeneration(ports, generationOf(order))
  if (open !== null) return { kind: 'being_made', job: open }
  const reservation = await bookMeme(ports, caller)
  try {
    const { ai } = ports
    const may = ai === null ? 'no_key' : await mayModelMake({ ...ports, ai }, 'meme', THROTTLES.memberMeme, owner.id)
    if (ai !== null && may === 'yes') {
      const said = `${customText}\n${context}`.trim()
      if (said !== '' && !(await isAllowedByProvider(ai, said))) throw textRefused(['customText', 'context'])
      return await startWritingMeme({ ...ports, ai }, order, reservation)
    }
    const written = await writeBuiltIn(ports, order)
    const fallback = may === 'too_often' ? may : null
    const meme = await keepMeme(ports, order, { written, generatedBy: 'built-in', fallback, paintingUrl: null })
    // OP-24: nobody pays for what stood in
    if (meme.fallback) await reservation.refund()
    return { kind: 'made', meme }
  } catch (error) {
    await reservation.refund()
    throw error
  }
}
