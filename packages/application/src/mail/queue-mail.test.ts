import { createMailWorld } from '@trendverse/test-support/mail-world'
import { describe, expect, it } from 'vitest'
import type { MailBody } from '../ports/mail'
import { placeOfMailBody } from '../upkeep/sealed-places'
import { queueMail } from './queue-mail'
import type { MailRequest } from './write-mail'

const RESET: MailRequest = {
  type: 'reset',
  to: 'reader@example.org',
  userId: null,
  idempotencyKey: 'reset:1',
  variables: { firstName: '<Ada>', token: 'tok-1' },
}

async function queuedBy(request: MailRequest, world = createMailWorld()) {
  expect(await queueMail(world, request)).toBe(true)
  const { mails } = await world.mails.list({ page: 1, pageSize: 1 })
  const mail = mails[0]
  if (mail === undefined || mail.sealedBody === null) throw new Error('nothing was queued')
  // What queueMail sealed.
  return {
    mail,
    body: JSON.parse(await world.secretBox.open(mail.sealedBody, placeOfMailBody(mail.id))) as MailBody,
    world,
  }
}

describe('queueMail', () => {
  it('queues a filled mail whose link leads to our own address, and rings the bell', async () => {
    const { mail, body, world } = await queuedBy(RESET)
    expect(mail).toMatchObject({ type: 'reset', to: 'reader@example.org', status: 'waiting', tries: 0 })
    expect(mail.subject).toBe('Set a new password for Trendverse')
    expect(body.html).toContain('href="https://trends.example/reset-password?token=tok-1"')
    expect(body.html).toContain('&lt;Ada&gt;')
    expect(body.text).toContain('Hello <Ada>')
    expect(body.text).toContain('https://trends.example/reset-password?token=tok-1')
    expect(world.queued).toEqual([
      { type: 'reset', to: 'reader@example.org', link: 'https://trends.example/reset-password?token=tok-1' },
    ])
  })

  it('keeps the token in nothing but the sealed body (VT-07)', async () => {
    const { mail } = await queuedBy(RESET)
    expect(JSON.stringify({ ...mail, sealedBody: null })).not.toContain('tok-1')
  })

  it('is of no use any longer than its link', async () => {
    const { mail, world } = await queuedBy(RESET)
    expect(mail.expiresAtMs - world.time.nowMs).toBe(15 * 60_000)
    const welcome = await queuedBy({ ...RESET, type: 'welcome', variables: { firstName: 'Ada' } })
    expect(welcome.mail.expiresAtMs - world.time.nowMs).toBe(7 * 24 * 3_600_000)
  })

  it('queues a key once and rings once', async () => {
    const world = createMailWorld()
    expect([await queueMail(world, RESET), await queueMail(world, RESET)]).toEqual([true, false])
    expect(world.queued).toHaveLength(1)
  })

  it("uses the operator's wording while it is active, and the site's name", async () => {
    const world = createMailWorld()
    const own = {
      type: 'reset',
      subject: '{{siteName}}: new key',
      htmlContent: '{{link}}',
      textContent: '{{link}}',
    } as const
    await world.settings.set('siteName', 'Orbit\r\nBcc: x')
    await world.mailTemplates.save({ ...own, status: 'active' })
    expect((await queuedBy(RESET, world)).mail.subject).toBe('Orbit Bcc: x: new key')
    await world.mailTemplates.save({ ...own, status: 'inactive' })
    expect((await queuedBy({ ...RESET, idempotencyKey: '2' }, world)).body.html).toContain('<table')
  })

  it('gives the newsletter its way out, in the mail and in its headers', async () => {
    const { body } = await queuedBy({
      ...RESET,
      type: 'newsletter',
      variables: { title: 'This week', content: { html: '<ul></ul>', text: '-' }, unsubscribeToken: 'u1' },
    })
    expect(body.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(body.html).toContain('<ul></ul>')
    expect(body.text).toContain('https://trends.example/unsubscribe?token=u1')
  })

  it('lets support answer a visitor, and marks a member (OP-77)', async () => {
    const visitor = {
      name: 'Ada',
      email: 'ada@example.net',
      subject: 'Help',
      message: '<script>\nline',
      priority: true,
    }
    const { mail, body } = await queuedBy({ ...RESET, type: 'contact', variables: visitor })
    expect([mail.subject, body.replyTo]).toEqual(['[Priority] Help', 'ada@example.net'])
    expect(body.html).toContain('&lt;script&gt;\nline')
  })

  it.each(['', 'a', 'a@b, c@d', 'a@b\r\nBcc: c@d', '<a@b>', 'a b@c', 'a@b@c', `${'x'.repeat(250)}@example.org`])(
    'refuses %j as a receiver',
    async (to) => {
      const world = createMailWorld()
      await expect(queueMail(world, { ...RESET, to })).rejects.toMatchObject({ code: 'invalid_input' })
      expect(await world.mails.countWaiting()).toBe(0)
    },
  )

  it('refuses a mail without bounds', async () => {
    const message = 'x'.repeat(600_000)
    const visitor = { name: 'A', email: 'a@b.example', subject: 'S', message, priority: false }
    await expect(queueMail(createMailWorld(), { ...RESET, type: 'contact', variables: visitor })).rejects.toMatchObject(
      { code: 'payload_too_large' },
    )
  })
})
