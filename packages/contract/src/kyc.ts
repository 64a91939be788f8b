import { KYC_STATUSES } from '@trendverse/domain/accounts/kyc'
import { z } from 'zod'
import { alwaysOpenCall, userCall } from './access'

const instant = z.iso.datetime({ offset: true })

export const kycContract = {
  status: userCall
    .route({
      method: 'GET',
      path: '/kyc/status',
      summary: 'Whether this account has to verify an identity, and how long it may take',
      tags: ['Identity check'],
    })
    .output(
      z.object({
        data: z.object({
          /** KY-01 */
          flagged: z.boolean(),
          /** Of the latest check; null when there was none. */
          status: z.enum(KYC_STATUSES).nullable(),
          reason: z.string().nullable(),
          /** Null while the clock stands. */
          deadline: instant.nullable(),
          /** The server's clock: what the deadline is counted by. */
          serverNow: instant,
          /** Where the person verifies themselves; null when no address is set up. */
          url: z.string().nullable(),
        }),
      }),
    ),
  webhook: alwaysOpenCall
    .route({
      method: 'POST',
      path: '/kyc/webhook',
      summary: 'Results of the identity provider, signed',
      description:
        'Standard Webhooks: the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` sign the body as it ' +
        'was sent. Events: `kyc.submitted`, `kyc.approved`, `kyc.rejected`; others are accepted and ignored. Answers 404 ' +
        'where no provider is set up.',
      tags: ['Identity check'],
    })
    // Providers add fields of their own.
    .input(
      z.looseObject({
        type: z.string().max(200),
        data: z.looseObject({ userId: z.string().max(200).optional() }).optional(),
      }),
    )
    .output(z.object({ data: z.object({ outcome: z.enum(['applied', 'ignored', 'repeated']) }) })),
}
