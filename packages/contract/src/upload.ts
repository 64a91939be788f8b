import { accountSchema } from '@trendverse/domain/accounts/account'
import { EMPTY_AVATAR_TEXT, LARGE_AVATAR_TEXT, MAX_AVATAR_BYTES } from '@trendverse/domain/accounts/avatar-rules'
import {
  EMPTY_PICTURE_TEXT,
  LARGE_PICTURE_TEXT,
  MAX_MEME_PICTURE_BYTES,
  PICTURE_TYPES,
} from '@trendverse/domain/memes/picture-rules'
import { z } from 'zod'
import { userCall } from './access'
import { id } from './field'
import { memeSchema } from './meme-schemas'

const memePicture = z
  .file({ error: 'Please choose a picture.' })
  .min(1, EMPTY_PICTURE_TEXT)
  .max(MAX_MEME_PICTURE_BYTES, LARGE_PICTURE_TEXT)

const accountOutput = z.object({ data: accountSchema })

export const uploadContract = {
  /** API-16: these three calls take `multipart/form-data`. */
  avatar: userCall
    .route({
      method: 'POST',
      path: '/upload/avatar',
      summary: 'Set the picture of this account: PNG, JPEG or WebP in the field `avatar`, up to 2 MB (rate-limited)',
      tags: ['Account'],
    })
    .input(
      z.strictObject({
        avatar: z
          .file({ error: 'Please choose a picture.' })
          .min(1, EMPTY_AVATAR_TEXT)
          .max(MAX_AVATAR_BYTES, LARGE_AVATAR_TEXT),
      }),
    )
    .output(accountOutput),
  meme: userCall
    .route({
      method: 'POST',
      path: '/upload/meme',
      summary:
        'Keep the drawn picture of an own meme: PNG, JPEG or WebP in the field `meme`, up to 5 MB (rate-limited)',
      description: 'It is encoded anew as a WebP of 800 x 600 and replaces the one before.',
      tags: ['Memes'],
    })
    .input(
      z.strictObject({
        memeId: id,
        meme: memePicture,
      }),
    )
    .output(z.object({ data: memeSchema })),
  convert: userCall
    .route({
      method: 'POST',
      path: '/upload/convert',
      summary:
        'A drawn meme as another type, for browsers that cannot write it: PNG, JPEG or WebP in the field `picture`, up to 5 MB ' +
        'and 800 x 600 (rate-limited)',
      description: 'Nothing of it is kept. The answer holds the picture in base64.',
      tags: ['Memes'],
    })
    .input(z.strictObject({ picture: memePicture, type: z.enum(PICTURE_TYPES) }))
    .output(z.object({ data: z.strictObject({ type: z.enum(PICTURE_TYPES), picture: z.base64() }) })),
  removeAvatar: userCall
    .route({
      method: 'DELETE',
      path: '/account/avatar',
      summary: 'Remove the picture of this account',
      tags: ['Account'],
    })
    .output(accountOutput),
}
