import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import { fakeHasher } from '@trendverse/test-support/accounts/fake-hasher'
import { codeAt } from '@trendverse/test-support/accounts/one-time-code'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, finishBackground, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import type { SignedInCaller } from '../../accounts/caller'
import { identifyCaller } from '../../accounts/identify-caller'
import { signInAsAdmin } from '../admin-sign-in'
import { beginSecondFactor, confirmSecondFactor } from './switch-on'

export const PASSWORD = 'a long enough secret'
export const EMAIL = 'ada@example.org'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HOME = { bearerToken: null, network: '192.0.2.1', userAgent: FIREFOX, guestId: null }

/** An administrator with a password, and everything a test does as them. */
export async function openAdminDesk() {
  const world = createFakeWorld()
  const ports = portsOfWorld(world)
  const fields = { username: 'ada', email: EMAIL, firstName: 'Ada', lastName: 'Example' }
  const user = { ...newVerifiedUser(testUuid(1), fields, world.nowMs), role: 'admin' as const }
  await ports.accounts.create({ user, passwordHash: await fakeHasher.hash(PASSWORD) })

  /** With what is left to do after the answer. */
  const signIn = async (code?: string, origin: Partial<typeof HOME> = {}) => {
    try {
      return await signInAsAdmin(ports, { ...HOME, ...origin }, { email: EMAIL, password: PASSWORD, code })
    } finally {
      await finishBackground(world)
    }
  }
  const callerOf = async (token: string): Promise<SignedInCaller> => {
    const caller = await identifyCaller(ports, token)
    if (caller.kind === 'guest') throw new Error('nobody is signed in')
    return caller
  }
  /** Switches the factor on; half a minute later, so that the next code is another one. */
  const enrol = async (caller: SignedInCaller) => {
    const { secret } = await beginSecondFactor(ports, caller, { password: PASSWORD })
    const recoveryCodes = await confirmSecondFactor(ports, caller, { code: codeAt(secret, world.nowMs) })
    world.nowMs += 30_000
    return { secret, recoveryCodes, code: () => codeAt(secret, world.nowMs) }
  }
  const actions = async () => (await ports.auditLog.list({ page: 1, pageSize: 50, action: null })).entries
  const mails = () => [...world.store.mails.values()].map(({ type, to, subject }) => [type, to, subject])
  const everythingKept = () => JSON.stringify(Object.entries(world.store).map(([name, part]) => [name, [...part]]))
  return { world, ports, user, signIn, callerOf, enrol, actions, mails, everythingKept }
}

/** What a call was refused with, or `done`. */
export function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'done',
    (error: { readonly code?: unknown }) => error.code,
  )
}
