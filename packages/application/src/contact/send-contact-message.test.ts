import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { identifyCaller } from '../accounts/identify-caller'
import { placeOfMailBody } from '../upkeep/sealed-places'
import { sendContactMessage } from './send-contact-message'

const ORIGIN = { bearerToken: null, network: '192.0.2.1', userAgent: '', guestId: null }
const INPUT = { name: 'Ada', email: 'ada@example.org', subject: 'Help', message: 'Two\nlines' }

function openWorld(supportEmail?: string) {
  const world = createFakeWorld({ settings: new Map(Object.entries({ supportEmail })) })
  const ports = portsOfWorld(world)
  return {
    world,
    ports,
    messages: async () => (await ports.contacts.list({ page: 1, pageSize: 50, status: null })).messages,
    mails: async () => (await ports.mails.list({ page: 1, pageSize: 50 })).mails,
  }
}

describe('sendContactMessage', () => {
  it('keeps what a visitor wrote, and mails it nowhere while there is no address for it', async () => {
    const { ports, messages, mails } = openWorld()
    await sendContactMessage(ports, { kind: 'guest' }, ORIGIN, INPUT)
    expect(await messages()).toMatchObject([{ ...INPUT, userId: null, priority: false, status: 'open' }])
    expect(await mails()).toEqual([])
  })

  it('drops the spaces around what was written', async () => {
    const { ports, messages } = openWorld()
    const padded = { name: ' Ada ', email: ' ada@example.org\n', subject: '\tHelp ', message: '\nTwo\nlines\n' }
    await sendContactMessage(ports, { kind: 'guest' }, ORIGIN, padded)
    expect(await messages()).toMatchObject([INPUT])
  })

  it('mails it to support, to be answered at once', async () => {
    const { ports, mails } = openWorld('help@trends.example')
    await sendContactMessage(ports, { kind: 'guest' }, ORIGIN, INPUT)
    const [mail] = await mails()
    expect(mail).toMatchObject({ type: 'contact', to: 'help@trends.example', subject: 'Help', userId: null })
    const body = await ports.secretBox.open(mail?.sealedBody ?? '', placeOfMailBody(mail?.id ?? ''))
    expect(JSON.parse(body)).toMatchObject({ replyTo: 'ada@example.org' })
  })

  it.each(['active', 'permanently_blocked'] as const)(
    'puts a member who is %s first (OP-77, OP-68)',
    async (status) => {
      const { ports, messages, mails } = openWorld('help@trends.example')
      const { token, user } = await signInAs(ports, 1, 'user', { status })
      await sendContactMessage(ports, await identifyCaller(ports, token), ORIGIN, INPUT)
      expect(await messages()).toMatchObject([{ userId: user.id, priority: true }])
      expect(await mails()).toMatchObject([{ subject: '[Priority] Help', userId: user.id }])
    },
  )

  it('loses nothing when the mail cannot be queued', async () => {
    const { world, ports, messages } = openWorld('help@trends.example')
    const broken = { ...ports, secretBox: { ...ports.secretBox, seal: () => Promise.reject(new Error('no key')) } }
    await sendContactMessage(broken, { kind: 'guest' }, ORIGIN, INPUT)
    expect(await messages()).toHaveLength(1)
    expect(world.warnings).toEqual(['A message to support could not be mailed'])
  })

  it('refuses the eleventh message of a network within an hour', async () => {
    const { ports, world, messages } = openWorld()
    const send = () => sendContactMessage(ports, { kind: 'guest' }, ORIGIN, INPUT)
    for (let n = 0; n < 10; n += 1) await send()
    await expect(send()).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await messages()).toHaveLength(10)
    world.nowMs += HOUR_MS
    await send()
  })
})
