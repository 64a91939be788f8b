// @vitest-environment node
import { webcrypto } from 'node:crypto'
import { sendDueMails } from '@trendverse/application/mail/send-due-mails'
import { TEXT_REFUSED } from '@trendverse/domain/memes/moderation'
import { browserStorage } from '@trendverse/storage/browser/browser-storage'
import { queueLock } from '@trendverse/storage/browser/device-lock'
import { deviceMailbox } from '@trendverse/storage/browser/device-mailbox'
import { deviceStore } from '@trendverse/storage/browser/device-store'
import { deviceTables } from '@trendverse/storage/browser/device-tables'
import { FakeStorage } from '@trendverse/storage/browser/fake-storage'
import { safeStorage } from '@trendverse/storage/browser/safe-storage'
import { beforeEach, describe, expect, it } from 'vitest'
import { deviceCalls } from '../runtime/browser-backend'
import { deviceContext, deviceJobPorts } from './device-context'

const SIGN_UP = {
  firstName: 'Ada',
  lastName: 'Quill',
  username: 'ada_quill',
  email: 'ada@example.org',
  password: 'a long and odd phrase',
  consent: true,
} as const
const CREDENTIALS = { email: SIGN_UP.email, password: SIGN_UP.password }
const URL_PREFIX = 'https://trendverse.example'
const nodeCrypto = webcrypto as unknown as Crypto // Node's Web Crypto is the browser's, by another type

let fake: FakeStorage
let token: string | null
let nowMs: number

function openDevice(webCrypto: Crypto = nodeCrypto) {
  const localStorage = safeStorage(() => fake)
  const store = deviceStore(localStorage, queueLock(), deviceTables())
  const device = { localStorage, storage: browserStorage(store), mailbox: deviceMailbox(store) }
  const silent = () => undefined
  const context = deviceContext({
    device,
    webCrypto,
    nowMs: () => nowMs,
    pause: async () => undefined,
    chance: () => 0.5,
    publicUrl: URL_PREFIX,
    log: { info: silent, warn: silent, error: silent },
    onMailQueued: silent,
  })
  const calls = deviceCalls(context, { token: () => token }, 'A browser')
  return {
    calls,
    mailbox: device.mailbox,
    /** A page that is closed in the middle of sending. */
    takeAndClose: () => deviceJobPorts(context).mails.take(5, nowMs, Number.POSITIVE_INFINITY),
    send: () => sendDueMails(deviceJobPorts(context), new AbortController().signal),
  }
}

/** The token in the newest mail of this kind that has arrived. */
async function mailedToken(device: ReturnType<typeof openDevice>, type: string): Promise<string> {
  await device.send()
  const mail = (await device.mailbox.list()).find((one) => one.mail.type === type)
  const [, found] = /\?token=([\w-]+)/.exec(mail?.body?.text ?? '') ?? []
  if (found === undefined) throw new Error(`no ${type} mail has arrived`)
  return found
}

beforeEach(() => {
  fake = new FakeStorage()
  token = null
  nowMs = Date.UTC(2026, 2, 3, 12)
})

