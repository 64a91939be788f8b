import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import type { User } from '@trendverse/domain/accounts/user'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildMeme } from '@trendverse/test-support/memes/build-meme'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { identifyCaller } from '../accounts/identify-caller'
import { endSessionsOf, getUser } from './get-user'
import { listUsers } from './list-users'
import { removeUser } from './remove-user'
import { unblockUser } from './unblock-user'
import { type UserEdit, updateUser } from './update-user'

async function openWorld() {
  const world = createFakeWorld()
  let told = 0
  const ports = {
    ...portsOfWorld(world),
    events: {
      accountChanged: async () => void (told += 1),
      boardsChanged: async () => undefined,
      galleryChanged: async () => undefined,
    },
  }
  const { token, user: admin } = await signInAs(ports, 1, 'admin')
  const caller = await identifyCaller(ports, token)
  if (caller.kind === 'guest') throw new Error('nobody is signed in')
  const add = async (n: number, changes: Partial<User> = {}) => {
    const fields = { username: `p_${n}`, email: `p${n}@example.org`, firstName: 'Ada', lastName: `Example${n}` }
    const user = { ...newVerifiedUser(testUuid(n), fields, world.nowMs + n), ...changes }
    await ports.accounts.create({ user, passwordHash: 'none' })
    return user
  }
  const logged = async () =>
    (await ports.auditLog.list({ page: 1, pageSize: 50, action: null })).entries.map(
      ({ action, subjectId, details }) => ({ action, subjectId, details }),
    )
  return { world, ports, admin, caller, add, logged, told: () => told }
}

const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  )

describe('listUsers', () => {
  it('filters, sorts and pages (OP-74), and never shows a password', async () => {
    const { ports, add } = await openWorld()
    await add(2)
    await add(3, { status: 'suspended', isActive: false })
    const page = await listUsers(ports, { q: ' EXAMPLE ', sort: 'newest', page: 1, pageSize: 2 })
    expect([page.total, page.data.map(({ username }) => username)]).toEqual([3, ['p_3', 'p_2']])
    const found = await listUsers(ports, { status: 'suspended', sort: 'username', page: 1, pageSize: 9 })
    expect(found.data).toMatchObject([
      { username: 'p_3', dailyLimitOverrides: { memes: null }, dailyLimits: { memes: 10 } },
    ])
    expect((await listUsers(ports, { role: 'admin', sort: 'oldest', page: 1, pageSize: 9 })).total).toBe(1)
    await add(4, { emailVerified: false })
    const unverified = await listUsers(ports, { verified: false, sort: 'oldest', page: 1, pageSize: 9 })
    expect(unverified.data.map(({ username }) => username)).toEqual(['p_4'])
    expect(JSON.stringify(page)).not.toContain('none"')
    expect(Object.keys(page.data[0] ?? {})).not.toContain('passwordHash')
  })

  it('finds who was here lately', async () => {
    const { world, ports, add } = await openWorld()
    await add(2)
    await add(3, { lastActiveAtMs: world.nowMs - 3 * DAY_MS })
    const found = async (filters: object) =>
      (await listUsers(ports, { q: 'p_', sort: 'username', page: 1, pageSize: 9, ...filters })).data.map(
        ({ username }) => username,
      )
    expect(await found({ activeDays: 2 })).toEqual(['p_2'])
    expect(await found({ activeDays: 4 })).toEqual(['p_2', 'p_3'])
    expect(await found({ kyc: 'pending' })).toEqual([])
  })

  it('asks the database as often for fifty accounts as for one, and tells what each used today', async () => {
    const { world, ports, add } = await openWorld()
    const questions = async (pageSize: number) => {
      const before = world.databaseCalls
      await listUsers(ports, { sort: 'oldest', page: 1, pageSize })
      return world.databaseCalls - before
    }
    for (let n = 2; n <= 50; n += 1) await add(n, n === 3 ? { timeZone: 'Pacific/Kiritimati' } : {})
    await ports.usage.spend(testUuid(2), 'memes', '2026-01-02', 9)
    // where this account lives it is tomorrow
    await ports.usage.spend(testUuid(3), 'games', '2026-01-03', 9)
    expect(await questions(50)).toBe(await questions(1))
    const { data } = await listUsers(ports, { q: 'p_', sort: 'oldest', page: 1, pageSize: 3 })
    expect(data.map(({ usageToday }) => usageToday)).toEqual([
      { memes: 1, quizzes: 0, games: 0 },
      { memes: 0, quizzes: 0, games: 1 },
      { memes: 0, quizzes: 0, games: 0 },
    ])
  })
})

