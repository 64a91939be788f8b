import { describeMeme } from '@trendverse/domain/memes/built-in/describe-meme'
import { composeMeme } from '@trendverse/domain/memes/compose-meme'
import type { CaptionPlacement, Meme } from '@trendverse/domain/memes/meme'
import { CAPTION_ROLES, type MemeFormatId, type MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import { matterOf } from '@trendverse/domain/taste/matter-of-trend'
import { withinTaste } from '@trendverse/domain/taste/within-taste'
import type { SignedInCaller } from '../accounts/caller'
import { getTrend } from '../trends/get-trend'
import { bookMeme } from './book-meme'
import { fittingCaptions, moderateWords } from './change-meme'
import { putIntoHistory } from './make-meme'
import type { MemePorts } from './meme-ports'

/** What somebody wrote before they had an account. */
export type BegunMeme = {
  readonly trendId: string
  readonly style: MemeStyle
  readonly format: MemeFormatId
  readonly captions: readonly string[]
  readonly placements: readonly (CaptionPlacement | null)[]
}

/**
 * A new meme with captions of the caller's own, as they wrote them over the example of its trend. It is a meme made like any other, so
 * it costs a unit (LM-06); no model is asked.
 *
 * Throws AppError `trend_not_found`, `invalid_input` for captions that do not fit the format or may not be used (OP-54),
 * `limit_reached` (ER-45), `account_suspended`, `account_blocked`, `unavailable` (ER-46).
 */
export async function beginMeme(ports: MemePorts, caller: SignedInCaller, begun: BegunMeme): Promise<Meme> {
  const { user } = caller
  const { format, placements } = begun
  const captions = fittingCaptions(begun, CAPTION_ROLES[format].length)
  const trend = await getTrend(ports, { id: begun.trendId })
  await moderateWords(ports, user.id, { captions: captions.join(' ') })
  const matter = matterOf(trend)
  const request = withinTaste({ style: begun.style, tone: 'humorous', format } as const, matter)
  const reservation = await bookMeme(ports, caller)
  try {
    const nowMs = ports.clock.nowMs()
    const meme = composeMeme({
      id: uuidV7(nowMs, ports.random.bytes(10)),
      trend,
      request,
      parsed: describeMeme(trend, request.style, format, matter, captions),
      nowMs,
      generatedBy: 'built-in',
      createdBy: user.id,
      paintingUrl: null,
    })
    return await putIntoHistory(ports, { ...meme, placements, source: 'Captions of its maker' })
  } catch (error) {
    await reservation.refund()
    throw error
  }
}
