import { accountSchema } from '@trendverse/domain/accounts/account'
import { SETTABLE_STATUSES } from '@trendverse/domain/accounts/change-status'
import { USER_ROLES, USER_STATUSES } from '@trendverse/domain/accounts/user'
import { z } from 'zod'
import { adminCall } from '../access'
import { pageInput, pageOutput } from '../paging'
import { dailyLimit } from './settings'

/** Longer texts are refused before anybody looks at their sense. */
const MAX_TEXT_LENGTH = 300

const id = z.uuid().transform((text) => text.toLowerCase())
const text = z.string().max(MAX_TEXT_LENGTH)
const override = dailyLimit.nullable()

/** An account with an administrator's overrides; null follows the system's setting (OP-23). */
const adminAccount = accountSchema.extend({
  dailyLimitOverrides: z.object({ memes: override, quizzes: override, games: override }),
})
const oneAccount = z.object({ data: adminAccount })

export const adminUsersContract = {
  list: adminCall
    .route({ method: 'GET', path: '/admin/users', summary: 'Accounts', tags: ['Admin'] })
    .input(
      z.strictObject({
        ...pageInput,
        /** Part of username, email or name. */
        q: z.string().max(200).optional(),
        status: z.enum(USER_STATUSES).optional(),
        role: z.enum(USER_ROLES).optional(),
        sort: z.enum(['newest', 'oldest', 'username', 'lastActive']).default('newest'),
      }),
    )
    .output(pageOutput(adminAccount)),
  update: adminCall
    .route({
      method: 'PUT',
      path: '/admin/users/{id}',
      summary: 'Change an account',
      description:
        'Fields that are left out stay. `isActive` is short for the status: false suspends, true lets back in. ' +
        'Passwords are set by their owners alone.',
      tags: ['Admin'],
    })
    .input(
      z.strictObject({
        id,
        firstName: text.optional(),
        lastName: text.optional(),
        username: text.optional(),
        email: text.optional(),
        role: z.enum(USER_ROLES).optional(),
        status: z.enum(SETTABLE_STATUSES).optional(),
        isActive: z.boolean().optional(),
        dailyLimits: z
          .strictObject({ memes: override.optional(), quizzes: override.optional(), games: override.optional() })
          .optional(),
      }),
    )
    .output(oneAccount),
  remove: adminCall
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}',
      summary: 'Delete an account and everything that belongs to it',
      tags: ['Admin'],
    })
    .input(z.strictObject({ id }))
    .output(z.object({ data: z.object({ deleted: z.literal(true) }) })),
  unblock: adminCall
    .route({
      method: 'POST',
      path: '/admin/users/{id}/unblock',
      summary: 'Let an account back in that was blocked for good',
      tags: ['Admin'],
    })
    .input(z.strictObject({ id, reason: z.string().trim().max(500).optional() }))
    .output(oneAccount),
}