describe('updateUser', () => {
  it('changes what is named, and writes down fields, not names and addresses', async () => {
    const { ports, caller, add, logged, told } = await openWorld()
    const { id } = await add(2)
    const edit = { firstName: ' Grace ', email: 'grace@example.org', dailyLimits: { memes: -1, games: 3 } }
    expect(await updateUser(ports, caller, id, edit)).toMatchObject({
      fullName: 'Grace Example2',
      email: 'grace@example.org',
      dailyLimitOverrides: { memes: -1, quizzes: null, games: 3 },
      dailyLimits: { memes: -1, quizzes: -1, games: 3 },
    })
    const lines = await logged()
    expect(lines).toMatchObject([
      { action: 'user.updated', subjectId: id, details: { changed: ['firstName', 'email', 'dailyLimitOverrides'] } },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/grace/i)
    expect(told()).toBe(1)
  })

  it('tells the second of two administrators what the first has changed, and changes nothing', async () => {
    const { ports, caller, add, logged } = await openWorld()
    const { id } = await add(2)
    await updateUser(ports, caller, id, {
      status: 'suspended',
      dailyLimits: { memes: 3 },
      expected: { status: 'active' },
    })
    const late = updateUser(ports, caller, id, {
      status: 'suspended',
      dailyLimits: { memes: 5, games: 1 },
      expected: { status: 'active', dailyLimits: { memes: null, games: null } },
    })
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone else has changed this: Status is now “suspended”; Memes per day is now 3.',
    })
    const other = { lastName: 'Byron', expected: { lastName: 'Example2' } }
    expect(await updateUser(ports, caller, id, other)).toMatchObject({ lastName: 'Byron', dailyLimits: { memes: 3 } })
    expect(await logged()).toHaveLength(2)
  })

  it('gives an override back to the system’s setting', async () => {
    const { ports, caller, add } = await openWorld()
    const { id } = await add(2, { dailyLimitOverrides: { memes: 3, quizzes: 4, games: null } })
    expect(await updateUser(ports, caller, id, { dailyLimits: { memes: null } })).toMatchObject({
      dailyLimitOverrides: { memes: null, quizzes: 4, games: null },
    })
  })

  it('loses neither of two changes at once, each of which knows the account as it was before', async () => {
    const { ports, caller, add } = await openWorld()
    const { id } = await add(2)
    await Promise.all([
      updateUser(ports, caller, id, { dailyLimits: { memes: 3 } }),
      updateUser(ports, caller, id, { dailyLimits: { games: 4 } }),
    ])
    expect(await ports.accounts.findById(id)).toMatchObject({
      dailyLimitOverrides: { memes: 3, quizzes: null, games: 4 },
    })
  })

  it('writes nothing when nothing changes', async () => {
    const { ports, caller, add, logged, told } = await openWorld()
    const { id, firstName } = await add(2)
    await updateUser(ports, caller, id, { firstName, status: 'active', isActive: true, role: 'user' })
    expect([await logged(), told()]).toEqual([[], 0])
  })

  it('ends every session of whoever is suspended, promoted or demoted', async () => {
    const { ports, caller } = await openWorld()
    for (const [n, edit] of [
      [2, { status: 'suspended' }],
      [3, { role: 'admin' }],
      [4, { isActive: false }],
    ] as const) {
      const { token, user } = await signInAs(ports, n, 'user')
      await updateUser(ports, caller, user.id, edit)
      expect(await identifyCaller(ports, token)).toEqual({ kind: 'guest' })
    }
  })

  it('lets back in whom it suspended, as far as the address is verified', async () => {
    const { ports, caller, add } = await openWorld()
    const kept = { status: 'suspended', isActive: false } as const
    const verified = await add(2, kept)
    const unverified = await add(3, { ...kept, emailVerified: false, verifiedAtMs: null })
    expect(await updateUser(ports, caller, verified.id, { isActive: true })).toMatchObject({ status: 'active' })
    expect(await updateUser(ports, caller, unverified.id, { isActive: true })).toMatchObject({
      status: 'pending_verification',
      isActive: true,
    })
  })

  it.each([
    ['a status and its contrary', { status: 'active', isActive: false }, 'invalid_input'],
    ['names that cannot be', { username: 'x', email: 'nothing' }, 'invalid_input'],
    ['a name somebody has', { username: 'PERSON_1' }, 'username_taken'],
    ['an address somebody has', { email: 'Person.1@example.org' }, 'email_taken'],
  ] as const)('refuses %s', async (_, edit, code) => {
    const { ports, caller, add, logged } = await openWorld()
    const { id } = await add(2)
    expect(await codeOf(updateUser(ports, caller, id, edit))).toBe(code)
    expect(await logged()).toEqual([])
  })

  it('leaves blocked and checked accounts to those calls, and unknown ids alone', async () => {
    const { ports, caller, add } = await openWorld()
    const blocked = await add(2, { status: 'permanently_blocked', isActive: false })
    const checked = await add(3, { status: 'kyc_required', kycRequired: true })
    expect(await codeOf(updateUser(ports, caller, blocked.id, { isActive: true }))).toBe('conflict')
    expect(await codeOf(updateUser(ports, caller, checked.id, { status: 'active' }))).toBe('conflict')
    expect(await codeOf(updateUser(ports, caller, testUuid(99), { firstName: 'X' }))).toBe('not_found')
  })

  it('keeps the last administrator who can sign in', async () => {
    const { ports, caller, admin, add } = await openWorld()
    const other = { ...caller, user: await add(2) }
    for (const edit of [{ role: 'user' }, { status: 'suspended' }, { isActive: false }] as const) {
      await expect(updateUser(ports, other, admin.id, edit)).rejects.toThrow('the last administrator who can sign in')
    }
    await expect(removeUser(ports, other, admin.id)).rejects.toThrow('the last administrator who can sign in')
  })

  it('lets nobody suspend or demote themselves, however many administrators there are', async () => {
    const { ports, caller, admin, add, logged } = await openWorld()
    const other = { ...caller, user: await add(2, { role: 'admin' }) }
    const own = (edit: UserEdit) => updateUser(ports, caller, admin.id, edit)
    await expect(own({ role: 'user' })).rejects.toThrow('You can’t change your own role.')
    for (const edit of [{ status: 'suspended' }, { isActive: false }, { status: 'pending_verification' }] as const) {
      await expect(own(edit)).rejects.toThrow('You can’t suspend yourself.')
    }
    expect(await logged()).toEqual([])
    expect(await codeOf(own({ firstName: 'Grace', role: 'admin' }))).toBe('done')
    expect(await codeOf(updateUser(ports, other, admin.id, { role: 'user' }))).toBe('done')
  })
})

