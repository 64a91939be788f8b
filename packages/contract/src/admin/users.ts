import { accountSchema } from '@trendverse/domain/accounts/account'
import { SETTABLE_STATUSES } from '@trendverse/domain/accounts/change-status'
import { KYC_STATUSES } from '@trendverse/domain/accounts/kyc'
import { USER_ROLES, USER_STATUSES } from '@trendverse/domain/accounts/user'
import { z } from 'zod'
import { adminCall } from '../access'
import { filterText, id, SECOND_STEP, secondStep } from '../field'
import { longPageInput, longPageOutput } from '../paging'
import { auditEntry } from './audit-log'
import { kycRecord } from './kyc'
import { dailyLimit } from './settings'

/** Longer texts are refused before anybody looks at their sense. */
const MAX_TEXT_LENGTH = 300

const text = z.string().max(MAX_TEXT_LENGTH)
const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()
const override = dailyLimit.nullable()

/** An account with an administrator's overrides; null follows the system's setting (OP-23). */
export const adminAccount = accountSchema.extend({
  dailyLimitOverrides: z.object({ memes: override, quizzes: override, games: override }),
})
const edited = {
  firstName: text.optional(),
  lastName: text.optional(),
  username: text.optional(),
  email: text.optional(),
  role: z.enum(USER_ROLES).optional(),
  dailyLimits: z
    .strictObject({ memes: override.optional(), quizzes: override.optional(), games: override.optional() })
    .optional(),
}

/** How many there are, and the latest few of them. */
function latestOf<Row extends z.ZodType>(row: Row) {
  return z.object({ total: count, latest: z.array(row).readonly() })
}

const accountDetails = z.object({
  account: adminAccount,
  /** What counts where it has no override. */
  systemLimits: z.object({ memes: z.number().int(), quizzes: z.number().int(), games: z.number().int() }),
  /** Finished ones. */
  quizzes: latestOf(
    z.object({ id: z.uuid(), trendName: z.string(), right: count, questions: count, finishedAt: instant }),
  ),
  /** Those still kept. */
  memes: latestOf(z.object({ id: z.uuid(), trendName: z.string(), text: z.string(), madeAt: instant })),
  /** Points are null while a run has no result, or none that counts. */
  runs: latestOf(
    z.object({ id: z.uuid(), gameId: z.string(), mode: z.string(), points: z.number().nullable(), startedAt: instant }),
  ),
  /** Where it is signed in, the latest used first. */
  sessions: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['user', 'admin']),
        /** The one this is asked from. */
        current: z.boolean(),
        device: z.string(),
        network: z.string(),
        createdAt: instant,
        lastSeenAt: instant,
        expiresAt: instant,
      }),
    )
    .readonly(),
  /** What it used on each of its last 30 days, the latest first; days without any use are left out. */
  days: z.array(z.object({ day: z.iso.date(), memes: count, quizzes: count, games: count })).readonly(),
  /** The latest 50 entries about it, newest first. */
  audit: z.array(auditEntry).readonly(),
  /** Its latest identity check. */
  kyc: kycRecord.nullable(),
})

const oneAccount = z.object({ data: adminAccount })

export const adminUsersContract = {
  list: adminCall
    .route({ method: 'GET', path: '/admin/users', summary: 'Accounts', tags: ['Admin'] })
    .input(
      z.strictObject({
        ...longPageInput,
        /** Part of username, email or name. */
        q: filterText(200).optional(),
        status: z.enum(USER_STATUSES).optional(),
        role: z.enum(USER_ROLES).optional(),
        /** Whether the address is verified. */
        verified: z
          .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
          .or(z.boolean())
          .optional(),
        /** How its latest identity check stands. */
        kyc: z.enum(KYC_STATUSES).optional(),
        /** Used within so many days before now. */
        activeDays: z.coerce.number().int().min(1).max(3650).optional(),
        sort: z.enum(['newest', 'oldest', 'username', 'lastActive']).default('newest'),
      }),
    )
    .output(longPageOutput(adminAccount)),
  get: adminCall
    .route({ method: 'GET', path: '/admin/users/{id}', summary: 'One account in full', tags: ['Admin'] })
    .input(z.strictObject({ id }))
    .output(z.object({ data: accountDetails })),
  endSessions: adminCall
    .route({
      method: 'POST',
      path: '/admin/users/{id}/end-sessions',
      summary: 'Sign an account out of one session or of all',
      tags: ['Admin'],
    })
    .input(z.strictObject({ id, sessionId: id.optional() }))
    .output(z.object({ data: z.object({ ended: count }) })),
  update: adminCall
    .route({
      method: 'PUT',
      path: '/admin/users/{id}',
      summary: 'Change an account',
      description:
        'Omitted fields stay. `isActive` is a shortcut for the status: false suspends, true reinstates. ' +
        'Only the owner can set the password. Your own `email` is guarded by your second factor. ' +
        SECOND_STEP,
      tags: ['Admin'],
    })
    .input(
      z.strictObject({
        id,
        ...edited,
        status: z.enum(SETTABLE_STATUSES).optional(),
        isActive: z.boolean().optional(),
        /** Asked for where an administrator changes their own address. */
        code: secondStep,
        /** Refused where these are not what they were any more. */
        expected: z.strictObject({ ...edited, status: z.enum(USER_STATUSES).optional() }).optional(),
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
      summary: 'Unblock a permanently blocked account',
      tags: ['Admin'],
    })
    .input(z.strictObject({ id, reason: z.string().trim().max(500).optional() }))
    .output(oneAccount),
}
