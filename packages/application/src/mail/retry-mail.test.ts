import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { createAccountWorld, mailedToken, originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { signUp } from '../accounts/sign-up'
import { verifyEmail } from '../accounts/verify-email'
import type { Subscriber } from '../ports/correspondence'
import { placeOfMailBody } from '../upkeep/sealed-places'
import { queueMail } from './queue-mail'
import { retryMail } from './retry-mail'

const ACTOR = { id: testUuid(9), name: 'vera' }
const ORIGIN = originFrom('192.0.2.1')

async function openWorld() {
  const { world, ports } = createAccountWorld()
  const latest = async () => {
    const { mails } = await ports.mails.list({ page: 1, pageSize: 1 })
    if (mails[0] === undefined) throw new Error('no mail was queued')
    return mails[0]
  }
  const failLatest = async () => {
    const { id } = await latest()
    await ports.mails.noteFailure(id, 'Main: refused', null)
    return id
  }
  const subscriber = (status: Subscriber['status']): Subscriber => ({
    id: testUuid(1),
    email: 'reader@example.org',
    subscribedAtMs: world.nowMs,
    status,
    source: 'footer',
    preferences: { trends: true, weekly_digest: true, new_features: true },
    unsubscribedAtMs: null,
  })
  return { world, ports, latest, failLatest, subscriber }
}

describe('retryMail', () => {
  it('writes a link anew that is dead by now, and the new one works', async () => {
    const { world, ports, latest, failLatest } = await openWorld()
    await signUp(ports, ORIGIN, SIGN_UP)
    const dead = mailedToken(world, 'verification')
    const id = await failLatest()
    world.nowMs += 20 * MINUTE_MS
    const answer = await retryMail(ports, ACTOR, id)
    expect(answer).toMatchObject({ id, status: 'waiting', tries: 0, error: null })
    expect(Date.parse(answer.expiresAt)).toBe(world.nowMs + 15 * MINUTE_MS)
    const token = mailedToken(world, 'verification')
    expect(token).not.toBe(dead)
    expect(await ports.secretBox.open((await latest()).sealedBody ?? '', placeOfMailBody(id))).toContain(token)
    await verifyEmail(ports, ORIGIN, { token })
    expect((await ports.accounts.findByEmail(SIGN_UP.email))?.emailVerified).toBe(true)
    const { entries } = await ports.auditLog.list({ page: 1, pageSize: 5, action: 'mail.retried' })
    expect(entries).toMatchObject([{ subjectId: id, details: { type: 'verification' } }])
  })

  it('refuses to verify an address that is verified, and a mail whose account is gone', async () => {
    const { world, ports, failLatest } = await openWorld()
    await signUp(ports, ORIGIN, SIGN_UP)
    const id = await failLatest()
    await verifyEmail(ports, ORIGIN, { token: mailedToken(world, 'verification') })
    await expect(retryMail(ports, ACTOR, id)).rejects.toThrow('This email address is already verified.')
    const variables = { firstName: 'Ada', token: 'x' }
    await queueMail(ports, { type: 'reset', to: 'a@example.org', userId: null, idempotencyKey: 'reset:1', variables })
    const orphan = await ports.mails.list({ page: 1, pageSize: 1, type: 'reset' })
    const orphanId = orphan.mails[0]?.id ?? ''
    await ports.mails.noteFailure(orphanId, 'refused', null)
    await expect(retryMail(ports, ACTOR, orphanId)).rejects.toThrow('no longer exists')
  })

  it('sends what needs no link as it was, with time to arrive', async () => {
    const { world, ports, latest, failLatest } = await openWorld()
    await queueMail(ports, {
      type: 'welcome',
      to: 'ada@example.org',
      userId: null,
      idempotencyKey: 'welcome:1',
      variables: { firstName: 'Ada' },
    })
    const { sealedBody } = await latest()
    const id = await failLatest()
    world.nowMs += 20 * DAY_MS
    await retryMail(ports, ACTOR, id)
    expect(await latest()).toMatchObject({ status: 'waiting', sealedBody, expiresAtMs: world.nowMs + 7 * DAY_MS })
    expect(world.queuedMails).toHaveLength(2)
    await expect(retryMail(ports, ACTOR, id)).rejects.toThrow('already being sent')
    await ports.mails.noteSent(id, world.nowMs)
    await expect(retryMail(ports, ACTOR, id)).rejects.toThrow('already been sent')
    await expect(retryMail(ports, ACTOR, testUuid(404))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('sends a newsletter to nobody who left, and none that is old', async () => {
    const { world, ports, failLatest, subscriber } = await openWorld()
    await ports.subscribers.subscribe(subscriber('active'), 'hash')
    const content = { html: '<p>News</p>', text: 'News' }
    await queueMail(ports, {
      type: 'newsletter',
      to: 'reader@example.org',
      userId: null,
      idempotencyKey: 'digest:1',
      variables: { title: 'The week', content, unsubscribeToken: 'token' },
    })
    const id = await failLatest()
    await retryMail(ports, ACTOR, id)
    await failLatest()
    await ports.subscribers.unsubscribe('hash', world.nowMs)
    await expect(retryMail(ports, ACTOR, id)).rejects.toThrow('no longer gets the newsletter')
    await ports.subscribers.subscribe(subscriber('active'), 'hash')
    world.nowMs += 8 * DAY_MS
    await expect(retryMail(ports, ACTOR, id)).rejects.toThrow('too old')
  })
})