describe('removeUser', () => {
  it('leaves nothing of an account but a line without a name in the log', async () => {
    const { world, ports, caller, logged } = await openWorld()
    const canary = { username: 'canary', email: 'canary@example.org', firstName: 'Canary', lastName: 'Canary' }
    const { token, user } = await signInAs(ports, 2, 'user', canary)
    await updateUser(ports, caller, user.id, { lastName: 'Canary2', dailyLimits: { memes: 1 } })
    await removeUser(ports, caller, user.id)
    expect(await identifyCaller(ports, token)).toEqual({ kind: 'guest' })
    const everything = JSON.stringify(Object.values(world.store).map((part) => [...part]))
    expect(everything).not.toMatch(/canary/i)
    expect((await logged()).map(({ action, subjectId }) => [action, subjectId])).toContainEqual(['user.deleted', null])
    expect(await codeOf(removeUser(ports, caller, user.id))).toBe('not_found')
  })
})

describe('removing oneself', () => {
  it('leaves one’s own account to its settings', async () => {
    const { ports, caller, admin, add } = await openWorld()
    await add(2, { role: 'admin' })
    await expect(removeUser(ports, caller, admin.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You can’t delete your own account here. Delete it in your account settings.',
    })
  })
})

describe('getUser', () => {
  it('shows where an account is signed in, what it used and made, and what was done to it', async () => {
    const { world, ports, caller } = await openWorld()
    const { user } = await signInAs(ports, 2, 'user')
    await ports.usage.spend(user.id, 'memes', '2026-01-02', 9)
    await updateUser(ports, caller, user.id, { lastName: 'Byron' })
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      await ports.memes.add(buildMeme(n, user.id, { createdAtMs: world.nowMs + n }))
    }
    const details = await getUser(ports, caller, user.id)
    expect(details).toMatchObject({
      account: { id: user.id, lastName: 'Byron', dailyLimitOverrides: { memes: null } },
      sessions: [{ kind: 'user', device: expect.any(String), network: expect.any(String) }],
      days: [{ day: '2026-01-02', memes: 1, quizzes: 0, games: 0 }],
      audit: [{ action: 'user.updated', subjectId: user.id, at: expect.any(String) }],
      kyc: null,
      systemLimits: { memes: 10, quizzes: -1, games: -1 },
      quizzes: { total: 0, latest: [] },
      memes: { total: 7 },
      runs: { total: 0, latest: [] },
    })
    expect(details.memes.latest.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3].map((n) => testUuid(n)))
    expect(JSON.stringify(details)).not.toMatch(/hash|token/i)
    expect(await codeOf(getUser(ports, caller, testUuid(99)))).toBe('not_found')
  })

  it('signs an account out, of one session or of all, but never the one who does it', async () => {
    const { ports, caller, admin, logged } = await openWorld()
    const { token, user } = await signInAs(ports, 2, 'user')
    const [session] = (await getUser(ports, caller, user.id)).sessions
    expect(await endSessionsOf(ports, caller, user.id, session?.id ?? testUuid(98))).toBe(1)
    expect(await identifyCaller(ports, token)).toEqual({ kind: 'guest' })
    expect(await codeOf(endSessionsOf(ports, caller, user.id, session?.id ?? testUuid(98)))).toBe('not_found')
    expect(await codeOf(endSessionsOf(ports, caller, testUuid(99), null))).toBe('not_found')
    expect(await endSessionsOf(ports, caller, admin.id, null)).toBe(0)
    expect((await getUser(ports, caller, admin.id)).sessions).toMatchObject([{ current: true }])
    expect(await logged()).toContainEqual({ action: 'user.sessions_ended', subjectId: user.id, details: { ended: 1 } })
  })
})

