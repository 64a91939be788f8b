// @vitest-environment node
import { TEXT_REFUSED } from '@trendverse/domain/memes/moderation'
import { deviceTables } from '@trendverse/storage/browser/device-tables'
import { FakeStorage } from '@trendverse/storage/browser/fake-storage'
import { mirrorTrial } from '@trendverse/storage/browser/trial-mirror'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DeviceWorld, mailedToken, NODE_CRYPTO, openDevice, SIGN_UP } from './device-world.fixtures'

const CREDENTIALS = { email: SIGN_UP.email, password: SIGN_UP.password }

const world: DeviceWorld = { storage: new FakeStorage(), token: null, nowMs: 0 }

beforeEach(() => {
  world.storage = new FakeStorage()
  world.token = null
  world.nowMs = Date.UTC(2026, 2, 3, 12)
})

describe('accounts on this device (OP-09)', () => {
  it('signs up, verifies by the mailed link, signs out and in, and resets a password', async () => {
    const device = openDevice(world)
    const { auth } = device.calls
    const { data } = await auth.register(SIGN_UP)
    world.token = data?.token ?? null
    expect((await auth.me()).data).toMatchObject({ username: 'ada_quill', status: 'pending_verification' })
    const verification = await mailedToken(device, 'verification')
    await auth.logout()
    world.token = null
    await expect(auth.login(CREDENTIALS)).rejects.toMatchObject({ code: 'email_unverified' })

    await auth.verifyEmail({ token: verification })
    await expect(auth.verifyEmail({ token: verification })).rejects.toMatchObject({ code: 'token_used' })
    expect((await auth.login(CREDENTIALS)).data.account.status).toBe('active')

    await auth.forgotPassword({ email: SIGN_UP.email })
    const password = 'another long and odd phrase'
    await auth.resetPassword({ token: await mailedToken(device, 'reset'), password })
    await expect(auth.login(CREDENTIALS)).rejects.toMatchObject({ code: 'password_wrong' })
    // the next visit of the same browser
    expect((await openDevice(world).calls.auth.login({ ...CREDENTIALS, password })).data.account.username).toBe(
      'ada_quill',
    )
  })

  it('sends a mail again that a closed page had taken, before its link is dead', async () => {
    const device = openDevice(world)
    await device.calls.auth.register(SIGN_UP)
    await device.takeAndClose()
    world.nowMs += 9_999
    await device.send()
    expect((await device.mailbox.list())[0]?.body).toBeNull()
    world.nowMs += 1
    expect(await mailedToken(device, 'verification')).toMatch(/^device-/)
  })

  it('has a gallery of what was shared from it, with remixes, also after a reload', async () => {
    const { calls } = openDevice(world)
    world.token = (await calls.auth.register(SIGN_UP)).data?.token ?? null
    const [trend] = (await calls.trends.listCurrent({})).data
    if (trend === undefined) throw new Error('there should be a trend')
    const wish = { trendId: trend.id, style: 'wholesome', tone: 'witty', format: 'drake' } as const
    const { meme } = (await calls.memes.generate(wish)).data
    const id = meme?.id ?? ''
    const shown = async () => (await openDevice(world).calls.memes.gallery({})).data
    expect(await shown()).toEqual([])
    await calls.social.share({ kind: 'meme', id, platform: null, method: 'copy_text' })
    expect(await shown()).toMatchObject([{ id, createdBy: 'Ada', accent: trend.color, remixOf: null }])
    const remix = (await calls.memes.remix({ id })).data
    expect(remix).toMatchObject({ captions: meme?.captions, type: 'drake', isListed: false })
    const original = { id, trendId: trend.id, createdBy: 'Ada' }
    const reloaded = (await openDevice(world).calls.memes.history({})).data
    expect(reloaded.find((one) => one.id === remix.id)?.remixOf).toEqual({ original })
    expect((await calls.account.limits()).data.features.meme.usedToday).toBe(2)
    await calls.memes.list({ id, isListed: false })
    expect(await shown()).toEqual([])
  })

  it('makes, edits, saves and deletes memes without a server or a picture, also after a reload', async () => {
    const { calls } = openDevice(world)
    world.token = (await calls.auth.register(SIGN_UP)).data?.token ?? null
    const [trend] = (await calls.trends.listCurrent({})).data
    if (trend === undefined) throw new Error('there should be a trend')
    const request = { trendId: trend.id, style: 'wholesome', tone: 'witty', format: 'drake' } as const
    const { meme, job } = (await calls.memes.generate(request)).data
    expect([meme?.generatedBy, meme?.fallback, meme?.imageUrl, job]).toEqual(['built-in', false, null, null])
    const id = meme?.id ?? ''
    await calls.memes.edit({ id, captions: ['This', 'That'] })
    await calls.memes.save({ id })
    await calls.memes.generate(request)
    const reloaded = openDevice(world).calls
    expect((await reloaded.memes.saved({})).data).toMatchObject([{ id, captions: ['This', 'That'], createdBy: 'Ada' }])
    expect((await reloaded.memes.history({})).total).toBe(2)
    expect((await reloaded.account.limits()).data.features.meme.usedToday).toBe(2)
    await expect(reloaded.memes.edit({ id, captions: ['k1ll y0urs3lf', ''] })).rejects.toMatchObject({
      code: 'invalid_input',
      message: TEXT_REFUSED,
    })
    await reloaded.memes.remove({ id })
    expect((await openDevice(world).calls.memes.history({})).total).toBe(1)
    await reloaded.account.remove({ password: SIGN_UP.password })
    expect(world.storage.getItem('trendverse_meme_history')).toBeNull()
    expect(world.storage.getItem('trendverse_saved_memes')).toBeNull()
  })

  it('keeps neither password nor session nor link as they are', async () => {
    const device = openDevice(world)
    const { data } = await device.calls.auth.register(SIGN_UP)
    const kept = deviceTables()
      .filter(({ key }) => key !== 'trendverse_outbox')
      .map(({ key }) => world.storage.getItem(key))
      .join()
    expect(kept).toContain('pbkdf2-sha256$600000$')
    for (const secret of [SIGN_UP.password, data?.token, await mailedToken(device, 'verification')]) {
      expect(kept).not.toContain(secret)
    }
  })

  it('keeps somebody blocked after a reload, and out at sign-in (BL-02)', async () => {
    const { calls } = openDevice(world)
    const { data } = await calls.auth.register(SIGN_UP)
    const users = JSON.parse(world.storage.getItem('users') ?? '')
    Object.assign(users.rows[0].user, { status: 'permanently_blocked', isActive: false, emailVerified: true })
    world.storage.setItem('users', JSON.stringify(users))
    const reloaded = openDevice(world).calls
    await expect(reloaded.auth.login(CREDENTIALS)).rejects.toMatchObject({
      code: 'account_suspended',
      message: 'Account is suspended',
    })
    world.token = data?.token ?? null
    await expect(reloaded.auth.changePassword({ currentPassword: 'x', newPassword: 'y'.repeat(12) })).rejects.toThrow(
      /blocked/,
    )
  })

  it('lets a visitor use the trial once, whatever they reload (LM-08)', async () => {
    expect((await openDevice(world).calls.account.limits()).data.trial).toMatchObject({ used: false })
    world.storage.setItem(
      'trialUsed',
      JSON.stringify({ version: 1, rows: [{ guestId: 'device', usedAtMs: world.nowMs }] }),
    )
    expect((await openDevice(world).calls.account.limits()).data.trial).toMatchObject({ used: true, available: false })
  })

  it('counts the trial a server gave, and keeps when it was first known (LM-09)', async () => {
    mirrorTrial(() => world.storage, world.nowMs)
    const kept = world.storage.getItem('trialUsed')
    mirrorTrial(() => world.storage, world.nowMs + 1)
    expect(world.storage.getItem('trialUsed')).toBe(kept)
    expect((await openDevice(world).calls.account.limits()).data.trial).toMatchObject({ used: true, available: false })
  })

  it('says that storage is full, and makes no account', async () => {
    world.storage.limitCharacters = 700
    await expect(openDevice(world).calls.auth.register(SIGN_UP)).rejects.toMatchObject({ code: 'storage_full' })
    expect(world.storage.getItem('users')).toBeNull()
  })

  it('has no accounts outside a secure context, says why, and shows trends all the same', async () => {
    const { calls } = openDevice(world, {
      getRandomValues: (bytes) => NODE_CRYPTO.getRandomValues(bytes),
    } as Crypto) // what is left there
    await expect(calls.auth.register(SIGN_UP)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Accounts on this device need a secure connection (https), which this page doesn’t have.',
    })
    expect((await calls.trends.listCurrent({})).data.length).toBeGreaterThan(0)
  })

  it('leaves alone what belongs to somebody who is signed in at the server', async () => {
    world.token = 'a-token-of-the-server'
    const { calls } = openDevice(world)
    const refused = { code: 'unavailable', message: expect.stringContaining('when it’s back') }
    await expect(calls.auth.register(SIGN_UP)).rejects.toMatchObject(refused)
    await expect(calls.auth.me()).rejects.toMatchObject(refused)
    await expect(calls.account.update({ bio: 'new' })).rejects.toMatchObject(refused)
    expect((await calls.trends.listCurrent({})).data.length).toBeGreaterThan(0)
    expect(deviceTables().map(({ key }) => world.storage.getItem(key))).toEqual(deviceTables().map(() => null))
  })
})
