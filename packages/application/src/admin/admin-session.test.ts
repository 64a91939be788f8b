import { newKycRecord } from '@trendverse/domain/accounts/kyc'
import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import type { User } from '@trendverse/domain/accounts/user'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { disguise, fakeHasher } from '@trendverse/test-support/accounts/fake-hasher'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { identifyCaller } from '../accounts/identify-caller'
import { signInAsAdmin } from './admin-sign-in'
import { createAdmin } from './create-admin'
import { DEMO_USER, seedDemo } from './seed-demo'
import { offerSetup, setUpAdmin } from './set-up-admin'

const ORIGIN = { bearerToken: null, network: '192.0.2.1', userAgent: 'test', guestId: null }
const GRACE = { firstName: 'Grace', lastName: 'Hopper', username: 'grace', email: 'grace@example.org' }
const PASSWORD = 'a long enough secret'

function openWorld() {
  const world = createFakeWorld()
  const ports = portsOfWorld(world)
  const add = async (n: number, changes: Partial<User>) => {
    const fields = { username: `p_${n}`, email: `p${n}@example.org`, firstName: 'Ada', lastName: 'Example' }
    const user = { ...newVerifiedUser(testUuid(n), fields, world.nowMs), ...changes }
    await ports.accounts.create({ user, passwordHash: await fakeHasher.hash(PASSWORD) })
    return user
  }
  const actions = async () =>
    (await ports.auditLog.list({ page: 1, pageSize: 50, action: null })).entries.map(({ action }) => action)
  return { world, ports, add, actions }
}

const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  )

describe('signInAsAdmin', () => {
  it('opens a session that ends after eight hours, used or not (OP-70)', async () => {
    const { world, ports, add, actions } = openWorld()
    const user = await add(1, { role: 'admin' })
    const begunMs = world.nowMs
    const { token, expiresAtMs, account } = await signInAsAdmin(ports, ORIGIN, {
      email: user.email,
      password: PASSWORD,
    })
    expect([expiresAtMs, account.role]).toEqual([begunMs + 8 * HOUR_MS, 'admin'])
    world.nowMs = begunMs + 7 * HOUR_MS
    expect(await identifyCaller(ports, token)).toMatchObject({ kind: 'admin', session: { kind: 'admin' } })
    world.nowMs = begunMs + 8 * HOUR_MS
    expect(await identifyCaller(ports, token)).toEqual({ kind: 'guest' })
    expect(await actions()).toEqual(['admin.signed_in'])
  })

  it('tells only whoever knows the password that an account is no administrator’s', async () => {
    const { ports, add } = openWorld()
    const { email } = await add(1, {})
    expect(await codeOf(signInAsAdmin(ports, ORIGIN, { email, password: 'wrong' }))).toBe('password_wrong')
    await expect(signInAsAdmin(ports, ORIGIN, { email, password: PASSWORD })).rejects.toMatchObject({
      code: 'admin_required',
      message: 'Admin access required',
    })
  })

  it.each([
    [{ isActive: false, status: 'suspended' }, 'account_suspended'],
    [{ isActive: false, status: 'permanently_blocked' }, 'account_suspended'],
    [{ emailVerified: false, status: 'pending_verification' }, 'email_unverified'],
  ] as const)('keeps an administrator out who is %j, as every sign-in does (OP-13, OP-16)', async (changes, code) => {
    const { ports, add, actions } = openWorld()
    const { email } = await add(1, { role: 'admin', ...changes })
    expect(await codeOf(signInAsAdmin(ports, ORIGIN, { email, password: PASSWORD }))).toBe(code)
    expect([await ports.sessions.list(testUuid(1), 0), await actions()]).toEqual([[], []])
  })

  it('renews a hash of weaker parameters (OP-10), and notes when the account was active', async () => {
    const { world, ports, add } = openWorld()
    const { id, email } = await add(1, { role: 'admin' })
    await ports.accounts.setPasswordHash(id, `fake1:${disguise(PASSWORD)}`)
    world.nowMs += HOUR_MS
    const { account } = await signInAsAdmin(ports, ORIGIN, { email, password: PASSWORD })
    expect(await ports.accounts.passwordHashOf(id)).toMatch(/^fake2:/)
    expect(account.lastActiveDate).toBe(new Date(world.nowMs).toISOString())
  })

  it('counts tries with those of all other sign-ins, and lets nobody guess on (OP-11)', async () => {
    const { world, ports, add } = openWorld()
    const { email } = await add(1, { role: 'admin' })
    const guess = () => codeOf(signInAsAdmin(ports, ORIGIN, { email, password: 'wrong' }))
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe('password_wrong')
    const rightly = () => codeOf(signInAsAdmin(ports, ORIGIN, { email, password: PASSWORD }))
    expect([await guess(), await rightly()]).toEqual(['rate_limited', 'rate_limited'])
    world.nowMs += HOUR_MS / 4
    expect(await rightly()).toBe('done')
  })
})

