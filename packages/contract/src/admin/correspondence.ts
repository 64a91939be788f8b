import { z } from 'zod'
import { adminCall } from '../access'
import { filterText, id } from '../field'
import { longPageInput, longPageOutput, pageInput, pageOutput } from '../paging'

const instant = z.iso.datetime({ offset: true })
const subscriberStatus = z.enum(['unconfirmed', 'active', 'unsubscribed'])
const contactStatus = z.enum(['open', 'done'])
const TAGS = ['Admin']

/** NL-01 */
const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  subscribedAt: instant,
  status: subscriberStatus,
  source: z.string(),
  preferences: z.object({ trends: z.boolean(), weekly_digest: z.boolean(), new_features: z.boolean() }),
  unsubscribedAt: instant.nullable(),
})

export const contactMessage = z.object({
  id: z.uuid(),
  /** The member's account, or null for a visitor. */
  userId: z.uuid().nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  priority: z.boolean(),
  status: contactStatus,
  createdAt: instant,
  /** What was answered last by mail; null where nothing was. */
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
})

const messageId = id

export const subscribersContract = {
  list: adminCall
    .route({
      method: 'GET',
      path: '/admin/newsletter/subscribers',
      summary: 'Newsletter subscribers, newest first',
      tags: TAGS,
    })
    .input(z.strictObject({ ...longPageInput, q: filterText(254).optional(), status: subscriberStatus.optional() }))
    .output(longPageOutput(subscriber)),
  remove: adminCall
    .route({
      method: 'DELETE',
      path: '/admin/newsletter/subscribers/{id}',
      summary: 'Delete a newsletter subscriber',
      tags: TAGS,
    })
    .input(z.strictObject({ id }))
    .output(z.object({ data: z.object({ removed: z.literal(true) }) })),
}

export const contactMessagesContract = {
  list: adminCall
    .route({
      method: 'GET',
      path: '/admin/contact-messages',
      summary: 'Messages to support: open first, members first, then oldest first',
      tags: TAGS,
    })
    .input(z.strictObject({ ...pageInput, status: contactStatus.optional() }))
    .output(pageOutput(contactMessage)),
  update: adminCall
    .route({
      method: 'PUT',
      path: '/admin/contact-messages/{id}',
      summary: 'Mark a message as done, or reopen it',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        id: messageId,
        status: contactStatus,
        expected: z.strictObject({ status: contactStatus.optional() }).optional(),
      }),
    )
    .output(z.object({ data: contactMessage })),
  answer: adminCall
    .route({
      method: 'POST',
      path: '/admin/contact-messages/{id}/answer',
      summary: 'Answer a message by email and mark it as done',
      tags: TAGS,
    })
    .input(z.strictObject({ id: messageId, text: z.string().trim().min(1).max(10_000) }))
    .output(z.object({ data: contactMessage })),
}
