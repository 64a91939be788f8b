import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { MAX_CONVERTED_PIXELS, type PictureType, UNKNOWN_PICTURE_TEXT } from '@trendverse/domain/memes/picture-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../accounts/caller'
import { consumeAttempt } from '../accounts/throttle'
import type { Needs } from '../ports/ports'

/**
 * Writes a drawn meme as a type that its maker's browser cannot write (MM-14). Nothing of it is kept. Throws AppError
 * `invalid_input` for what is no picture or larger than a meme, `rate_limited`.
 */
export async function convertPicture(
  ports: Needs<'rateCounter' | 'clock' | 'images' | 'origin' | 'tokens'>,
  { user }: SignedInCaller,
  { uploaded, type }: { readonly uploaded: Uint8Array; readonly type: PictureType },
): Promise<Uint8Array> {
  await consumeAttempt(ports, THROTTLES.convertMeme, user.id)
  await consumeAttempt(ports, THROTTLES.uploadNetwork, ports.origin.network)
  const picture = await ports.images.toType(uploaded, type, MAX_CONVERTED_PIXELS)
  if (picture === null) {
    throw new AppError('invalid_input', UNKNOWN_PICTURE_TEXT, { fields: { picture: UNKNOWN_PICTURE_TEXT } })
  }
  return picture
}
