import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Evidence, TrendDetail } from '@trendverse/domain/trends/trend'
import {
  buildEvidence,
  buildTrendDetail,
  buildTrendRecord,
  testUuid,
} from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, finishBackground, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import type { Subscriber } from '../ports/correspondence'
import { placeOfMailBody } from '../upkeep/sealed-places'
import { getNewsletter } from './get-newsletter'
import { sendDigest } from './send-digest'
import { sendDigestNow } from './send-digest-now'
import { unsubscribe } from './use-subscriber-link'

const MONDAY_MS = Date.UTC(2026, 4, 4, 7)
const seenAt = new Date(MONDAY_MS - DAY_MS).toISOString()
const never = new AbortController().signal

const receipt = buildEvidence(seenAt)

async function openWorld(readers: number, evidence: readonly Evidence[] = [receipt]) {
  const facts = { name: 'Comet', attention: 2, updatedDate: seenAt } as const
  const detail: TrendDetail = buildTrendDetail(1, { ...facts, evidence })
  const world = createFakeWorld({
    nowMs: MONDAY_MS,
    trends: [buildTrendRecord(1, facts)],
    details: new Map([[detail.id, detail]]),
  })
  const ports = portsOfWorld(world)
  for (let n = 1; n <= readers; n += 1) await add(n)
  async function add(n: number, changes: Partial<Subscriber> = {}) {
    const preferences = { trends: true, weekly_digest: true, new_features: true }
    const fields = { id: testUuid(n), email: `reader.${n}@example.org`, subscribedAtMs: n, source: 'footer' }
    await ports.subscribers.subscribe(
      { ...fields, preferences, status: 'active', unsubscribedAtMs: null, ...changes },
      `made with an older key ${n}`,
    )
  }
  const receivers = async () => {
    const { mails } = await ports.mails.list({ page: 1, pageSize: 1_000 })
    return mails.map(({ to }) => to).toSorted()
  }
  return { world, ports, add, receivers }
}

describe('sendDigest', () => {
  it('queues one mail for each active reader who wants it, page by page, once a week', async () => {
    const { ports, add, receivers, world } = await openWorld(201)
    await add(900, { status: 'unconfirmed' })
    await add(901, { preferences: { trends: true, weekly_digest: false, new_features: true } })
    expect(await sendDigest(ports, never)).toEqual({ week: '2026-W19', queued: 201 })
    expect(new Set(await receivers()).size).toBe(201)
    world.nowMs += HOUR_MS
    expect(await sendDigest(ports, never)).toEqual({ week: null, queued: 0 })
    world.nowMs += 7 * DAY_MS
    world.trends = world.trends.map((trend) => ({ ...trend, updatedDate: new Date(world.nowMs).toISOString() }))
    world.details.set(testUuid(1), {
      ...buildTrendDetail(1),
      evidence: [{ ...receipt, lastSeenAt: new Date(world.nowMs).toISOString() }],
    })
    expect(await sendDigest(ports, never)).toEqual({ week: '2026-W20', queued: 201 })
  })

  it('carries trends with their receipts and a link out that works, also after the key was changed', async () => {
    const { ports } = await openWorld(1)
    await sendDigest(ports, never)
    const { mails } = await ports.mails.list({ page: 1, pageSize: 1 })
    const body = await ports.secretBox.open(mails[0]?.sealedBody ?? '', placeOfMailBody(mails[0]?.id ?? ''))
    expect(mails[0]?.subject).toBe('This week: Comet')
    expect(body).toContain('https://example.org/story')
    expect(body).toContain('List-Unsubscribe=One-Click')
    await unsubscribe(ports, { bearerToken: null, network: 'x', userAgent: '', guestId: null }, tokenIn(body))
    expect(await ports.subscribers.findByEmail('reader.1@example.org')).toMatchObject({ status: 'unsubscribed' })
  })

  it('costs the database as much for a page of readers as for one of them, and wakes the outbox once a page', async () => {
    const costOf = async (readers: number) => {
      const { world, ports } = await openWorld(readers)
      let rings = 0
      const mailEvents = { mailsQueued: () => void (rings += 1) }
      const before = world.databaseCalls
      expect(await sendDigest({ ...ports, mailEvents }, never)).toMatchObject({ queued: readers })
      return { calls: world.databaseCalls - before, rings }
    }
    const one = await costOf(1)
    expect(await costOf(99)).toEqual(one)
    // one more page: its readers, their new tokens, their mails
    expect(await costOf(150)).toEqual({ calls: one.calls + 3, rings: 2 })
  })

  it('goes on where it was cut off and writes to nobody twice', async () => {
    const { ports, receivers } = await openWorld(250)
    const stopping = new AbortController()
    const mails = {
      ...ports.mails,
      add: async (...given: Parameters<typeof ports.mails.add>) => {
        stopping.abort()
        return ports.mails.add(...given)
      },
    }
    expect(await sendDigest({ ...ports, mails }, stopping.signal)).toEqual({ week: '2026-W19', queued: 100 })
    const dying = {
      ...ports.mails,
      add: async (...given: Parameters<typeof ports.mails.add>) => {
        const added = await ports.mails.add(...given)
        // between keeping the mails and hearing of it
        if (added.length > 0) throw new Error('the process died')
        return added
      },
    }
    await expect(sendDigest({ ...ports, mails: dying }, never)).rejects.toThrow('died')
    expect(await sendDigest(ports, never)).toEqual({ week: '2026-W19', queued: 50 })
    expect(new Set(await receivers()).size).toBe(250)
    expect(await receivers()).toHaveLength(250)
  })

  it('lets one address that cannot be written to keep the mail from nobody, and tries again', async () => {
    const { ports, add, receivers } = await openWorld(0)
    await add(1, { email: 'no address' })
    await add(2)
    await expect(sendDigest(ports, never)).rejects.toThrow('1 digests could not be queued')
    expect(await receivers()).toEqual(['reader.2@example.org'])
    expect(await ports.settings.get('newsletterDigestWeek')).toBeUndefined()
  })

  it('sends nothing when there is nothing to say, and looks again later', async () => {
    const { ports, receivers } = await openWorld(2, [])
    expect(await sendDigest(ports, never)).toEqual({ week: null, queued: 0 })
    expect(await receivers()).toEqual([])
    expect(await ports.settings.get('newsletterDigestWeek')).toBeUndefined()
  })

  it('waits until it is due', async () => {
    const { ports, world } = await openWorld(1)
    world.nowMs = MONDAY_MS - 1
    expect(await sendDigest(ports, never)).toEqual({ week: null, queued: 0 })
  })
})