describe('accounts on this device (OP-09)', () => {
  it('signs up, verifies by the mailed link, signs out and in, and resets a password', async () => {
    const device = openDevice()
    const { auth } = device.calls
    const { data } = await auth.register(SIGN_UP)
    token = data.token
    expect((await auth.me()).data).toMatchObject({ username: 'ada_quill', status: 'pending_verification' })
    const verification = await mailedToken(device, 'verification')
    await auth.logout()
    token = null
    await expect(auth.login(CREDENTIALS)).rejects.toMatchObject({ code: 'email_unverified' })

    await auth.verifyEmail({ token: verification })
    await expect(auth.verifyEmail({ token: verification })).rejects.toMatchObject({ code: 'token_used' })
    expect((await auth.login(CREDENTIALS)).data.account.status).toBe('active')

    await auth.forgotPassword({ email: SIGN_UP.email })
    const password = 'another long and odd phrase'
    await auth.resetPassword({ token: await mailedToken(device, 'reset'), password })
    await expect(auth.login(CREDENTIALS)).rejects.toMatchObject({ code: 'password_wrong' })
    // the next visit of the same browser
    expect((await openDevice().calls.auth.login({ ...CREDENTIALS, password })).data.account.username).toBe('ada_quill')
  })

  it('sends a mail again that a closed page had taken, before its link is dead', async () => {
    const device = openDevice()
    await device.calls.auth.register(SIGN_UP)
    await device.takeAndClose()
    nowMs += 9_999
    await device.send()
    expect((await device.mailbox.list())[0]?.body).toBeNull()
    nowMs += 1
    expect(await mailedToken(device, 'verification')).toMatch(/^device-/)
  })

  it('makes, edits, saves and deletes memes without a server or a picture, also after a reload', async () => {
    const { calls } = openDevice()
    token = (await calls.auth.register(SIGN_UP)).data.token
    const [trend] = (await calls.trends.listCurrent({})).data
    if (trend === undefined) throw new Error('there should be a trend')
    const request = { trendId: trend.id, style: 'wholesome', tone: 'witty', format: 'drake' } as const
    const { meme, job } = (await calls.memes.generate(request)).data
    expect([meme?.generatedBy, meme?.fallback, meme?.imageUrl, job]).toEqual(['built-in', false, null, null])
    const id = meme?.id ?? ''
    await calls.memes.edit({ id, captions: ['This', 'That'] })
    await calls.memes.save({ id })
    await calls.memes.generate(request)
    const reloaded = openDevice().calls
    expect((await reloaded.memes.saved({})).data).toMatchObject([{ id, captions: ['This', 'That'], createdBy: 'Ada' }])
    expect((await reloaded.memes.history({})).total).toBe(2)
    expect((await reloaded.account.limits()).data.features.meme.usedToday).toBe(2)
    await expect(reloaded.memes.edit({ id, captions: ['k1ll y0urs3lf', ''] })).rejects.toMatchObject({
      code: 'invalid_input',
      message: TEXT_REFUSED,
    })
    await reloaded.memes.remove({ id })
    expect((await openDevice().calls.memes.history({})).total).toBe(1)
    await reloaded.account.remove({ password: SIGN_UP.password })
    expect(fake.getItem('trendverse_meme_history')).toBeNull()
    expect(fake.getItem('trendverse_saved_memes')).toBeNull()
  })

  it('keeps neither password nor session nor link as they are', async () => {
    const device = openDevice()
    const { data } = await device.calls.auth.register(SIGN_UP)
    const kept = deviceTables()
      .filter(({ key }) => key !== 'trendverse_outbox')
      .map(({ key }) => fake.getItem(key))
      .join()
    expect(kept).toContain('pbkdf2-sha256$600000$')
    for (const secret of [SIGN_UP.password, data.token, await mailedToken(device, 'verification')]) {
      expect(kept).not.toContain(secret)
    }
  })

  it('keeps somebody blocked after a reload, and out at sign-in (BL-02)', async () => {
    const { calls } = openDevice()
    const { data } = await calls.auth.register(SIGN_UP)
    const users = JSON.parse(fake.getItem('users') ?? '')
    Object.assign(users.rows[0].user, { status: 'permanently_blocked', isActive: false, emailVerified: true })
    fake.setItem('users', JSON.stringify(users))
    const reloaded = openDevice().calls
    await expect(reloaded.auth.login(CREDENTIALS)).rejects.toMatchObject({
      code: 'account_suspended',
      message: 'Account is suspended',
    })
    token = data.token
    await expect(reloaded.auth.changePassword({ currentPassword: 'x', newPassword: 'y'.repeat(12) })).rejects.toThrow(
      /blocked/,
    )
  })

  it('lets a visitor use the trial once, whatever they reload (LM-08)', async () => {
    expect((await openDevice().calls.account.limits()).data.trial).toMatchObject({ used: false })
    fake.setItem('trialUsed', JSON.stringify({ version: 1, rows: [{ guestId: 'device', usedAtMs: nowMs }] }))
    expect((await openDevice().calls.account.limits()).data.trial).toMatchObject({ used: true, available: false })
  })

  it('says that storage is full, and makes no account', async () => {
    fake.limitCharacters = 700
    await expect(openDevice().calls.auth.register(SIGN_UP)).rejects.toMatchObject({ code: 'storage_full' })
    expect(fake.getItem('users')).toBeNull()
  })

  it('has no accounts outside a secure context, says why, and shows trends all the same', async () => {
    const { calls } = openDevice({
      getRandomValues: (bytes) => nodeCrypto.getRandomValues(bytes),
    } as Crypto) // what is left there
    await expect(calls.auth.register(SIGN_UP)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Accounts on this device need a secure connection (https), which this page does not have.',
    })
    expect((await calls.trends.listCurrent({})).data.length).toBeGreaterThan(0)
  })

  it('leaves alone what belongs to somebody who is signed in at the server', async () => {
    token = 'a-token-of-the-server'
    const { calls } = openDevice()
    const refused = { code: 'unavailable', message: expect.stringContaining('when it is back') }
    await expect(calls.auth.register(SIGN_UP)).rejects.toMatchObject(refused)
    await expect(calls.auth.me()).rejects.toMatchObject(refused)
    await expect(calls.account.update({ bio: 'new' })).rejects.toMatchObject(refused)
    expect((await calls.trends.listCurrent({})).data.length).toBeGreaterThan(0)
    expect(deviceTables().map(({ key }) => fake.getItem(key))).toEqual(deviceTables().map(() => null))
  })
})
