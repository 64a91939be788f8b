import { accountSchema } from '@trendverse/domain/accounts/account'
import { EMPTY_AVATAR_TEXT, LARGE_AVATAR_TEXT, MAX_AVATAR_BYTES } from '@trendverse/domain/accounts/avatar-rules'
import { z } from 'zod'
import { userCall } from './access'

const accountOutput = z.object({ data: accountSchema })

export const uploadContract = {
  /** API-16: the one call that takes `multipart/form-data`. */
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
  removeAvatar: userCall
    .route({
      method: 'DELETE',
      path: '/account/avatar',
      summary: 'Remove the picture of this account',
      tags: ['Account'],
    })
    .output(accountOutput),
}
