import type { Subscriber } from '@trendverse/application/ports/correspondence'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

function sampleSubscriber(n: number, changes: Partial<Subscriber> = {}): Subscriber {
  return {
    id: idOf(n),
    email: `reader.${n}@example.org`,
    subscribedAtMs: NOON_MS + n,
    status: 'active',
    source: 'footer',
    preferences: { trends: true, weekly_digest: true, new_features: true },
    unsubscribedAtMs: null,
    ...changes,
  }
}

/** What every subscriber repository must do. */
export function subscriberRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  const empty = async () => (await fresh()).subscribers
  const everybody = { page: 1, pageSize: 10, status: null, text: null }

  it('keeps an address in lower case, once, whatever its case (NL-04)', async () => {
    const subscribers = await empty()
    const first = await subscribers.subscribe(sampleSubscriber(1, { email: 'Ada@Example.ORG' }), 'hash 1')
    expect(first).toEqual({ outcome: 'added', subscriber: sampleSubscriber(1, { email: 'ada@example.org' }) })
    const again = await subscribers.subscribe(sampleSubscriber(2, { email: 'ADA@example.org' }), 'hash 2')
    expect(again).toEqual({ ...first, outcome: 'duplicate' })
    expect(await subscribers.unsubscribe('hash 2', NOON_MS)).toBe(false)
    expect(await subscribers.findByEmail('aDa@example.org')).toEqual(first.subscriber)
  })

  it('lets one of fifty parallel tries of one address win', async () => {
    const subscribers = await empty()
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        subscribers.subscribe(sampleSubscriber(n, { email: n % 2 ? 'a@x.org' : 'A@X.org' }), `hash ${n}`),
      ),
    )
    expect(tries.filter(({ outcome }) => outcome === 'added')).toHaveLength(1)
    expect(new Set(tries.map(({ subscriber }) => subscriber.id)).size).toBe(1)
    expect(await subscribers.list(everybody)).toMatchObject({ total: 1 })
  })

  it('takes somebody back who left, or never confirmed, under their old id', async () => {
    const subscribers = await empty()
    await subscribers.subscribe(sampleSubscriber(1), 'old')
    await subscribers.unsubscribe('old', NOON_MS + DAY_MS)
    const back = sampleSubscriber(2, { email: 'reader.1@example.org', status: 'unconfirmed', source: 'contact' })
    for (const hash of ['new', 'newer']) {
      expect(await subscribers.subscribe(back, hash)).toEqual({
        outcome: 'added',
        subscriber: { ...back, id: idOf(1) },
      })
    }
    expect(await subscribers.confirm('new')).toBeNull()
    expect(await subscribers.confirm('newer')).toMatchObject({ outcome: 'confirmed' })
  })

  it('confirms as often as the link is opened, but nobody who has left', async () => {
    const subscribers = await empty()
    await subscribers.subscribe(sampleSubscriber(1, { status: 'unconfirmed' }), 'hash 1')
    const confirmed = { outcome: 'confirmed', subscriber: sampleSubscriber(1) }
    expect(await subscribers.confirm('hash 1')).toEqual(confirmed)
    expect(await subscribers.confirm('hash 1')).toEqual(confirmed)
    await subscribers.unsubscribe('hash 1', NOON_MS + DAY_MS)
    expect(await subscribers.confirm('hash 1')).toEqual({
      outcome: 'ended',
      subscriber: sampleSubscriber(1, { status: 'unsubscribed', unsubscribedAtMs: NOON_MS + DAY_MS }),
    })
    expect(await subscribers.confirm('nobody')).toBeNull()
  })

  it('remembers when somebody left first', async () => {
    const subscribers = await empty()
    await subscribers.subscribe(sampleSubscriber(1), 'hash 1')
    expect(await subscribers.unsubscribe('hash 1', NOON_MS + 5)).toBe(true)
    expect(await subscribers.unsubscribe('hash 1', NOON_MS + 9)).toBe(true)
    expect(await subscribers.findByEmail('reader.1@example.org')).toMatchObject({ unsubscribedAtMs: NOON_MS + 5 })
  })

  it('lists newest first, by status and by part of the address', async () => {
    const subscribers = await empty()
    for (const n of [1, 2, 3]) await subscribers.subscribe(sampleSubscriber(n), `hash ${n}`)
    await subscribers.unsubscribe('hash 2', NOON_MS)
    const idsOf = async (query: Partial<Parameters<typeof subscribers.list>[0]>) => {
      const { subscribers: found, total } = await subscribers.list({ ...everybody, ...query })
      return [found.map(({ id }) => id), total]
    }
    expect(await idsOf({})).toEqual([[idOf(3), idOf(2), idOf(1)], 3])
    expect(await idsOf({ page: 2, pageSize: 2 })).toEqual([[idOf(1)], 3])
    expect(await idsOf({ status: 'active' })).toEqual([[idOf(3), idOf(1)], 2])
    expect(await idsOf({ text: 'READER.2' })).toEqual([[idOf(2)], 1])
    expect(await idsOf({ text: '%' })).toEqual([[], 0])
    expect(await idsOf({ text: HOSTILE_TEXT })).toEqual([[], 0])
  })

  it('pages through active subscribers who want a mail', async () => {
    const subscribers = await empty()
    const preferences = { trends: true, weekly_digest: false, new_features: true }
    for (const n of [5, 3, 4, 1]) await subscribers.subscribe(sampleSubscriber(n), `hash ${n}`)
    await subscribers.subscribe(sampleSubscriber(2, { preferences }), 'hash 2')
    await subscribers.subscribe(sampleSubscriber(6, { status: 'unconfirmed' }), 'hash 6')
    await subscribers.unsubscribe('hash 4', NOON_MS)
    const pageAfter = async (afterId: string | null) => {
      const page = await subscribers.listActive('weekly_digest', afterId, 2)
      return page.map(({ subscriber, tokenHash }) => [subscriber.id, tokenHash])
    }
    expect(await pageAfter(null)).toEqual([
      [idOf(1), 'hash 1'],
      [idOf(3), 'hash 3'],
    ])
    expect(await pageAfter(idOf(3))).toEqual([[idOf(5), 'hash 5']])
    expect(await pageAfter(idOf(5))).toEqual([])
    expect(await subscribers.listActive('trends', null, 9)).toHaveLength(4)
  })

  it('gives many other tokens at once, and nobody else', async () => {
    const subscribers = await empty()
    for (const n of [1, 2, 3]) await subscribers.subscribe(sampleSubscriber(n), `old ${n}`)
    await subscribers.setTokens(
      new Map([
        [idOf(1), 'new 1'],
        [idOf(2), 'new 2'],
        [idOf(9), 'of nobody'],
        [HOSTILE_TEXT, 'of nobody either'],
      ]),
    )
    await subscribers.setTokens(new Map())
    const hashes = (await subscribers.listActive('trends', null, 9)).map(({ tokenHash }) => tokenHash)
    expect(hashes).toEqual(['new 1', 'new 2', 'old 3'])
    expect(await subscribers.unsubscribe('old 1', NOON_MS)).toBe(false)
    expect(await subscribers.unsubscribe('new 1', NOON_MS)).toBe(true)
  })

  it('counts everybody by status, source and date, and who wants a mail', async () => {
    const subscribers = await empty()
    const preferences = { trends: true, weekly_digest: false, new_features: true }
    await subscribers.subscribe(sampleSubscriber(1, { source: 'home' }), 'hash 1')
    await subscribers.subscribe(sampleSubscriber(2, { preferences }), 'hash 2')
    await subscribers.subscribe(sampleSubscriber(3, { status: 'unconfirmed' }), 'hash 3')
    await subscribers.subscribe(sampleSubscriber(4, { subscribedAtMs: NOON_MS - 3 * DAY_MS }), 'hash 4')
    await subscribers.subscribe(sampleSubscriber(5, { subscribedAtMs: NOON_MS - 9 * DAY_MS }), 'hash 5')
    await subscribers.unsubscribe('hash 5', NOON_MS)
    expect(await subscribers.count(NOON_MS - 3 * DAY_MS)).toEqual({
      byStatus: { unconfirmed: 1, active: 3, unsubscribed: 1 },
      bySource: [
        { source: 'footer', count: 4 },
        { source: 'home', count: 1 },
      ],
      byDate: [
        { day: '2026-02-28', count: 1 },
        { day: '2026-03-03', count: 3 },
      ],
    })
    expect(await subscribers.countActive('weekly_digest')).toBe(2)
    expect(await subscribers.countActive('trends')).toBe(3)
  })

  it('finds and forgets one by id, once', async () => {
    const subscribers = await empty()
    await subscribers.subscribe(sampleSubscriber(1), 'hash 1')
    await subscribers.subscribe(sampleSubscriber(2), 'hash 2')
    expect(await subscribers.find(idOf(1))).toEqual(sampleSubscriber(1))
    const answers = await Promise.all([1, 2].map(() => subscribers.remove(idOf(1))))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await subscribers.find(idOf(1))).toBeNull()
    expect(await subscribers.remove(HOSTILE_TEXT)).toBe(false)
    expect((await subscribers.list(everybody)).total).toBe(1)
  })

  it('forgets an address', async () => {
    const subscribers = await empty()
    await subscribers.subscribe(sampleSubscriber(1), 'hash 1')
    expect(await subscribers.removeByEmail('READER.1@example.org')).toBe(true)
    expect(await subscribers.removeByEmail('reader.1@example.org')).toBe(false)
    expect(await subscribers.findByEmail('reader.1@example.org')).toBeNull()
  })
}
