import { accountSchema } from '@trendverse/domain/accounts/account'
import {
  emailProblem,
  knownEmailProblem,
  nameProblem,
  newPasswordProblem,
  passwordProblem,
  usernameProblem,
} from '@trendverse/domain/accounts/sign-up-rules'
import { z } from 'zod'
import { blockedCall, publicCall, userCall } from './access'
import { field, id, SECOND_STEP, secondStep, token } from './field'

const instant = z.iso.datetime({ offset: true })
const email = field(emailProblem)
/** Of an account there may be, perhaps made under older rules. */
const knownEmail = field(knownEmailProblem)
const newPassword = field(newPasswordProblem)
const TAGS = ['Accounts']

/** What every call answers that opens a session. */
export const openedSession = z.object({
  data: z.object({ token: z.string(), expiresAt: instant, account: accountSchema }),
})
const done = <Name extends string>(name: Name) =>
  z.object({ [name]: z.literal(true) } as Record<Name, z.ZodLiteral<true>>)

export const sessionSchema = z.object({
  id: z.uuid(),
  /** Whether it is the one this call was made with. */
  current: z.boolean(),
  /** Program and system it was opened with, for example `Firefox on Windows`. */
  device: z.string(),
  network: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
})

export const authContract = {
  register: publicCall
    .route({
      method: 'POST',
      path: '/auth/register',
      summary: 'Create an account; emails a verification link and opens a session of at most a day',
      description:
        'Where the site keeps addresses secret, `data` is null: no session is opened, and an email says how to go on, whether or not ' +
        'the address had an account.',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        firstName: field((name) => nameProblem('First name', name)),
        lastName: field((name) => nameProblem('Last name', name)),
        username: field(usernameProblem),
        email,
        password: newPassword,
        consent: z.literal(true, { error: 'Please accept the terms to continue' }),
        /** IANA name; decides when a day begins. */
        timeZone: z.string().max(100).optional(),
      }),
    )
    .output(z.object({ data: openedSession.shape.data.nullable(), message: z.string() })),
  login: publicCall
    .route({ method: 'POST', path: '/auth/login', summary: 'Open a session', tags: TAGS })
    .input(z.strictObject({ email: knownEmail, password: field(passwordProblem).max(1_000) }))
    .output(openedSession),
  logout: blockedCall
    .route({ method: 'POST', path: '/auth/logout', summary: 'End this session', tags: TAGS })
    .output(z.object({ data: done('signedOut') })),
  me: blockedCall
    .route({ method: 'GET', path: '/auth/me', summary: 'The account this session belongs to', tags: TAGS })
    .output(z.object({ data: accountSchema })),
  verifyEmail: publicCall
    .route({
      method: 'POST',
      path: '/auth/verify-email',
      summary: 'Verify an address with the token from the email',
      tags: TAGS,
    })
    .input(z.strictObject({ token }))
    .output(z.object({ data: z.object({ email: z.string(), signedIn: z.literal(false) }), message: z.string() })),
  resendVerification: publicCall
    .route({
      method: 'POST',
      path: '/auth/resend-verification',
      summary: 'Email another verification link (rate-limited)',
      tags: TAGS,
    })
    .input(z.strictObject({ email: knownEmail }))
    .output(z.object({ data: done('sent'), message: z.string() })),
  forgotPassword: publicCall
    .route({
      method: 'POST',
      path: '/auth/forgot-password',
      summary: 'Email a reset link, if there is such an account (rate-limited)',
      tags: TAGS,
    })
    .input(z.strictObject({ email: knownEmail }))
    .output(z.object({ data: done('accepted'), message: z.string() })),
  resetPassword: publicCall
    .route({
      method: 'POST',
      path: '/auth/reset-password',
      summary: 'Set a new password with the token from a reset email; ends every session',
      description: SECOND_STEP,
      tags: TAGS,
    })
    .input(z.strictObject({ token, password: newPassword, code: secondStep }))
    .output(z.object({ data: done('reset'), message: z.string() })),
  changePassword: userCall
    .route({
      method: 'POST',
      path: '/auth/change-password',
      summary: 'Change the password; the other sessions end',
      description: SECOND_STEP,
      tags: TAGS,
    })
    .input(z.strictObject({ currentPassword: field(passwordProblem).max(1_000), newPassword, code: secondStep }))
    .output(z.object({ data: z.object({ changed: z.literal(true), endedSessions: z.number().int() }) })),
  listSessions: userCall
    .route({ method: 'GET', path: '/auth/sessions', summary: 'The sessions of this account', tags: TAGS })
    .output(z.object({ data: z.array(sessionSchema).readonly() })),
  endOtherSessions: userCall
    .route({ method: 'DELETE', path: '/auth/sessions', summary: 'End every session but this one', tags: TAGS })
    .output(z.object({ data: z.object({ ended: z.number().int() }) })),
  endSession: userCall
    .route({ method: 'DELETE', path: '/auth/sessions/{id}', summary: 'End one session of this account', tags: TAGS })
    .input(z.strictObject({ id }))
    .output(z.object({ data: z.object({ ended: z.number().int() }) })),
}
