import { accountSchema } from '@trendverse/domain/accounts/account'
import { z } from 'zod'
import { userCall } from './access'

/** OP-75 */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024

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
          .min(1, 'This file is empty.')
          .max(MAX_AVATAR_BYTES, 'Pictures may have at most 2 MB.'),
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
