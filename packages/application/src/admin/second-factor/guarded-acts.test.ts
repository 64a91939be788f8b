import { describe, expect, it } from 'vitest'
import type { SignedInCaller } from '../../accounts/caller'
import { changePassword } from '../../accounts/change-password'
import { deleteOwnAccount } from '../../accounts/delete-own-account'
import { endOtherSessions, endSession } from '../../accounts/manage-sessions'
import { resetPassword } from '../../accounts/reset-password'
import { createTokenMail } from '../../accounts/send-token-mail'
import { signIn as signInAsUser } from '../../accounts/sign-in'
import { createAdmin } from '../create-admin'
import { updateUser } from '../update-user'
import { EMAIL, openAdminDesk, outcomeOf, PASSWORD } from './admin-desk.fixtures'

const ORIGIN = { bearerToken: null, network: '192.0.2.9', userAgent: 'test', guestId: null }
const NEW_PASSWORD = 'quite another secret'

/** An administrator with a second factor, and somebody who signed in with nothing but the password. */
async function openGuardedDesk() {
  const desk = await openAdminDesk()
  const { token: adminToken } = await desk.signIn()
  const factor = await desk.enrol(await desk.callerOf(adminToken))
  const fields = { username: 'grace', email: 'grace@example.org', firstName: 'Grace', lastName: 'Example' }
  await createAdmin(desk.ports, { ...fields, password: PASSWORD })
  const { token } = await signInAsUser(desk.ports, ORIGIN, { email: EMAIL, password: PASSWORD })
  const intruder = await desk.callerOf(token)
  const owner = await desk.callerOf(adminToken)
  const isThere = async () => (await desk.ports.accounts.findById(desk.user.id)) !== null
  return { ...desk, ...factor, intruder, owner, token, adminToken, isThere }
}
type Desk = Awaited<ReturnType<typeof openGuardedDesk>>

const remove = ({ ports, intruder }: Desk, code?: string) =>
  deleteOwnAccount(ports, intruder, { password: PASSWORD, code })
const change = ({ ports, intruder }: Desk, code?: string) =>
  changePassword(ports, intruder, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, code })
const readdress = ({ ports, owner, user }: Desk, code?: string) =>
  updateUser(ports, owner, user.id, { email: 'other@example.org', code })
const reset = async ({ ports, user }: Desk, code?: string) => {
  const { variables } = await createTokenMail(ports, 'reset', user)
  return resetPassword(ports, ORIGIN, { token: variables.token, password: NEW_PASSWORD, code })
}

describe.each([
  ['deleting the account', remove],
  ['changing the password', change],
  ['changing one’s own address', readdress],
  ['setting a password by a mailed link', reset],
])('%s with a second factor on', (_, act) => {
  it('asks for a code, and does nothing without a right one', async () => {
    const desk = await openGuardedDesk()
    const before = desk.everythingKept()
    expect(await outcomeOf(act(desk))).toBe('second_factor_required')
    expect(await outcomeOf(act(desk, ''))).toBe('second_factor_required')
    expect(await outcomeOf(act(desk, '000000'))).toBe('code_wrong')
    expect(await outcomeOf(act(desk, 'no code at all'))).toBe('code_wrong')
    const { passwordHash } = (await desk.ports.accounts.findCredentials(EMAIL)) ?? {}
    expect([await desk.isThere(), passwordHash !== undefined && before.includes(passwordHash)]).toEqual([true, true])
  })

  it('takes a code of the app, once', async () => {
    const desk = await openGuardedDesk()
    const code = desk.code()
    expect(await outcomeOf(desk.signIn(code))).toBe('done')
    expect(await outcomeOf(act(desk, code))).toBe('code_wrong')
    desk.world.nowMs += 30_000
    expect(await outcomeOf(act(desk, desk.code()))).toBe('done')
  })

  it('takes a recovery code', async () => {
    const desk = await openGuardedDesk()
    expect(await outcomeOf(act(desk, desk.recoveryCodes[0]))).toBe('done')
  })

  it('still asks somebody who is no administrator any more', async () => {
    const desk = await openGuardedDesk()
    await desk.ports.accounts.update(desk.user.id, { role: 'user' })
    expect(await outcomeOf(act(desk))).toBe('second_factor_required')
  })
})

