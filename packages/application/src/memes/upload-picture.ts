import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { Meme } from '@trendverse/domain/memes/meme'
import { MEME_HEIGHT_PX, MEME_WIDTH_PX, UNKNOWN_PICTURE_TEXT } from '@trendverse/domain/memes/picture-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../accounts/caller'
import { consumeAttempt } from '../accounts/throttle'
import { discardPictures, keepPicture } from '../media/visitor-pictures'
import type { Needs } from '../ports/ports'
import { noSuchMeme } from './change-meme'

/** As it is drawn (MM-21). */
const BOX = { widthPx: MEME_WIDTH_PX, heightPx: MEME_HEIGHT_PX, fit: 'cover' } as const

type UploadPorts = Needs<
  'rateCounter' | 'clock' | 'images' | 'log' | 'media' | 'memes' | 'origin' | 'random' | 'tokens'
>

/**
 * Keeps what the maker's page drew for a meme (OP-75): encoded anew under a random name; the former picture goes.
 * Throws AppError `not_found`, `invalid_input` for what is no picture, `rate_limited`.
 */
export async function uploadMemePicture(
  ports: UploadPorts,
  { user }: SignedInCaller,
  { memeId, uploaded }: { readonly memeId: string; readonly uploaded: Uint8Array },
): Promise<Meme> {
  await consumeAttempt(ports, THROTTLES.uploadMeme, user.id)
  await consumeAttempt(ports, THROTTLES.uploadNetwork, ports.origin.network)
  const meme = await ports.memes.find(memeId.toLowerCase())
  if (meme?.createdBy !== user.id) throw noSuchMeme()
  const picture = await ports.images.toWebp(uploaded, BOX)
  if (picture === null) {
    throw new AppError('invalid_input', UNKNOWN_PICTURE_TEXT, { fields: { meme: UNKNOWN_PICTURE_TEXT } })
  }
  const path = await keepPicture(ports, picture)
  const change = await ports.memes.replaceImage(meme.id, user.id, path)
  if (change === null) {
    await discardPictures(ports, [path])
    throw noSuchMeme()
  }
  await discardPictures(ports, change.unused)
  return change.meme
}
