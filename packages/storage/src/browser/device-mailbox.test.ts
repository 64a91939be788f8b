import { beforeEach, expect, it } from 'vitest'
import { sampleAccount } from '../contract-tests/account-samples'
import { idOf, NOON_MS } from '../contract-tests/samples'
import { browserStorage } from './browser-storage'
import { queueLock } from './device-lock'
import { deviceMailbox } from './device-mailbox'
import { deviceStore } from './device-store'
import { deviceTables } from './device-tables'
import { FakeStorage } from './fake-storage'
import { safeStorage } from './safe-storage'

const BODY = { html: '<p>Hello</p>', text: 'Hello', headers: {}, replyTo: null }
const mail = (n: number) => ({
  id: idOf(n),
  idempotencyKey: `key ${n}`,
  type: 'verification' as const,
  to: 'person.1@example.org',
  subject: `Mail ${n}`,
  sealedBody: 'sealed',
  userId: idOf(100),
  createdAtMs: NOON_MS + n,
  expiresAtMs: NOON_MS + 1_000,
})

let fake: FakeStorage
const open = () => {
  const device = deviceStore(
    safeStorage(() => fake),
    queueLock(),
    deviceTables(),
  )
  return { mailbox: deviceMailbox(device), storage: browserStorage(device) }
}

beforeEach(() => {
  fake = new FakeStorage()
})

it('shows what is inside a mail once it was delivered, newest first', async () => {
  const { mailbox, storage } = open()
  for (const n of [1, 2]) await storage.mails.add([mail(n)])
  await mailbox.deliver(idOf(1), BODY)
  await storage.mails.noteSent(idOf(1), NOON_MS + 9)
  const shown = (await open().mailbox.list()).map(({ mail: { subject, status }, body }) => [subject, status, body])
  expect(shown).toEqual([
    ['Mail 2', 'waiting', null],
    ['Mail 1', 'sent', BODY],
  ])
})

it('forgets what was delivered when its mail is forgotten', async () => {
  const { mailbox, storage } = open()
  await storage.accounts.create(sampleAccount(100))
  await storage.mails.add([mail(1)])
  await mailbox.deliver(idOf(1), BODY)
  await storage.mails.noteSent(idOf(1), NOON_MS + 9)
  expect(await storage.mails.removeDoneBefore(NOON_MS + 10)).toBe(1)
  await mailbox.deliver(idOf(2), BODY)
  expect(await open().mailbox.list()).toEqual([])
  expect(fake.getItem('trendverse_outbox')).toBeNull()
})
