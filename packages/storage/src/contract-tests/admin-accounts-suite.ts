import type { StoragePorts } from '@trendverse/application/ports/ports'
import { newKycRecord } from '@trendverse/domain/accounts/kyc'
import { isFlaggedForKyc, type User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { expect, it } from 'vitest'
import { sampleAccount, sampleSession, sampleUser } from './account-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const ADMIN = { role: 'admin', emailVerified: true, status: 'active' } as const
/** Who cannot sign in: of these a site has none that counts. */
const OUT_OF_REACH = [
  { isActive: false, status: 'suspended' },
  { isActive: false, status: 'permanently_blocked' },
  { emailVerified: false, status: 'pending_verification' },
] as const

/** What every AdminAccounts promises. */
export function adminAccountsSuite(fresh: () => Promise<StoragePorts>): void {
  const withPeople = async (...changes: Parameters<typeof sampleAccount>[1][]) => {
    const ports = await fresh()
    for (const [index, change] of changes.entries()) await ports.accounts.create(sampleAccount(index + 1, change))
    return ports
  }

  it('changes an account and says how it is then', async () => {
    const { adminAccounts, accounts } = await withPeople(ADMIN, {})
    const before = await accounts.findById(idOf(2))
    const patch = { firstName: 'Grace', role: 'admin' } as const
    const seen: User[] = []
    const change = await adminAccounts.update(idOf(2), (user) => {
      seen.push(user)
      return patch
    })
    expect(seen).toEqual([before])
    expect(change).toEqual({ patch, user: { ...before, ...patch } })
    expect(await accounts.findById(idOf(2))).toEqual({ ...before, ...patch })
    expect(await adminAccounts.update(idOf(2), () => ({}))).toEqual({ patch: {}, user: { ...before, ...patch } })
  })

  it('changes nothing when the look at the account refuses the change', async () => {
    const { adminAccounts, accounts } = await withPeople(ADMIN, {})
    const before = await accounts.findById(idOf(2))
    const refusal = new AppError('conflict', 'not this one')
    const refused = adminAccounts.update(idOf(2), () => {
      throw refusal
    })
    await expect(refused).rejects.toBe(refusal)
    expect(await accounts.findById(idOf(2))).toEqual(before)
    expect(await adminAccounts.update(idOf(2), () => ({ firstName: 'Grace' }))).toMatchObject({
      user: { firstName: 'Grace' },
    })
  })

  it('loses none of many changes at once, each made of what the one before left', async () => {
    const { adminAccounts, accounts } = await withPeople(ADMIN, {})
    const once = () =>
      adminAccounts.update(idOf(2), ({ dailyLimitOverrides: limits }) => ({
        dailyLimitOverrides: { ...limits, memes: (limits.memes ?? 0) + 1 },
      }))
    await Promise.all(Array.from({ length: 20 }, once))
    expect(await accounts.findById(idOf(2))).toMatchObject({ dailyLimitOverrides: { memes: 20 } })
  })

  it('never makes an administrator of somebody who comes under an identity check meanwhile', async () => {
    const people = Array.from({ length: 10 }, (_, index) => index + 2)
    const { adminAccounts, accounts, kyc } = await withPeople(ADMIN, ...people.map(() => ({})))
    await Promise.all(
      people.flatMap((n) => [
        adminAccounts.update(idOf(n), (user) => (isFlaggedForKyc(user) ? {} : ADMIN)),
        kyc.require(newKycRecord(idOf(100 + n), sampleUser(n), 'a reason', NOON_MS)),
      ]),
    )
    for (const n of people) {
      const user = await accounts.findById(idOf(n))
      expect([user?.role === 'admin', user !== null && isFlaggedForKyc(user)].filter(Boolean)).toHaveLength(1)
    }
  })

  it('names what is taken, and finds nothing under an id nobody has', async () => {
    const { adminAccounts } = await withPeople(ADMIN, {})
    expect(await adminAccounts.update(idOf(2), () => ({ username: 'PERSON_1' }))).toBe('username_taken')
    expect(await adminAccounts.update(idOf(2), () => ({ email: 'person.1@EXAMPLE.org' }))).toBe('email_taken')
    for (const id of [idOf(9), '', HOSTILE_TEXT]) {
      expect(await adminAccounts.update(id, () => ({ firstName: 'x' }))).toBeNull()
      expect(await adminAccounts.remove(id)).toBeNull()
    }
  })

  it.each([{ role: 'user' }, ...OUT_OF_REACH] as const)(
    'keeps the last administrator who can sign in from %j',
    async (patch) => {
      const others = OUT_OF_REACH.map((changes) => ({ ...ADMIN, ...changes }))
      const { adminAccounts, accounts } = await withPeople(ADMIN, ...others, {})
      const before = await accounts.findById(idOf(1))
      expect(await adminAccounts.update(idOf(1), () => ({ ...patch, firstName: 'Nobody' }))).toBe('last_admin')
      expect(await accounts.findById(idOf(1))).toEqual(before)
      expect(await adminAccounts.update(idOf(1), () => ({ firstName: 'Still' }))).toMatchObject({
        user: { firstName: 'Still' },
      })
    },
  )

  it('keeps the last administrator from being removed, and nobody else', async () => {
    const { adminAccounts, accounts, sessions } = await withPeople(ADMIN, ADMIN, {})
    const last = () =>
      Promise.all([idOf(1), idOf(2), idOf(3), idOf(9), HOSTILE_TEXT].map((id) => adminAccounts.isLast(id)))
    expect(await last()).toEqual([false, false, false, false, false])
    await sessions.create(sampleSession(1, 3), 'session-1')
    expect(await adminAccounts.remove(idOf(3))).toBe('removed')
    expect(await sessions.find('session-1', NOON_MS)).toBeNull()
    expect(await adminAccounts.remove(idOf(2))).toBe('removed')
    expect(await last()).toEqual([true, false, false, false, false])
    expect(await adminAccounts.remove(idOf(1))).toBe('last_admin')
    expect(await accounts.findById(idOf(1))).not.toBeNull()
  })

  it('makes anybody a user but the last administrator who can sign in', async () => {
    const { adminAccounts, accounts } = await withPeople(ADMIN, ADMIN, { ...ADMIN, ...OUT_OF_REACH[0] }, {})
    const user = await accounts.findById(idOf(4))
    expect(await adminAccounts.demote(idOf(4))).toEqual(user)
    expect(await adminAccounts.demote(idOf(3))).toMatchObject({ role: 'user', isActive: false })
    const outcomes = await Promise.all([1, 2].map((n) => adminAccounts.demote(idOf(n))))
    expect(outcomes).toContain('last_admin')
    expect(outcomes).toContainEqual(expect.objectContaining({ role: 'user' }))
    expect(await accounts.hasAdmin()).toBe(true)
    for (const id of [idOf(9), '', HOSTILE_TEXT]) expect(await adminAccounts.demote(id)).toBeNull()
  })

  it('lets accounts be changed and removed where there is no administrator at all', async () => {
    const { adminAccounts } = await withPeople({}, {})
    expect(await adminAccounts.update(idOf(1), () => ({ isActive: false }))).toMatchObject({
      user: { isActive: false },
    })
    expect(await adminAccounts.remove(idOf(1))).toBe('removed')
  })

  it('leaves one of many administrators who take each other away at the same time', async () => {
    const { adminAccounts, accounts } = await withPeople(...Array.from({ length: 8 }, () => ADMIN))
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? adminAccounts.remove(idOf(index + 1))
          : adminAccounts.update(idOf(index + 1), () => ({ role: 'user' })),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'last_admin')).toHaveLength(1)
    expect(await accounts.hasAdmin()).toBe(true)
  })
}
