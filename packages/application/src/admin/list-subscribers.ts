import type { Subscriber, SubscriberStatus } from '../ports/correspondence'
import type { LongListPage } from '../ports/counted-total'
import type { Needs } from '../ports/ports'

export type ListSubscribersInput = LongListPage & {
  readonly q?: string | undefined
  readonly status?: SubscriberStatus | undefined
}

/** One page of the newsletter's subscribers (NL-01). */
export async function listSubscribers(
  ports: Needs<'subscribers'>,
  { q, status, page, pageSize, after }: ListSubscribersInput,
) {
  const query = { page, pageSize, after, status: status ?? null, text: q?.trim() || null }
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
