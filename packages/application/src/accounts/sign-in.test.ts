import { createAccountWorld, mailedToken, originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { disguise } from '@trendverse/test-support/accounts/fake-hasher'
import { finishBackground } from '@trendverse/test-support/trends/fake-world'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn as signInCall } from './sign-in'
import { signUp } from './sign-up'
import { verifyEmail } from './verify-email'

const HERE = originFrom('192.0.2.1')
const RIGHT = { email: SIGN_UP.email, password: SIGN_UP.password }
const WRONG = { ...RIGHT, password: 'guess' }
const QUARTER_MS = 15 * 60_000

describe('signIn', () => {
  let { world, ports } = createAccountWorld()
  let id = ''
  /** With what is left to do after the answer. */
  const signIn = async (...call: Parameters<typeof signInCall>) => {
    try {
      return await signInCall(...call)
    } finally {
      await finishBackground(world)
    }
  }
  const network = (n: number) => originFrom(`198.51.100.${n}`)
  const outcomeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'in',
      (error: { code?: string; message: string }) => error.code ?? error.message,
    )

  beforeEach(async () => {
    ;({ world, ports } = createAccountWorld())
    id = (await signUp(ports, HERE, SIGN_UP)).account.id
    await verifyEmail(ports, HERE, { token: mailedToken(world, 'verification') })
  })

  it('opens a session of a week for the right password, whatever the case of the address', async () => {
    world.nowMs += 60_000
    const opened = await signIn(ports, HERE, { ...RIGHT, email: ' ADA@example.org ' })
    expect(opened.expiresAtMs).toBe(world.nowMs + 7 * 24 * 3_600_000)
    expect(opened.account.lastActiveDate).toBe(new Date(world.nowMs).toISOString())
  })

  it('asks the database no more than it takes, for addresses nobody has as well', async () => {
    const asked: string[] = []
    const watched = <Port extends object>(name: string, port: Port): Port =>
      new Proxy(port, {
        get: (target, call, receiver) => {
          asked.push(`${name}.${String(call)}`)
          return Reflect.get(target, call, receiver)
        },
      })
    const { rateCounter, accounts, sessions } = ports
    const watching = {
      ...ports,
      rateCounter: watched('rateCounter', rateCounter),
      accounts: watched('accounts', accounts),
      sessions: watched('sessions', sessions),
    }
    const looking = ['accounts.findCredentials', 'rateCounter.addInTurn']
    await signIn(watching, HERE, RIGHT)
    expect(asked.splice(0).sort()).toEqual([...looking, 'rateCounter.settle', 'sessions.createByPassword'])
    await outcomeOf(signIn(watching, HERE, { ...RIGHT, email: 'x@example.org' }))
    expect(asked.splice(0).sort()).toEqual(looking)
  })

  it.each([
    ['an unknown address', { ...RIGHT, email: 'x@example.org' }, 'account_unknown', 'User not found'],
    ['a wrong password', WRONG, 'password_wrong', 'Invalid password'],
  ])('answers %s in the words of the specification (ER-08, ER-09)', async (_, input, code, message) => {
    await expect(signIn(ports, HERE, input)).rejects.toMatchObject({ code, message })
    world.settings.set('neutralAccountTexts', true)
    await expect(signIn(ports, HERE, input)).rejects.toMatchObject({
      code: 'credentials_wrong',
      message: 'Failed to sign in. Please check your credentials.',
    })
  })

  it('tells only who knows the password that an account is suspended, before that it is unverified (OP-16)', async () => {
    await ports.accounts.update(id, { emailVerified: false })
    await expect(signIn(ports, HERE, RIGHT)).rejects.toMatchObject({
      code: 'email_unverified',
      message: 'Please verify your email address before signing in.',
    })
    await ports.accounts.update(id, { isActive: false, status: 'suspended' })
    await expect(signIn(ports, HERE, RIGHT)).rejects.toMatchObject({
      code: 'account_suspended',
      message: 'Account is suspended',
    })
    expect(await outcomeOf(signIn(ports, HERE, WRONG))).toBe('password_wrong')
    await ports.accounts.update(id, { isActive: true, emailVerified: true, status: 'permanently_blocked' })
    expect(await outcomeOf(signIn(ports, HERE, RIGHT))).toBe('account_suspended')
  })

  it('lets one network try one address ten times in a quarter of an hour, and the owner elsewhere any time', async () => {
    for (let n = 0; n < 10; n += 1) expect(await outcomeOf(signIn(ports, HERE, WRONG))).toBe('password_wrong')
    await expect(signIn(ports, HERE, RIGHT)).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Too many attempts. Please try again later.',
      retryAfterMs: QUARTER_MS,
    })
    expect(await outcomeOf(signIn(ports, network(1), RIGHT))).toBe('in')
    world.nowMs += QUARTER_MS - 1
    expect(await outcomeOf(signIn(ports, HERE, RIGHT))).toBe('rate_limited')
    world.nowMs += 1
    expect(await outcomeOf(signIn(ports, HERE, RIGHT))).toBe('in')
  })

  it('begins to count anew after a success', async () => {
    for (let n = 0; n < 9; n += 1) await outcomeOf(signIn(ports, HERE, WRONG))
    expect(await outcomeOf(signIn(ports, HERE, RIGHT))).toBe('in')
    for (let n = 0; n < 10; n += 1) expect(await outcomeOf(signIn(ports, HERE, WRONG))).toBe('password_wrong')
  })

  it('lets one network try fifty addresses, known or not', async () => {
    const tryAddress = (n: number) => outcomeOf(signIn(ports, HERE, { ...WRONG, email: `x${n}@example.org` }))
    for (let n = 0; n < 50; n += 1) expect(await tryAddress(n)).toBe('account_unknown')
    expect(await tryAddress(50)).toBe('rate_limited')
    expect(await outcomeOf(signIn(ports, HERE, RIGHT))).toBe('rate_limited')
    world.nowMs += QUARTER_MS
    expect(await tryAddress(51)).toBe('account_unknown')
  })

  it('counts only tries that failed against a network', async () => {
    for (let n = 0; n < 60; n += 1) expect(await outcomeOf(signIn(ports, HERE, RIGHT))).toBe('in')
    for (let n = 0; n < 50; n += 1) {
      expect(await outcomeOf(signIn(ports, HERE, { ...WRONG, email: `x${n}@example.org` }))).toBe('account_unknown')
    }
    expect(await outcomeOf(signIn(ports, HERE, RIGHT))).toBe('rate_limited')
  })

  it('makes an account that many networks try slower and slower, and never keeps its owner out', async () => {
    for (let n = 0; n < 100; n += 1) await outcomeOf(signIn(ports, network(Math.floor(n / 10)), WRONG))
    expect(world.pausesMs).toEqual([])
    for (let n = 100; n < 103; n += 1) await outcomeOf(signIn(ports, network(10), WRONG))
    expect(world.pausesMs).toEqual([100, 200, 300])
    expect(await outcomeOf(signIn(ports, network(20), RIGHT))).toBe('in')
    expect(world.pausesMs).toEqual([100, 200, 300, 400])
  })

  it('stops a thousand guesses at the limit, one by one or at once', async () => {
    const guesses = Array.from({ length: 1_000 }, () => outcomeOf(signIn(ports, HERE, WRONG)))
    const looked = (await Promise.all(guesses)).filter((outcome) => outcome === 'password_wrong')
    expect(looked).toHaveLength(10)
  })

  it('renews a hash of weaker parameters, once it is known to be right (OP-10)', async () => {
    const weak = `fake1:${disguise(SIGN_UP.password)}`
    await ports.accounts.setPasswordHash(id, weak)
    expect(await outcomeOf(signIn(ports, HERE, WRONG))).toBe('password_wrong')
    expect(await ports.accounts.passwordHashOf(id)).toBe(weak)
    expect(await outcomeOf(signIn(ports, HERE, RIGHT))).toBe('in')
    expect(await ports.accounts.passwordHashOf(id)).toMatch(/^fake2:/)
  })

  it('leaves no session behind when the password changes while it is checked', async () => {
    const { passwords, accounts } = ports
    const racing = {
      ...passwords,
      verify: async (hash: string | null, password: string) => {
        const isRight = await passwords.verify(hash, password)
        await accounts.setPasswordHash(id, 'fake2:other')
        return isRight
      },
    }
    const before = world.store.sessions.size
    expect(await outcomeOf(signIn({ ...ports, passwords: racing }, HERE, RIGHT))).toBe('password_wrong')
    expect(world.store.sessions.size).toBe(before)
    expect(await accounts.passwordHashOf(id)).toBe('fake2:other')
  })
})
