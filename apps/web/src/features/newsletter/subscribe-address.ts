import { SUBSCRIBING_FAILED, subscriptionProblem } from '@trendverse/domain/newsletter/subscribe-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { logFailure } from '../../backend/call/log-failure'
import { keepSubscription } from '../../backend/call/pending-subscriptions'
import type { Services } from '../../backend/services'

export type SubscribeOutcome = { readonly isSubscribed: boolean; readonly text: string }

/** Subscribes an address from the footer, and says how that went in the words of the specification (NL-04, NL-05). */
export async function subscribeAddress(
  services: Pick<Services, 'call' | 'runtime'>,
  typed: string,
): Promise<SubscribeOutcome> {
  const problem = subscriptionProblem(typed)
  if (problem !== null) return { isSubscribed: false, text: problem }
  const email = typed.trim()
  try {
    const { message } = await services.call((backend) => backend.newsletter.subscribe({ email, source: 'footer' }))
    // OP-09: a static demo has no server that could come back.
    if (services.runtime() === 'browser' && import.meta.env.VITE_BACKEND !== 'browser') {
      keepSubscription(() => window.localStorage, email)
    }
    return { isSubscribed: true, text: message }
  } catch (error) {
    return { isSubscribed: false, text: failureText(error) }
  }
}

function failureText(error: unknown): string {
  if (error instanceof AppError) {
    if (error.code === 'already_subscribed' || error.code === 'rate_limited') return error.message
    if (error.fields?.email !== undefined) return error.fields.email
  }
  logFailure('The address could not be subscribed.', error)
  return SUBSCRIBING_FAILED
}
