import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import type { Meme } from '@trendverse/domain/memes/meme'
import { remixMeme } from '@trendverse/domain/memes/remix-meme'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import { discardPictures } from '../media/visitor-pictures'
import type { Needs } from '../ports/ports'
import { getTrend } from '../trends/get-trend'
import { bookMeme } from './book-meme'
import { noSuchMeme } from './change-meme'
import { putIntoHistory } from './make-meme'
import type { MemePorts } from './meme-ports'
import { copyPainting } from './paint-meme'

/** Memes that are found in the gallery are everybody's to begin with; others are their maker's, until they are removed. */
async function mayRemix({ accounts, memes }: Needs<'accounts' | 'memes'>, { id, createdBy, hidden }: Meme, by: Uuid) {
  if (createdBy === by) return !hidden
  return (await memes.isInGallery(id)) && isPublicMaker(await accounts.findById(createdBy))
}

/**
 * A new meme of the caller that begins as one of the gallery. It is a meme made like any other, so it costs a unit (LM-06); editing
 * it costs none.
 *
 * Throws AppError `not_found` for what may not be remixed, `trend_not_found`, `limit_reached` (ER-45), `account_suspended`,
 * `account_blocked`, `unavailable` (ER-46).
 */
export async function remixSharedMeme(ports: MemePorts, caller: SignedInCaller, id: string): Promise<Meme> {
  const { user } = caller
  const original = await ports.memes.find(id.toLowerCase())
  if (original === null || !(await mayRemix(ports, original, user.id))) throw noSuchMeme()
  const trend = await getTrend(ports, { id: original.trendId })
  const reservation = await bookMeme(ports, caller)
  let paintingUrl: string | null = null
  try {
    paintingUrl = await copyPainting(ports, original.paintingUrl)
    const nowMs = ports.clock.nowMs()
    const remix = { id: uuidV7(nowMs, ports.random.bytes(10)), trend, nowMs, createdBy: user.id, paintingUrl }
    return await putIntoHistory(ports, remixMeme(original, remix))
  } catch (error) {
    await reservation.refund()
    await discardPictures(ports, [paintingUrl])
    throw error
  }
}
