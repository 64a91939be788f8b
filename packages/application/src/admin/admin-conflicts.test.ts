import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { createApiKey, updateApiKey } from '../ai/write-api-key'
import { saveMailTemplate } from '../mail/edit-mail-templates'
import { createSmtpConfig, updateSmtpConfig } from '../mail/write-smtp-config'
import { removeSubscriber } from './remove-subscriber'

const ACTOR = { id: testUuid(9), name: 'vera' }

function openPorts() {
  const ports = portsOfWorld(createFakeWorld())
  return { ...ports, ...ports.ai }
}

describe('changes by two administrators', () => {
  it('keeps what the other one said of a key, and says what it is', async () => {
    const ports = openPorts()
    const said = { name: 'Main', provider: 'OpenAI', keyType: 'quiz', status: 'active', priority: 1 } as const
    const { id, apiKey } = await createApiKey(ports, ACTOR, { ...said, apiKey: 'sk-a-long-enough-key' })
    await updateApiKey(ports, ACTOR, id, { priority: 3 }, { priority: 1 })
    await expect(updateApiKey(ports, ACTOR, id, { priority: 7 }, { priority: 1 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone else has changed this: The priority is now 3.',
    })
    // Other fields may be changed, and the key as it is shown is no secret to compare.
    const after = await updateApiKey(ports, ACTOR, id, { name: 'Second' }, { name: 'Main', apiKey })
    expect(after).toMatchObject({ name: 'Second', priority: 3 })
  })

  it('keeps what the other one said of a mail server', async () => {
    const ports = openPorts()
    const { id } = await createSmtpConfig(ports, ACTOR, {
      name: 'Main',
      host: 'mail.example.org',
      port: 587,
      tls: 'starttls',
      username: null,
      password: '',
      fromAddress: 'hello@trends.example',
      fromName: '',
      status: 'active',
      priority: 1,
    })
    await updateSmtpConfig(ports, ACTOR, id, { port: 465, tls: 'implicit' }, { port: 587, tls: 'starttls' })
    await expect(updateSmtpConfig(ports, ACTOR, id, { port: 25 }, { port: 587 })).rejects.toThrow('The port is now 465')
    await expect(updateSmtpConfig(ports, ACTOR, testUuid(404), { port: 25 })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('keeps the wording of the other one', async () => {
    const ports = openPorts()
    const wording = { subject: 'Mine', htmlContent: 'x', textContent: 'x' }
    const template = { type: 'test', status: 'active', ...wording } as const
    await saveMailTemplate(ports, ACTOR, template, { status: 'active' })
    await expect(saveMailTemplate(ports, ACTOR, template, { subject: 'Test email' })).rejects.toThrow(
      'The subject is now “Mine”',
    )
  })
})

it('forgets a subscriber by id and leaves no address in the log', async () => {
  const ports = openPorts()
  const { subscriber } = await ports.subscribers.subscribe(
    {
      id: testUuid(1),
      email: 'reader@example.org',
      subscribedAtMs: 1,
      status: 'active',
      source: 'footer',
      preferences: { trends: true, weekly_digest: true, new_features: true },
      unsubscribedAtMs: null,
    },
    'hash',
  )
  await removeSubscriber(ports, ACTOR, subscriber.id)
  await expect(removeSubscriber(ports, ACTOR, subscriber.id)).rejects.toMatchObject({ code: 'not_found' })
  const { entries } = await ports.auditLog.list({ page: 1, pageSize: 5, action: 'subscriber.removed' })
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).not.toContain('reader@')
})
