import { subscriptionProblem } from '@trendverse/domain/newsletter/subscribe-rules'
import { z } from 'zod'
import { alwaysOpenCall, publicCall } from './access'
import { field, token } from './field'

const TAGS = ['Newsletter']

export const newsletterContract = {
  subscribe: publicCall
    .route({
      method: 'POST',
      path: '/newsletter/subscribe',
      summary: 'Subscribe an address to the newsletter (NL)',
      description:
        'Refused with `already_subscribed` for an address that is active, unless the installation answers neutrally. ' +
        'Where it asks for a confirmation first, `subscribed` is false and a link is mailed.',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        email: field(subscriptionProblem),
        /** Where the form stood. */
        source: z
          .string()
          .regex(/^[a-z0-9-]{1,40}$/)
          .default('footer'),
      }),
    )
    .output(
      z.object({
        data: z.object({ subscribed: z.boolean(), confirmationSent: z.boolean() }),
        message: z.string(),
      }),
    ),
  confirm: publicCall
    .route({ method: 'POST', path: '/newsletter/confirm', summary: 'Confirm a subscription by its link', tags: TAGS })
    .input(z.strictObject({ token }))
    .output(z.object({ data: z.object({ subscribed: z.literal(true) }), message: z.string() })),
  unsubscribe: alwaysOpenCall
    .route({
      method: 'POST',
      path: '/newsletter/unsubscribe',
      summary: 'End a subscription with the link from any of its emails',
      description:
        'Mail programs post a form with `List-Unsubscribe=One-Click` here and name the token in the address (RFC 8058).',
      tags: TAGS,
    })
    .input(z.strictObject({ token }))
    .output(z.object({ data: z.object({ unsubscribed: z.literal(true) }), message: z.string() })),
}