describe('sendDigestNow', () => {
  const actor = { id: testUuid(9), name: 'vera' }

  it('sends the digest of the week on any day, once; the usual one is this one then', async () => {
    const { ports, receivers, world } = await openWorld(3)
    world.nowMs -= HOUR_MS
    expect(await sendDigestNow(ports, actor)).toEqual({ week: '2026-W19', receivers: 3 })
    await finishBackground(world)
    expect(await receivers()).toHaveLength(3)
    await expect(sendDigestNow(ports, actor)).rejects.toThrow('has already been sent')
    world.nowMs += HOUR_MS
    expect(await sendDigest(ports, never)).toEqual({ week: null, queued: 0 })
    const { entries } = await ports.auditLog.list({ page: 1, pageSize: 5, action: 'newsletter.sent' })
    expect(entries).toMatchObject([{ details: { week: '2026-W19', receivers: 3 } }])
  })

  it('is refused while one is under way, without anything to tell, and without anybody to tell', async () => {
    const held = await openWorld(2)
    await sendDigestNow(held.ports, actor)
    await expect(sendDigestNow(held.ports, actor)).rejects.toThrow('already being sent')
    expect(await sendDigest(held.ports, never)).toEqual({ week: null, queued: 0 })
    await expect(sendDigestNow((await openWorld(2, [])).ports, actor)).rejects.toThrow('nothing to send')
    await expect(sendDigestNow((await openWorld(0)).ports, actor)).rejects.toThrow('No one')
  })

  it('is taken up by the job where the process that began it died', async () => {
    const { ports, receivers, world } = await openWorld(2)
    world.nowMs -= HOUR_MS
    await sendDigestNow(ports, actor)
    world.nowMs += 3 * MINUTE_MS
    expect(await sendDigest(ports, never)).toEqual({ week: '2026-W19', queued: 2 })
    expect(await receivers()).toHaveLength(2)
    expect(await sendDigest(ports, never)).toEqual({ week: null, queued: 0 })
  })

  it('is seen in the figures of the newsletter', async () => {
    const { ports, world } = await openWorld(2)
    expect((await getNewsletter(ports)).digest).toEqual({
      week: '2026-W19',
      title: 'This week: Comet',
      receivers: 2,
      isUnderWay: false,
      isSent: false,
    })
    await sendDigestNow(ports, actor)
    expect((await getNewsletter(ports)).digest.isUnderWay).toBe(true)
    await finishBackground(world)
    const { digest, mails, subscribers } = await getNewsletter(ports)
    expect(digest).toMatchObject({ isUnderWay: false, isSent: true })
    expect(mails).toEqual([{ day: '2026-05-04', sent: 0, failed: 0, waiting: 2 }])
    expect(subscribers.byStatus).toEqual({ unconfirmed: 0, active: 2, unsubscribed: 0 })
  })
})

function tokenIn(body: string): string {
  return /unsubscribe\?token=([\w-]{43})/.exec(body)?.[1] ?? ''
}