describe('the set-up link', () => {
  it('makes the first administrator and signs them in, once (OP-70)', async () => {
    const { ports, actions } = openWorld()
    const token = (await offerSetup(ports)) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const opened = await setUpAdmin(ports, ORIGIN, { ...GRACE, password: PASSWORD, token })
    expect(opened.account).toMatchObject({ username: 'grace', role: 'admin', status: 'active', emailVerified: true })
    expect(await identifyCaller(ports, opened.token)).toMatchObject({ kind: 'admin' })
    const again = { ...GRACE, username: 'other', email: 'other@example.org', password: PASSWORD, token }
    expect(await codeOf(setUpAdmin(ports, ORIGIN, again))).toBe('token_used')
    expect(await offerSetup(ports)).toBeNull()
    expect(await actions()).toEqual(['admin.set_up'])
  })

  it('makes one of two who come at once', async () => {
    const { ports } = openWorld()
    const token = (await offerSetup(ports)) ?? ''
    const names = ['first', 'second']
    const outcomes = await Promise.all(
      names.map((username) =>
        codeOf(
          setUpAdmin(ports, ORIGIN, { ...GRACE, username, email: `${username}@x.org`, password: PASSWORD, token }),
        ),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set(['done', 'token_used']))
    expect(
      (await ports.accounts.list({ text: null, status: null, role: 'admin', sort: 'newest', page: 1, pageSize: 9 }))
        .total,
    ).toBe(1)
  })

  it('is void after a day, when a newer one was printed, and when somebody became administrator otherwise', async () => {
    const { world, ports, add } = openWorld()
    const tryWith = (token: string) => codeOf(setUpAdmin(ports, ORIGIN, { ...GRACE, password: PASSWORD, token }))
    const old = (await offerSetup(ports)) ?? ''
    const newer = (await offerSetup(ports)) ?? ''
    expect([await tryWith(old), await tryWith('guess'), await tryWith('')]).toEqual(Array(3).fill('token_invalid'))
    world.nowMs += 24 * HOUR_MS
    expect(await tryWith(newer)).toBe('token_expired')
    const last = (await offerSetup(ports)) ?? ''
    await add(5, { role: 'admin' })
    expect(await tryWith(last)).toBe('token_used')
  })

  it('is not spent by names and passwords that may not be chosen', async () => {
    const { ports, add } = openWorld()
    await add(1, {})
    const token = (await offerSetup(ports)) ?? ''
    const tryWith = (changes: object) => setUpAdmin(ports, ORIGIN, { ...GRACE, password: PASSWORD, token, ...changes })
    await expect(tryWith({ username: 'x', email: 'nothing', firstName: '' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { username: expect.any(String), email: expect.any(String), firstName: expect.any(String) },
    })
    expect(await codeOf(tryWith({ password: 'short' }))).toBe('invalid_input')
    expect(await codeOf(tryWith({ username: 'P_1' }))).toBe('username_taken')
    expect(await codeOf(tryWith({}))).toBe('done')
  })

  it('cannot be guessed: tries are counted per network', async () => {
    const { ports } = openWorld()
    await offerSetup(ports)
    const guess = () => codeOf(setUpAdmin(ports, ORIGIN, { ...GRACE, password: PASSWORD, token: 'guess' }))
    for (let tries = 0; tries < 50; tries += 1) expect(await guess()).toBe('token_invalid')
    expect(await guess()).toBe('rate_limited')
  })
})

describe('createAdmin', () => {
  it('makes one more administrator at the machine, and logs it as done by the system', async () => {
    const { ports, add } = openWorld()
    await add(1, { role: 'admin' })
    expect(await createAdmin(ports, { ...GRACE, password: PASSWORD })).toEqual({
      username: 'grace',
      email: 'grace@example.org',
    })
    expect(await ports.accounts.findByUsername('grace')).toMatchObject({ role: 'admin', status: 'active' })
    const { entries } = await ports.auditLog.list({ page: 1, pageSize: 9, action: 'admin.created' })
    expect(entries).toMatchObject([{ actorId: null, actorName: 'system' }])
    expect(await codeOf(createAdmin(ports, { ...GRACE, password: PASSWORD }))).toBe('username_taken')
  })
})

describe('seedDemo', () => {
  const RANDOM = 'a random password'
  const demoTrendIds = [testUuid(21), testUuid(22)]
  type WorldPorts = Omit<Parameters<typeof seedDemo>[0], 'demoTrendIds'>
  const seed = (ports: WorldPorts, chosenPassword: string | null = null, isProduction = false) =>
    seedDemo({ ...ports, demoTrendIds }, { chosenPassword, randomPassword: RANDOM, isProduction })

  it('makes the demo account: active, verified, ten memes a day (OP-21), once', async () => {
    const { ports } = openWorld()
    expect(await seed(ports)).toEqual({ outcome: 'created', passwordSet: true })
    const demo = await ports.accounts.findByUsername('demo')
    expect(demo).toMatchObject({
      status: 'active',
      emailVerified: true,
      role: 'user',
      dailyLimitOverrides: { memes: 10 },
    })
    expect(await seed(ports)).toEqual({ outcome: 'kept', passwordSet: false })
    expect(await ports.accounts.findByUsername('demo')).toEqual(demo)
    expect(await fakeHasher.verify(await ports.accounts.passwordHashOf(demo?.id ?? ''), RANDOM)).toBe(true)
  })

  it('puts the account in order again, with the password that was chosen', async () => {
    const { ports } = openWorld()
    await seed(ports, 'the chosen secret')
    const id = (await ports.accounts.findByUsername('demo'))?.id ?? ''
    await ports.accounts.update(id, { status: 'suspended', isActive: false })
    expect(await seed(ports, 'another secret')).toEqual({ outcome: 'kept', passwordSet: true })
    expect(await ports.accounts.findById(id)).toMatchObject({ status: 'active', isActive: true })
    expect(await fakeHasher.verify(await ports.accounts.passwordHashOf(id), 'another secret')).toBe(true)
  })

  it('leaves nothing of an identity check or a block, so that the account can be used', async () => {
    const { world, ports, actions } = openWorld()
    await seed(ports)
    const demo = await ports.accounts.findByUsername('demo')
    if (demo === null) throw new Error('it was just seeded')
    world.nowMs += 1
    await ports.kyc.require(newKycRecord(testUuid(5), demo, 'a look', world.nowMs))
    await ports.kyc.detect(newKycRecord(testUuid(6), demo, 'a look', world.nowMs), world.nowMs)
    await seed(ports)
    expect(await ports.accounts.findById(demo.id)).toEqual(demo)
    expect((await ports.kyc.listOpen({ page: 1, pageSize: 9 })).total).toBe(0)
    expect(await actions()).toEqual(['kyc.approved', 'demo.seeded'])

    const blocked = { status: 'permanently_blocked', isActive: false, blockedReason: 'x', blockedAtMs: 5 } as const
    await ports.accounts.update(demo.id, { ...blocked, kycRequired: true })
    await seed(ports)
    expect(await ports.accounts.findById(demo.id)).toEqual(demo)
  })

  it('fills the leaderboards of some trends with the five invented rows, marked as samples, once (QZ-28, OP-40)', async () => {
    const { world, ports } = openWorld()
    for (let times = 0; times < 2; times += 1) {
      await seed(ports)
      for (const trendId of demoTrendIds) {
        const { entries } = await ports.quizzes.readLeaderboard(trendId, null, 'medium')
        expect(entries.map(({ score }) => score)).toEqual([100, 90, 85, 80, 75])
        expect([entries[0]?.time, entries.at(-1)?.time]).toEqual([180, 290])
        expect(entries.every((entry) => entry.isSample && entry.userId === null)).toBe(true)
        expect(entries.every(({ achievedAtMs }) => achievedAtMs < world.nowMs)).toBe(true)
        expect(new Set(entries.map(({ username }) => username)).size).toBe(5)
      }
    }
    expect([...world.store.leaderboardEntries.keys()].every(isUuid)).toBe(true)
    expect(await ports.quizzes.readLeaderboard(testUuid(23), null, 'medium')).toEqual({ entries: [], own: null })
  })

  it('is refused in production, with a weak password, and where a stranger has the name', async () => {
    const { world, ports, add } = openWorld()
    expect(await codeOf(seed(ports, null, true))).toBe('conflict')
    expect(await codeOf(seed(ports, 'short'))).toBe('invalid_input')
    await add(1, { username: 'Demo' })
    expect(await codeOf(seed(ports, 'the chosen secret'))).toBe('username_taken')
    expect(await ports.accounts.findByEmail(DEMO_USER.email)).toBeNull()
    expect(world.store.leaderboardEntries.size).toBe(0)
  })
})
