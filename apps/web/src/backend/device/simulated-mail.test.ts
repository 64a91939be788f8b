import type { MailServer } from '@trendverse/application/ports/mail'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { describe, expect, it } from 'vitest'
import { simulatedMail, withoutPasswords } from './simulated-mail'

const SERVER: MailServer = {
  host: 'mail.example.org',
  port: 465,
  tls: 'implicit',
  username: null,
  password: null,
  fromAddress: 'a@example.org',
  fromName: 'A',
}
const BODY = { html: '<p>Hello</p>', text: 'Hello', headers: {}, replyTo: null }
const MAIL = { ...BODY, id: '00000000-0000-7000-8000-000000000001', to: 'b@example.org', subject: 'Hello' }
const CONFIG = {
  id: MAIL.id,
  name: 'Mail',
  ...SERVER,
  sealedPassword: 'sealed',
  status: 'inactive' as const,
  priority: 2,
  createdAtMs: 0,
}

function mailWith(chance: number) {
  const delivered: unknown[] = []
  const pausesMs: number[] = []
  const transport = simulatedMail({
    mailbox: { deliver: async (id, body) => void delivered.push([id, body]) },
    pause: async (ms) => void pausesMs.push(ms),
    chance: () => chance,
  })
  return { transport, delivered, pausesMs }
}

describe('simulated mail (EM-05)', () => {
  it('delivers after a second', async () => {
    const { transport, delivered, pausesMs } = mailWith(0.1)
    await transport.send(SERVER, MAIL)
    expect(delivered).toEqual([[MAIL.id, BODY]])
    expect(pausesMs).toEqual([1_000])
  })

  it('fails in one of ten cases, and delivers nothing then', async () => {
    const { transport, delivered } = mailWith(0.0999)
    await expect(transport.send(SERVER, MAIL)).rejects.toMatchObject({ scope: 'mail' })
    expect(delivered).toEqual([])
  })

  it('tests a server within 0.8 s, and fails as often', async () => {
    const well = mailWith(0.5)
    await well.transport.check(SERVER, null)
    expect([well.pausesMs, well.delivered]).toEqual([[800], []])
    await well.transport.check(SERVER, MAIL)
    expect(well.delivered).toEqual([[MAIL.id, BODY]])
    await expect(mailWith(0).transport.check(SERVER, MAIL)).rejects.toMatchObject({ scope: 'server' })
  })

  it('keeps no password of a mail server', async () => {
    const { smtpConfigs } = memoryStorage()
    await withoutPasswords(smtpConfigs).save(CONFIG)
    expect((await smtpConfigs.find(CONFIG.id))?.sealedPassword).toBeNull()
  })
})
