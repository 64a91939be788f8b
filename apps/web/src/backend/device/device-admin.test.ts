// @vitest-environment node
import { FakeStorage } from '@trendverse/storage/browser/fake-storage'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DeviceWorld, openDevice, SIGN_UP } from './device-world.fixtures'

const world: DeviceWorld = { storage: new FakeStorage(), token: null, nowMs: 0 }
const { consent: _, ...ADMIN } = SIGN_UP

/** This device, worked on by its first administrator. */
async function openAsAdmin() {
  const device = openDevice(world)
  const token = await device.offerAdminSetup()
  world.token = (await device.calls.admin.session.setup({ token: token ?? '', ...ADMIN })).data.token
  return device
}

beforeEach(() => {
  world.storage = new FakeStorage()
  world.token = null
  world.nowMs = Date.UTC(2026, 2, 3, 12)
})

describe('the administration of this device (OP-09)', () => {
  it('has one first administrator, who signs in again after a reload', async () => {
    const device = await openAsAdmin()
    expect(await device.offerAdminSetup()).toBeNull()
    world.token = null
    const { email, password } = ADMIN
    const reloaded = openDevice(world).calls
    await expect(reloaded.admin.trends.list({})).rejects.toMatchObject({ code: 'authentication_required' })
    world.token = (await reloaded.admin.session.login({ email, password })).data.token
    expect((await reloaded.admin.session.me()).data.account.role).toBe('admin')
  })

  it('makes, edits and deletes trends, which its visitors see after a reload, too (AD-03)', async () => {
    const { calls } = await openAsAdmin()
    const { id } = (await calls.admin.trends.create({ name: 'Paper kites', description: 'They fly.' })).data
    await calls.admin.trends.update({ id, featured: true })
    const visitor = openDevice({ ...world, token: null }).calls
    const seen = async () => (await visitor.trends.listCurrent({ search: 'paper kites' })).data
    expect(await seen()).toMatchObject([{ id, name: 'Paper kites', featured: true, origin: 'admin' }])
    expect((await calls.admin.trends.get({ id })).data).toMatchObject({ items: 0, merges: 0, rank: null })
    expect((await calls.admin.stories.listMerges({ id })).data).toEqual([])
    expect((await calls.admin.stories.listJoins({ id })).data).toEqual([])

    const starter = (await visitor.trends.listCurrent({})).data.find(({ origin }) => origin === 'starter')
    await calls.admin.trends.remove({ id: starter?.id ?? '' })
    await calls.admin.trends.remove({ id })
    expect(await seen()).toEqual([])
    await expect(visitor.trends.get({ id: starter?.id ?? '' })).rejects.toMatchObject({ code: 'trend_not_found' })
  })

  it('answers what each page of the administration reads', async () => {
    const { admin, mail, social } = (await openAsAdmin()).calls
    const { id } = (await admin.trends.create({ name: 'Paper kites', description: 'They fly.' })).data
    await expect(
      Promise.all([
        admin.analytics.get(),
        admin.attention.get(),
        admin.health.get(),
        admin.users.list({}),
        admin.kyc.list({}),
        admin.trends.list({}),
        admin.stories.listJoins({ id }),
        admin.stories.listMerges({ id }),
        admin.games.list({}),
        admin.games.listPacks({}),
        admin.games.listRuns({}),
        admin.review.list({}),
        admin.contactMessages.list({}),
        mail.smtpConfigs.list({}),
        mail.templates.list(),
        mail.outbox.list({}),
        social.settings(),
        admin.newsletter.get(),
        admin.subscribers.list({}),
        admin.settings.get(),
        admin.auditLog.list({}),
        admin.security.secondFactor.get(),
        admin.security.sessions.list(),
      ]),
    ).resolves.toBeDefined()
    expect((await admin.review.list({})).total).toBe(0)
  })

  it('says of AI keys that they are not available on this device', async () => {
    const { calls } = await openAsAdmin()
    await expect(calls.admin.apiKeys.list()).rejects.toMatchObject({ message: 'Not available on this device' })
  })

  it('reads its figures, accounts, settings, mail and log out of this device alone', async () => {
    const { calls } = await openAsAdmin()
    expect((await calls.admin.analytics.get()).data.users.total).toBe(1)
    expect((await calls.admin.users.list({})).data).toMatchObject([{ email: ADMIN.email }])
    await calls.admin.settings.update({ siteName: 'My sky' })
    expect((await openDevice(world).calls.settings.public()).data.siteName).toBe('My sky')
    expect((await calls.admin.auditLog.list({})).data.map(({ action }) => action)).toContain('settings.updated')
  })
})
