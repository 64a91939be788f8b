import type { Subscriber, SubscriberStatus } from '../ports/correspondence'
import type { Needs } from '../ports/ports'

export type ListSubscribersInput = {
  readonly q?: string | undefined
  readonly status?: SubscriberStatus | undefined
  readonly page: number
  readonly pageSize: number
}

/** One page of the newsletter's subscribers (NL-01). */
export async function listSubscribers(
  ports: Needs<'subscribers'>,
  { q, status, page, pageSize }: ListSubscribersInput,
) {
  const query = { page, pageSize, status: status ?? null, text: q?.trim() || null }
  const { subscribers, ...counted } = await ports.subscribers.list(query)
  return { data: subscribers.map(toRow), ...counted, page, pageSize }
}

function toRow({ subscribedAtMs, unsubscribedAtMs, ...subscriber }: Subscriber) {
  return {
    ...subscriber,
    subscribedAt: new Date(subscribedAtMs).toISOString(),
    unsubscribedAt: unsubscribedAtMs === null ? null : new Date(unsubscribedAtMs).toISOString(),
  }
}
