import type { StoragePorts } from '@trendverse/application/ports/ports'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { sampleAccount, sampleSession, sampleToken } from './account-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const LATE_MS = NOON_MS + 15 * MINUTE_MS

/** What every AccountTokenRepository promises. */
export function accountTokenRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  const withPeople = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    return ports
  }

  it('shows a token without using it up, and only as the kind it is (VT-01, VT-04)', async () => {
    const { accountTokens } = await withPeople()
    const setup = sampleToken(1, { kind: 'admin_setup', userId: null, email: '' })
    await accountTokens.add(sampleToken(1), 'token-1')
    await accountTokens.add(setup, 'token-2')
    for (const _ of [1, 2]) expect(await accountTokens.find('verification', 'token-1')).toEqual(sampleToken(1))
    expect(await accountTokens.find('admin_setup', 'token-2')).toEqual(setup)
    expect(await accountTokens.find('reset', 'token-1')).toBeNull()
    for (const hash of ['', '\0', HOSTILE_TEXT, 'token-3']) {
      expect(await accountTokens.find('verification', hash)).toBeNull()
      expect(await accountTokens.verifyEmail(hash, NOON_MS)).toBe('invalid')
    }
  })

  it('voids unused set-up tokens when a new one is made, and no other token (OP-70)', async () => {
    const { accountTokens } = await withPeople()
    const setup = sampleToken(1, { kind: 'admin_setup', userId: null, email: '' })
    await accountTokens.add(sampleToken(1), 'verification-1')
    await accountTokens.replaceAdminSetup(setup, 'setup-1')
    expect(await accountTokens.useAdminSetup('setup-1', NOON_MS)).toBe('used')
    await accountTokens.replaceAdminSetup(setup, 'setup-2')
    await accountTokens.replaceAdminSetup(setup, 'setup-3')
    expect(await accountTokens.find('admin_setup', 'setup-2')).toBeNull()
    expect(await accountTokens.useAdminSetup('setup-2', NOON_MS)).toBe('invalid')
    expect(await accountTokens.useAdminSetup('setup-1', NOON_MS)).toBe('used')
    expect(await accountTokens.find('admin_setup', 'setup-3')).toEqual(setup)
    expect(await accountTokens.find('verification', 'verification-1')).not.toBeNull()
  })

  it('marks the token used and the account verified and active, once (VT-03, OP-19)', async () => {
    const { accountTokens, accounts } = await withPeople()
    await accountTokens.add(sampleToken(1), 'token-1')
    const verified = { id: idOf(1), emailVerified: true, status: 'active', verifiedAtMs: NOON_MS + 3 }
    expect(await accountTokens.verifyEmail('token-1', NOON_MS + 3)).toMatchObject(verified)
    expect(await accounts.findById(idOf(1))).toMatchObject(verified)
    expect((await accountTokens.find('verification', 'token-1'))?.usedAtMs).toBe(NOON_MS + 3)
    expect(await accountTokens.verifyEmail('token-1', NOON_MS + 4)).toBe('used')
    expect(await accounts.findById(idOf(2))).toMatchObject({ emailVerified: false })
  })

  it.each(['suspended', 'permanently_blocked', 'kyc_required'] as const)(
    'verifies the address of an account that is %s without making it active',
    async (status) => {
      const { accountTokens, accounts } = await withPeople()
      await accounts.update(idOf(1), { status })
      await accountTokens.add(sampleToken(1), 'token-1')
      expect(await accountTokens.verifyEmail('token-1', NOON_MS)).toMatchObject({ status, emailVerified: true })
    },
  )

  it('refuses a token from the instant it expires (VT-02)', async () => {
    const { accountTokens } = await withPeople()
    await accountTokens.add(sampleToken(1), 'token-1')
    await accountTokens.add(sampleToken(1), 'token-2')
    expect(await accountTokens.verifyEmail('token-1', LATE_MS)).toBe('expired')
    expect(await accountTokens.verifyEmail('token-2', LATE_MS - 1)).toMatchObject({ id: idOf(1) })
  })

  it('does nothing for an address the account has given up, or for a reset token', async () => {
    const { accountTokens, accounts } = await withPeople()
    await accountTokens.add(sampleToken(1), 'token-1')
    await accountTokens.add(sampleToken(2, { kind: 'reset' }), 'token-2')
    await accountTokens.add(sampleToken(1, { kind: 'reset' }), 'token-3')
    await accounts.update(idOf(1), { email: 'other@example.org' })
    expect(await accountTokens.verifyEmail('token-1', NOON_MS)).toBe('invalid')
    expect(await accountTokens.verifyEmail('token-2', NOON_MS)).toBe('invalid')
    expect(await accountTokens.resetPassword('token-3', 'stolen', NOON_MS)).toBe('invalid')
    expect(await accounts.passwordHashOf(idOf(1))).toBe('hash 1')
    expect((await accounts.findById(idOf(1)))?.emailVerified).toBe(false)
  })

  it('sets the password, ends every session and voids the other reset tokens in one step (OP-18)', async () => {
    const { accountTokens, accounts, sessions } = await withPeople()
    await sessions.create(sampleSession(1, 1), 'session-1')
    await sessions.create(sampleSession(2, 1, { kind: 'admin' }), 'session-2')
    await sessions.create(sampleSession(3, 2), 'session-3')
    const reset = { kind: 'reset', expiresAtMs: NOON_MS + HOUR_MS } as const
    for (const n of [1, 2]) await accountTokens.add(sampleToken(1, reset), `reset-${n}`)
    await accountTokens.add(sampleToken(1), 'verify')
    await accountTokens.add(sampleToken(2, reset), 'reset-other')
    expect(await accountTokens.resetPassword('reset-1', 'new hash', NOON_MS)).toMatchObject({ id: idOf(1) })
    expect(await accounts.passwordHashOf(idOf(1))).toBe('new hash')
    expect(await sessions.list(idOf(1), NOON_MS)).toEqual([])
    expect(await sessions.list(idOf(2), NOON_MS)).toHaveLength(1)
    for (const token of ['reset-1', 'reset-2'])
      expect(await accountTokens.resetPassword(token, 'newer', NOON_MS)).toBe('used')
    expect(await accounts.passwordHashOf(idOf(1))).toBe('new hash')
    expect(await accountTokens.verifyEmail('verify', NOON_MS)).toMatchObject({ id: idOf(1) })
    expect(await accountTokens.resetPassword('reset-other', 'other', NOON_MS)).toMatchObject({ id: idOf(2) })
  })

  it('lets exactly one of a hundred parallel users have a token, of every kind', async () => {
    const { accountTokens } = await withPeople()
    await accountTokens.add(sampleToken(1), 'verify')
    await accountTokens.add(sampleToken(1, { kind: 'reset' }), 'reset')
    await accountTokens.add(sampleToken(1, { kind: 'admin_setup', userId: null }), 'setup')
    const hundred = <T>(attempt: (n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 100 }, (_, n) => attempt(n)))
    const refusals = [
      await hundred(() => accountTokens.verifyEmail('verify', NOON_MS)),
      await hundred((n) => accountTokens.resetPassword('reset', `hash ${n}`, NOON_MS)),
      await hundred(() => accountTokens.useAdminSetup('setup', NOON_MS)),
    ].map((outcomes) => outcomes.filter((outcome) => outcome === 'used').length)
    // setting up answers "used" to the one who did, too
    expect(refusals).toEqual([99, 99, 100])
  })

  it('forgets expired tokens, used or not (VT-05)', async () => {
    const { accountTokens } = await withPeople()
    await accountTokens.add(sampleToken(1, { expiresAtMs: NOON_MS }), 'token-1')
    await accountTokens.add(sampleToken(1, { expiresAtMs: NOON_MS + 1 }), 'token-2')
    expect(await accountTokens.removeExpired(NOON_MS)).toBe(1)
    expect(await accountTokens.removeExpired(NOON_MS)).toBe(0)
    expect(await accountTokens.find('verification', 'token-2')).not.toBeNull()
  })

  it('lists the tokens of an account without what they are, oldest first', async () => {
    const { accountTokens, accounts } = await fresh()
    for (const n of [1, 2]) await accounts.create(sampleAccount(n))
    const later = sampleToken(1, { kind: 'reset', createdAtMs: NOON_MS + 1 })
    await accountTokens.add(later, 'hash-b')
    await accountTokens.add(sampleToken(1), 'hash-a')
    await accountTokens.add(sampleToken(2), 'hash-c')
    expect(await accountTokens.listOf(idOf(1))).toEqual([sampleToken(1), later])
    for (const id of [idOf(9), '', 'nonsense']) expect(await accountTokens.listOf(id)).toEqual([])
  })
}