describe('a guarded act', () => {
  it('tells nobody of the factor who does not know the password', async () => {
    const { ports, intruder } = await openGuardedDesk()
    expect(await outcomeOf(deleteOwnAccount(ports, intruder, { password: 'wrong' }))).toBe('password_wrong')
    const wrong = { currentPassword: 'wrong', newPassword: NEW_PASSWORD }
    expect(await outcomeOf(changePassword(ports, intruder, wrong))).toBe('password_wrong')
  })

  it('costs no code where the new password is refused, nor the link', async () => {
    const { ports, intruder, user, code } = await openGuardedDesk()
    const common = { currentPassword: PASSWORD, newPassword: 'short', code: code() }
    expect(await outcomeOf(changePassword(ports, intruder, common))).toBe('invalid_input')
    const { variables } = await createTokenMail(ports, 'reset', user)
    const withLink = (typed: string, password: string) =>
      resetPassword(ports, ORIGIN, { token: variables.token, password, code: typed })
    expect(await outcomeOf(withLink(code(), 'short'))).toBe('invalid_input')
    expect(await outcomeOf(withLink('000000', NEW_PASSWORD))).toBe('code_wrong')
    expect(await outcomeOf(withLink(code(), NEW_PASSWORD))).toBe('done')
  })

  it('costs no code where the last administrator would go', async () => {
    const desk = await openGuardedDesk()
    const grace = await desk.ports.accounts.findByEmail('grace@example.org')
    await desk.ports.accounts.update(grace?.id ?? '', { role: 'user' })
    const code = desk.code()
    expect([await outcomeOf(remove(desk, code)), await outcomeOf(change(desk, code))]).toEqual(['conflict', 'done'])
  })

  it.each([
    ['the address is somebody else’s', { email: 'GRACE@example.org' }, 'email_taken'],
    ['the name is somebody else’s', { email: 'other@example.org', username: 'Grace' }, 'username_taken'],
    ['it was changed meanwhile', { email: 'other@example.org', expected: { firstName: 'Adam' } }, 'conflict'],
    ['the role is their own', { email: 'other@example.org', role: 'user' as const }, 'conflict'],
  ])('costs no code where %s', async (_, edit, refusal) => {
    const desk = await openGuardedDesk()
    const code = desk.code()
    expect(await outcomeOf(updateUser(desk.ports, desk.owner, desk.user.id, { ...edit, code }))).toBe(refusal)
    expect(await outcomeOf(readdress(desk, code))).toBe('done')
  })

  it('asks for nothing where no factor is on', async () => {
    const { ports, signIn, callerOf, user } = await openAdminDesk()
    const caller: SignedInCaller = await callerOf((await signIn()).token)
    await updateUser(ports, caller, user.id, { email: 'other@example.org' })
    await changePassword(ports, caller, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect((await ports.accounts.findById(user.id))?.email).toBe('other@example.org')
  })

  it('is not an edit that leaves the address as it is', async () => {
    const { ports, owner, user } = await openGuardedDesk()
    expect(await outcomeOf(updateUser(ports, owner, user.id, { email: ` ${EMAIL} `, firstName: 'Adam' }))).toBe('done')
  })
})

describe('sessions with a second factor on', () => {
  it('of an administrator are not ended by one that took the password alone', async () => {
    const { ports, intruder, adminToken, callerOf, owner, signIn, code } = await openGuardedDesk()
    const { token: other } = await signInAsUser(ports, ORIGIN, { email: EMAIL, password: PASSWORD })
    expect(await outcomeOf(endSession(ports, intruder, owner.session.id))).toBe('second_factor_required')
    expect(await endOtherSessions(ports, intruder)).toBe(1)
    expect(await outcomeOf(endOtherSessions(ports, intruder))).toBe('second_factor_required')
    expect((await callerOf(adminToken)).kind).toBe('admin')
    await expect(callerOf(other)).rejects.toThrow('nobody is signed in')
    const { token } = await signIn(code())
    expect(await endOtherSessions(ports, await callerOf(token))).toBe(2)
  })
})
