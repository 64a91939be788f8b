import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { describe, expect, it, vi } from 'vitest'
import { cacheNewsletter } from './newsletter-cache'

const READER = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'ada@example.org',
  subscribedAtMs: 5,
  status: 'active',
  source: 'footer',
  preferences: { trends: true, weekly_digest: true, new_features: true },
  unsubscribedAtMs: null,
} as const

function openCache() {
  const { mails, subscribers } = memoryStorage()
  const clock = { nowMs: 0 }
  const countByDay = vi.fn((...asked: Parameters<typeof mails.countByDay>) => mails.countByDay(...asked))
  const count = vi.fn((fromMs: number) => subscribers.count(fromMs))
  const countActive = vi.fn((of: 'weekly_digest') => subscribers.countActive(of))
  const given = { mails: { ...mails, countByDay }, subscribers: { ...subscribers, count, countActive } }
  return { cached: cacheNewsletter(given, () => clock.nowMs), clock, countByDay, count, countActive }
}

describe('cacheNewsletter', () => {
  it('counts every 15 seconds at most, also for those who ask at the same time', async () => {
    const { cached, clock, count, countByDay, countActive } = openCache()
    const ask = () =>
      Promise.all([
        cached.subscribers.count(0),
        cached.subscribers.countActive('weekly_digest'),
        cached.mails.countByDay('newsletter', 0),
      ])
    const counted = () => [count, countActive, countByDay].map(({ mock }) => mock.calls.length)
    await Promise.all([ask(), ask()])
    clock.nowMs = 14_999
    await ask()
    expect(counted()).toEqual([1, 1, 1])
    clock.nowMs = 15_000
    await ask()
    expect(counted()).toEqual([2, 2, 2])
  })

  it('counts again when other days or other mails are asked about', async () => {
    const { cached, count, countByDay } = openCache()
    for (const fromMs of [1, 2, 2]) await cached.subscribers.count(fromMs)
    await cached.mails.countByDay('newsletter', 1)
    await cached.mails.countByDay('welcome', 1)
    expect([count.mock.calls.length, countByDay.mock.calls.length]).toEqual([2, 2])
  })

  it('shows at once who subscribed, confirmed, left or was removed here', async () => {
    const { subscribers } = openCache().cached
    const states = async () => (await subscribers.count(0)).byStatus
    expect(await states()).toEqual({ unconfirmed: 0, active: 0, unsubscribed: 0 })
    await subscribers.subscribe({ ...READER, status: 'unconfirmed' }, 'hash')
    expect(await states()).toMatchObject({ unconfirmed: 1 })
    await subscribers.confirm('hash')
    expect(await states()).toMatchObject({ active: 1 })
    await subscribers.unsubscribe('hash', 9)
    expect(await states()).toMatchObject({ active: 0, unsubscribed: 1 })
    await subscribers.remove(READER.id)
    expect(await states()).toMatchObject({ unsubscribed: 0 })
  })
})
