import { emailProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { contactLineProblem, contactMessageProblem } from '@trendverse/domain/contact/contact-rules'
import { z } from 'zod'
import { alwaysOpenCall } from './access'
import { field } from './field'

export const contactContract = {
  send: alwaysOpenCall
    .route({
      method: 'POST',
      path: '/contact',
      summary: 'Write to support; messages from members come first (OP-77)',
      description: 'Always open to everyone, including blocked accounts (OP-68).',
      tags: ['Contact'],
    })
    .input(
      z.strictObject({
        name: field((name) => contactLineProblem('name', name)),
        email: field(emailProblem),
        subject: field((subject) => contactLineProblem('subject', subject)),
        message: field(contactMessageProblem),
      }),
    )
    .output(z.object({ data: z.object({ received: z.literal(true) }), message: z.string() })),
}
