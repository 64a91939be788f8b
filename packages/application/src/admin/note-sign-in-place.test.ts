import { describe, expect, it } from 'vitest'
import { exportAccount } from '../accounts/export-account'
import { EMAIL, openAdminDesk } from './second-factor/admin-desk.fixtures'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

describe('a sign-in from a new place', () => {
  it('is mailed to the administrator, and neither the first one nor one from a known place', async () => {
    const { world, signIn, mails } = await openAdminDesk()
    await signIn()
    await signIn(undefined, { network: '192.0.2.250' })
    expect(mails()).toEqual([])
    const elsewhere = { userAgent: CHROME, network: '2001:db8:1:2::/64' }
    await signIn(undefined, elsewhere)
    await signIn(undefined, { ...elsewhere, network: '2001:db8:1:9::/64' })
    expect(mails()).toEqual([['new_place', EMAIL, 'New admin sign-in at Trendverse']])
    expect(world.queuedMails).toMatchObject([{ link: 'https://trends.example/admin/security' }])
    const [mail] = [...world.store.mails.values()]
    const body = Buffer.from((mail?.sealedBody ?? '').split(':')[1] ?? '', 'base64').toString()
    expect(body).toContain('2 January 2026 at 12:00 UTC: Chrome on Windows, network 2001:db8:1::/48')
  })

  it('keeps nothing that tells where somebody was', async () => {
    const { world, signIn, ports, user } = await openAdminDesk()
    await signIn()
    const kept = JSON.stringify([...world.store.signInPlaces].map(([id, places]) => [id, [...places]]))
    for (const part of ['192.0.2', 'Firefox']) expect(kept).not.toContain(part)
    const { signInPlaces } = await exportAccount(ports, user)
    expect(signInPlaces).toEqual([{ lastUsedAt: new Date(world.nowMs).toISOString() }])
  })

  it('remembers twenty places', async () => {
    const { world, signIn, mails } = await openAdminDesk()
    for (let n = 0; n <= 20; n += 1) {
      world.nowMs += 1
      await signIn(undefined, { network: `198.51.${n}.1` })
    }
    expect(mails()).toHaveLength(20)
    await signIn(undefined, { network: '198.51.1.7' })
    expect(mails()).toHaveLength(20)
    await signIn(undefined, { network: '198.51.0.7' })
    expect(mails()).toHaveLength(21)
  })

  it('keeps nobody out when it cannot be noted', async () => {
    const { world, ports, signIn, callerOf } = await openAdminDesk()
    await signIn()
    ports.signInPlaces.note = () => Promise.reject(new Error('no room'))
    expect(await callerOf((await signIn(undefined, { network: '203.0.113.1' })).token)).toMatchObject({ kind: 'admin' })
    expect(world.warnings).toEqual(['A mail to an account could not be queued'])
  })
})
