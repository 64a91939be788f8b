import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import type { MailBody } from '../ports/mail'
import { placeOfMailBody } from '../upkeep/sealed-places'
import { subscribe } from './subscribe'
import { confirmSubscription, unsubscribe } from './use-subscriber-link'

const originFrom = (network: string) => ({ bearerToken: null, network, userAgent: '', guestId: null })
const HERE = originFrom('192.0.2.1')
const ADA = { email: ' Ada@Example.org ', source: 'footer' }

function openWorld(settings: Readonly<Record<string, unknown>> = {}) {
  const world = createFakeWorld({ settings: new Map(Object.entries(settings)) })
  const ports = portsOfWorld(world)
  const everything = { page: 1, pageSize: 50, status: null, text: null }
  return {
    world,
    ports,
    subscribers: async () => (await ports.subscribers.list(everything)).subscribers,
    mails: async () => {
      const { mails } = await ports.mails.list({ page: 1, pageSize: 50 })
      return Promise.all(
        // What queueMail sealed.
        mails.map(async (mail) => ({
          ...mail,
          body: JSON.parse(await ports.secretBox.open(mail.sealedBody ?? '', placeOfMailBody(mail.id))) as MailBody,
        })),
      )
    },
    /** The token of the newest mail's link. */
    token: async () => {
      const { mails } = await ports.mails.list({ page: 1, pageSize: 1 })
      const [mail] = mails
      const body = await ports.secretBox.open(mail?.sealedBody ?? '', placeOfMailBody(mail?.id ?? ''))
      const token = /token=([\w-]{43})/.exec(body)?.[1]
      if (token === undefined) throw new Error('no mail with a token')
      return token
    },
  }
}