describe('unblockUser', () => {
  it('lets an account back in and says why in the log (OP-67)', async () => {
    const { ports, caller, add, logged } = await openWorld()
    const blocked = { status: 'permanently_blocked', isActive: false, blockedReason: 'x', blockedAtMs: 5 } as const
    const { id } = await add(2, { ...blocked, kycRequired: true })
    expect(await unblockUser(ports, caller, { id, reason: 'A mistake' })).toMatchObject({
      status: 'active',
      isActive: true,
      kycRequired: false,
      blockedReason: null,
      blockedAt: null,
    })
    expect(await logged()).toMatchObject([{ action: 'user.unblocked', details: { reason: 'A mistake' } }])
    expect(await codeOf(unblockUser(ports, caller, { id }))).toBe('conflict')
    expect(await codeOf(unblockUser(ports, caller, { id: testUuid(99) }))).toBe('not_found')
  })

  it('lets an account back in once, when two do it at the same moment', async () => {
    const { ports, caller, add, logged } = await openWorld()
    const { id } = await add(2, { status: 'permanently_blocked', isActive: false })
    const outcomes = await Promise.all([1, 2].map(() => codeOf(unblockUser(ports, caller, { id }))))
    expect(new Set(outcomes)).toEqual(new Set(['conflict', 'done']))
    expect(await logged()).toHaveLength(1)
  })
})
