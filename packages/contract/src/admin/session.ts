import { accountSchema } from '@trendverse/domain/accounts/account'
import { z } from 'zod'
import { adminCall, alwaysOpenCall } from '../access'
import { openedSession } from '../auth'
import { SECOND_STEP, secondStep } from '../field'

const MAX_TEXT_LENGTH = 300

const text = z.string().max(MAX_TEXT_LENGTH)

export const adminSessionContract = {
  login: alwaysOpenCall
    .route({
      method: 'POST',
      path: '/admin/login',
      summary: 'Open an administrator’s session, which ends after eight hours',
      description: SECOND_STEP,
      tags: ['Admin'],
    })
    .input(z.strictObject({ email: text, password: text, code: secondStep }))
    .output(openedSession),
  setup: alwaysOpenCall
    .route({
      method: 'POST',
      path: '/admin/setup',
      summary: 'Create the first administrator, with the token from the link that the server printed',
      tags: ['Admin'],
    })
    .input(
      z.strictObject({
        token: text,
        firstName: text,
        lastName: text,
        username: text,
        email: text,
        password: text,
      }),
    )
    .output(openedSession),
  logout: adminCall
    .route({ method: 'POST', path: '/admin/logout', summary: 'End this session', tags: ['Admin'] })
    .output(z.object({ data: z.object({ signedOut: z.literal(true) }) })),
  me: adminCall
    .route({ method: 'GET', path: '/admin/me', summary: 'Whose session this is, and when it ends', tags: ['Admin'] })
    .output(z.object({ data: z.object({ expiresAt: z.iso.datetime({ offset: true }), account: accountSchema }) })),
}
