import { z } from 'zod'
import { adminCall } from '../access'
import { sessionSchema } from '../auth'
import { id } from '../field'

const TAGS = ['Admin']
const MAX_TEXT_LENGTH = 300
const text = z.string().max(MAX_TEXT_LENGTH)

const proof = z.strictObject({
  password: text,
  /** Of the authenticator app, or a recovery code. */
  code: text,
})
const recoveryCodes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()).readonly() }) })

/** An administrator's own second factor, and where they are signed in. */
export const adminSecurityContract = {
  secondFactor: {
    get: adminCall
      .route({
        method: 'GET',
        path: '/admin/second-factor',
        summary: 'Whether your own second factor is on',
        tags: TAGS,
      })
      .output(
        z.object({
          data: z.object({
            isOn: z.boolean(),
            since: z.iso.datetime({ offset: true }).nullable(),
            recoveryCodesLeft: z.number().int().nonnegative(),
          }),
        }),
      ),
    begin: adminCall
      .route({
        method: 'POST',
        path: '/admin/second-factor/begin',
        summary: 'Make a secret for an authenticator app; asks for the password (rate-limited)',
        description: 'The second factor is on only after you confirm a code, within 15 minutes.',
        tags: TAGS,
      })
      .input(z.strictObject({ password: text }))
      .output(
        z.object({
          data: z.object({
            /** Base32, to be typed into an app. */
            secret: z.string(),
            /** `otpauth://totp/...`, for a QR code. */
            address: z.string(),
          }),
        }),
      ),
    confirm: adminCall
      .route({
        method: 'POST',
        path: '/admin/second-factor/confirm',
        summary: 'Switch the second factor on with the app’s first code; answers the recovery codes, once',
        description: 'Your other administrator’s sessions end.',
        tags: TAGS,
      })
      .input(z.strictObject({ code: text }))
      .output(recoveryCodes),
    switchOff: adminCall
      .route({
        method: 'POST',
        path: '/admin/second-factor/switch-off',
        summary: 'Switch the second factor off (rate-limited)',
        tags: TAGS,
      })
      .input(proof)
      .output(z.object({ data: z.object({ switchedOff: z.literal(true) }) })),
    renewCodes: adminCall
      .route({
        method: 'POST',
        path: '/admin/second-factor/recovery-codes',
        summary: 'Make new recovery codes; the earlier ones stop working (rate-limited)',
        tags: TAGS,
      })
      .input(proof)
      .output(recoveryCodes),
  },
  sessions: {
    list: adminCall
      .route({ method: 'GET', path: '/admin/sessions', summary: 'Where you are signed in', tags: TAGS })
      .output(z.object({ data: z.array(sessionSchema.extend({ kind: z.enum(['user', 'admin']) })).readonly() })),
    endOthers: adminCall
      .route({ method: 'DELETE', path: '/admin/sessions', summary: 'Sign out everywhere but here', tags: TAGS })
      .output(z.object({ data: z.object({ ended: z.number().int() }) })),
    end: adminCall
      .route({ method: 'DELETE', path: '/admin/sessions/{id}', summary: 'End one of your own sessions', tags: TAGS })
      .input(z.strictObject({ id }))
      .output(z.object({ data: z.object({ ended: z.literal(1) }) })),
  },
}