describe('subscribe', () => {
  it('subscribes an address and welcomes it with a way out (NL-01, OP-66)', async () => {
    const { ports, subscribers, mails } = openWorld()
    expect(await subscribe(ports, HERE, ADA)).toEqual({
      data: { subscribed: true, confirmationSent: false },
      message: 'Successfully subscribed! Welcome to the universe of trends.',
    })
    expect(await subscribers()).toMatchObject([
      {
        email: 'ada@example.org',
        status: 'active',
        source: 'footer',
        preferences: { trends: true, weekly_digest: true, new_features: true },
      },
    ])
    const [mail] = await mails()
    expect(mail).toMatchObject({ type: 'newsletter', to: 'ada@example.org' })
    expect(mail?.body.headers['List-Unsubscribe']).toMatch(/^<https:\/\/trends\.example\/api\/newsletter\/unsubscribe/)
    expect(mail?.body.text).toMatch(/https:\/\/trends\.example\/unsubscribe\?token=[\w-]{43}\n/)
  })

  it('keeps no token in clear', async () => {
    const { world, ports, token } = openWorld()
    await subscribe(ports, HERE, ADA)
    expect(JSON.stringify([...world.store.subscribers])).not.toContain(await token())
  })

  it('refuses an address that is there, in any case (ER-20), and welcomes it once', async () => {
    const { ports, mails } = openWorld()
    await subscribe(ports, HERE, ADA)
    await expect(subscribe(ports, HERE, { ...ADA, email: 'ADA@EXAMPLE.ORG' })).rejects.toMatchObject({
      code: 'already_subscribed',
      message: 'This email is already subscribed to our newsletter!',
    })
    expect(await mails()).toHaveLength(1)
  })

  it('tells nobody who is subscribed where texts are neutral, and mails nobody twice', async () => {
    const { ports, mails } = openWorld({ neutralAccountTexts: true })
    const first = await subscribe(ports, HERE, ADA)
    expect(await subscribe(ports, HERE, ADA)).toEqual(first)
    expect(await mails()).toHaveLength(1)
  })

  it('still subscribes when the welcome cannot be queued', async () => {
    const { world, ports, subscribers } = openWorld()
    const broken = { ...ports, secretBox: { ...ports.secretBox, seal: () => Promise.reject(new Error('no key')) } }
    await subscribe(broken, HERE, ADA)
    expect(await subscribers()).toHaveLength(1)
    expect(world.warnings).toEqual(['A welcome to the newsletter could not be queued'])
  })

  it('asks for a confirmation where that is set, and counts nobody before it', async () => {
    const { ports, subscribers, mails, token, world } = openWorld({ newsletterDoubleOptIn: true })
    expect(await subscribe(ports, HERE, ADA)).toMatchObject({ data: { subscribed: false, confirmationSent: true } })
    expect(await subscribers()).toMatchObject([{ status: 'unconfirmed' }])
    expect((await mails()).map(({ type }) => type)).toEqual(['newsletter_confirm'])
    await confirmSubscription(ports, HERE, await token())
    await confirmSubscription(ports, HERE, await token())
    expect(await subscribers()).toMatchObject([{ status: 'active' }])
    expect((await mails()).map(({ type }) => type).toSorted()).toEqual(['newsletter', 'newsletter_confirm'])
    expect(world.queuedMails[0]?.link).toMatch(/^https:\/\/trends\.example\/newsletter\/confirm\?token=/)
  })

  it('mails another link to who lost theirs, once a minute', async () => {
    const { ports, mails, world } = openWorld({ newsletterDoubleOptIn: true })
    await subscribe(ports, HERE, ADA)
    await subscribe(ports, HERE, ADA)
    expect(await mails()).toHaveLength(1)
    world.nowMs += MINUTE_MS
    await subscribe(ports, HERE, ADA)
    expect(await mails()).toHaveLength(2)
  })

  it('lets one of five parallel tries subscribe', async () => {
    const { ports, mails } = openWorld()
    const tries = Array.from({ length: 5 }, (_, n) => subscribe(ports, originFrom(`192.0.2.${n}`), ADA))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('refuses the sixth try of one address within an hour, and the 51st of a network, until the window ends', async () => {
    const { ports, world } = openWorld({ neutralAccountTexts: true })
    for (let n = 0; n < 5; n += 1) await subscribe(ports, originFrom('203.0.113.7'), ADA)
    const sixth = () => subscribe(ports, originFrom('203.0.113.7'), ADA)
    await expect(sixth()).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: HOUR_MS })
    world.nowMs += HOUR_MS
    await sixth()
    for (let n = 0; n < 50; n += 1) await subscribe(ports, HERE, { ...ADA, email: `reader${n}@example.org` })
    const late = () => subscribe(ports, HERE, { ...ADA, email: 'late@example.org' })
    await expect(late()).rejects.toMatchObject({ code: 'rate_limited' })
    world.nowMs += 15 * MINUTE_MS
    await late()
  })

  it('lets no stranger who tries an address keep its owner out, nor fill its mailbox', async () => {
    const { ports, world, mails, subscribers, token } = openWorld({ newsletterDoubleOptIn: true })
    for (let n = 0; n < 60; n += 1) {
      world.nowMs += MINUTE_MS / 2
      await subscribe(ports, originFrom(`198.51.100.${n}`), ADA)
    }
    expect((await mails()).length).toBeLessThanOrEqual(5 + 3)
    const mailed = (await mails()).length
    expect(await subscribe(ports, HERE, ADA)).toMatchObject({ data: { confirmationSent: true } })
    expect(mailed).toBeGreaterThan(0)
    await confirmSubscription(ports, HERE, await token())
    expect(await subscribers()).toMatchObject([{ status: 'active' }])
  })
})

describe('links of the newsletter', () => {
  it('end a subscription, also twice, and only a new subscription brings it back', async () => {
    const { ports, subscribers, token } = openWorld()
    await subscribe(ports, HERE, ADA)
    const link = await token()
    await unsubscribe(ports, HERE, link)
    await unsubscribe(ports, HERE, link)
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
    await expect(confirmSubscription(ports, HERE, link)).rejects.toMatchObject({ code: 'token_used' })
    await subscribe(ports, HERE, ADA)
    expect(await subscribers()).toMatchObject([{ status: 'active', unsubscribedAtMs: null }])
    // the link of an old mail is as good as any
    await unsubscribe(ports, HERE, link)
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
  })

  it('are refused when they are nobody’s, and after fifty of those the guesser waits', async () => {
    const { ports, token } = openWorld()
    await subscribe(ports, HERE, ADA)
    for (let n = 0; n < 50; n += 1) {
      await expect(unsubscribe(ports, HERE, `guess-${n}`)).rejects.toMatchObject({ code: 'token_invalid' })
    }
    await expect(confirmSubscription(ports, HERE, 'guess')).rejects.toMatchObject({ code: 'rate_limited' })
    // a good link of the same network is not held up
    await unsubscribe(ports, HERE, await token())
  })
})
