import { sendContactMessage } from '../contact/send-contact-message'
import { subscribe } from '../newsletter/subscribe'
import { confirmSubscription, unsubscribe } from '../newsletter/use-subscriber-link'
import { os } from './base'

/** NL: subscribing, and what the links in its mails do. */
export const newsletterRouter = {
  subscribe: os.newsletter.subscribe.handler(({ context, input }) => subscribe(context, context.origin, input)),
  confirm: os.newsletter.confirm.handler(async ({ context, input }) => {
    await confirmSubscription(context, context.origin, input.token)
    return { data: { subscribed: true }, message: 'Your subscription is confirmed. See you on Monday!' }
  }),
  unsubscribe: os.newsletter.unsubscribe.handler(async ({ context, input }) => {
    await unsubscribe(context, context.origin, input.token)
    return { data: { unsubscribed: true }, message: 'You’ve unsubscribed. We won’t send you any more newsletters.' }
  }),
}

export const contactRouter = {
  send: os.contact.send.handler(async ({ context, input }) => {
    await sendContactMessage(context, context.caller, context.origin, input)
    return { data: { received: true }, message: 'Thank you! Your message has arrived.' }
  }),
}
