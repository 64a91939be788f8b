import { AppError } from '@trendverse/domain/primitives/app-error'
import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { hasKeptSubscriptions, keepSubscription, sendKeptSubscriptions } from './pending-subscriptions'

async function sentFrom(storage: Storage, answer: (email: string) => Promise<unknown> = async () => undefined) {
  const sent: string[] = []
  await sendKeptSubscriptions(
    () => storage,
    (email) => {
      sent.push(email)
      return answer(email)
    },
  )
  return sent
}

describe('subscriptions made without a server (OP-09)', () => {
  it('are sent once when it is back, each address once', async () => {
    const storage = memoryStorage()
    for (const email of ['Ada@example.org', 'bob@example.org', 'ADA@example.org'])
      keepSubscription(() => storage, email)
    expect(await sentFrom(storage)).toEqual(['bob@example.org', 'ada@example.org'])
    expect(hasKeptSubscriptions(() => storage)).toBe(false)
    expect(await sentFrom(storage)).toEqual([])
  })

  it('wait when the server does not take them yet, and are forgotten when it has decided', async () => {
    const storage = memoryStorage()
    for (const email of ['a@x.org', 'b@x.org', 'c@x.org']) keepSubscription(() => storage, email)
    const answers: Record<string, AppError> = {
      'a@x.org': new AppError('already_subscribed', 'x'),
      'b@x.org': new AppError('rate_limited', 'x'),
    }
    expect(await sentFrom(storage, (email) => Promise.reject(answers[email]))).toEqual(['a@x.org', 'b@x.org'])
    expect(await sentFrom(storage)).toEqual(['b@x.org', 'c@x.org'])
  })

  it.each(['null', '{', '7', '[7, null, {}]', '{"a":1}'])('are none where storage holds %s', async (kept) => {
    expect(await sentFrom(memoryStorage({ trendverse_newsletter_pending: kept }))).toEqual([])
  })

  it('do no harm where storage is forbidden', async () => {
    keepSubscription(forbiddenStorage, 'a@x.org')
    expect(hasKeptSubscriptions(forbiddenStorage)).toBe(false)
  })
})
