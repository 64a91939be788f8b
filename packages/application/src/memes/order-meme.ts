import { isBeyond, THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { type GenerationJob, isLost } from '@trendverse/domain/ai/generation-job'
import type { SignedInCaller } from '../accounts/caller'
import { countAttempt } from '../accounts/throttle'
import { endGenerationJob } from '../ai/end-generation-job'
import { getTrend } from '../trends/get-trend'
import { bookMeme } from './book-meme'
import { keepMeme, writeBuiltIn } from './make-meme'
import { type MemeOrder, type MemeRequest, type OrderedMeme, variantOf } from './meme-order'
import type { MemePorts, ModelMemePorts } from './meme-ports'
import { isAllowedByProvider, refuseTexts, textRefused } from './moderate-text'
import { startWritingMeme } from './write-meme'

/**
 * Has a meme about a trend made. The same order while that meme is being made is answered with it and costs nothing more. Where the
 * installation has keys for memes models write and paint it, and the caller waits for that; otherwise the built-in writer
 * does now, which then is no fallback.
 *
 * Throws AppError `trend_not_found`, `invalid_input` for texts that may not be used (OP-54), `limit_reached` (ER-45),
 * `account_suspended`, `account_blocked`, `unavailable` (ER-46).
 */
export async function orderMeme(ports: MemePorts, caller: SignedInCaller, request: MemeRequest): Promise<OrderedMeme> {
  const { customText, context } = request
  refuseTexts({ customText, context })
  const trend = await getTrend(ports, { id: request.trendId })
  const { user: owner } = caller
  const open = await findOpenJob(ports, owner.id, trend.id, variantOf(request))
  if (open !== null) return { kind: 'being_made', job: open }
  const order: MemeOrder = { trend, request, owner }
  const booking = await bookMeme(ports, caller)
  try {
    const { ai } = ports
    if (ai !== null && (await mayModelWrite({ ...ports, ai }, owner.id))) {
      const said = `${customText}\n${context}`.trim()
      if (said !== '' && !(await isAllowedByProvider(ai, said))) throw textRefused(['customText', 'context'])
      return await startWritingMeme({ ...ports, ai }, order, booking)
    }
    const parsed = await writeBuiltIn(ports, order)
    const made = { parsed, generatedBy: 'built-in', fallback: false, paintingUrl: null } as const
    return { kind: 'made', meme: await keepMeme(ports, order, made) }
  } catch (error) {
    await booking.giveBack()
    throw error
  }
}

/**
 * Whether a model writes: there must be a key that is not put aside. What an account has written an hour is limited, since
 * waiting can be given up for nothing; beyond it the built-in writer serves it.
 */
async function mayModelWrite(ports: ModelMemePorts, ownerId: string): Promise<boolean> {
  const keys = await ports.ai.listKnownKeys()
  if (!keys.some(({ keyType, status }) => keyType === 'meme' && status !== 'inactive')) return false
  return !isBeyond(THROTTLES.memberMeme, await countAttempt(ports, THROTTLES.memberMeme, ownerId))
}

/** The job that makes this very meme for an account; one whose process died is ended first. */
async function findOpenJob(
  ports: MemePorts,
  ownerId: string,
  trendId: string,
  variant: string,
): Promise<GenerationJob | null> {
  const { ai } = ports
  const taker = { kind: 'user', id: ownerId } as const
  const job = (await ai?.generationJobs.findOpen({ kind: 'meme', taker, trendId, variant })) ?? null
  if (ai === null || job === null || !isLost(job, ports.clock.nowMs())) return job
  await endGenerationJob({ ...ports, ai }, job, 'failed')
  return null
}
