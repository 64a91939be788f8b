import { z } from 'zod'
import { adminCall } from '../access'

const count = z.number().int().nonnegative()
const week = z.string().regex(/^\d{4}-W\d{2}$/)
const TAGS = ['Admin']

export const adminNewsletterContract = {
  get: adminCall
    .route({
      method: 'GET',
      path: '/admin/newsletter',
      summary: 'Newsletter subscribers, emails of the last 30 days, and this week’s digest (NL-02)',
      tags: TAGS,
    })
    .output(
      z.object({
        data: z.object({
          subscribers: z.object({
            byStatus: z.object({ unconfirmed: count, active: count, unsubscribed: count }),
            /** Where the form stood, most first. */
            bySource: z.array(z.object({ source: z.string(), count })).readonly(),
            /** Sign-ups per UTC date of the last 30 days, oldest first; dates without any are left out. */
            byDate: z.array(z.object({ day: z.iso.date(), count })).readonly(),
          }),
          /** Mails of the newsletter by the UTC date they were written on. */
          mails: z.array(z.object({ day: z.iso.date(), sent: count, failed: count, waiting: count })).readonly(),
          digest: z.object({
            /** ISO 8601, UTC. */
            week,
            /** The subject of the mail, or null where there is nothing to tell. */
            title: z.string().nullable(),
            /** Active subscribers who want it. */
            receivers: count,
            isUnderWay: z.boolean(),
            /** Whether the week's went out already. */
            isSent: z.boolean(),
          }),
        }),
      }),
    ),
  send: adminCall
    .route({
      method: 'POST',
      path: '/admin/newsletter/send',
      summary: 'Send this week’s digest now',
      description:
        'It replaces Monday’s digest, so no one gets two. Refused while a digest is being sent, after this week’s was sent, ' +
        'and when there is nothing to send or no one is subscribed.',
      tags: TAGS,
    })
    .output(z.object({ data: z.object({ week, receivers: count }) })),
}
