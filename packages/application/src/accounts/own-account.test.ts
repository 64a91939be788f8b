import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { createAccountWorld, mailedToken, originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { describe, expect, it } from 'vitest'
import { updateUser } from '../admin/update-user'
import { sendContactMessage } from '../contact/send-contact-message'
import { spendAllowance } from '../limits/spend-allowance'
import { removeAvatar, setAvatar } from './change-avatar'
import { deleteOwnAccount } from './delete-own-account'
import { exportAccount } from './export-account'
import { getActivity } from './get-activity'
import { identifyCaller } from './identify-caller'
import { signUp } from './sign-up'
import { updateProfile } from './update-profile'
import { verifyEmail } from './verify-email'

const HERE = originFrom('192.0.2.7')

async function openWorld() {
  const { world, ports } = createAccountWorld()
  const join = async (names: Partial<typeof SIGN_UP> | Record<string, string> = {}) => {
    const { token } = await signUp(ports, HERE, { ...SIGN_UP, ...names })
    const caller = await identifyCaller(ports, token)
    if (caller.kind === 'guest') throw new Error('nobody is signed in')
    return { token, caller }
  }
  return { world, ports, join }
}

describe('updateProfile', () => {
  it('changes what is named, without the spaces around it, and nothing else', async () => {
    const { ports, join } = await openWorld()
    const { caller } = await join()
    const before = await ports.accounts.findById(caller.user.id)
    const settings = { theme: 'light', notifications: false, runsOnBoards: false } as const
    const edit = { firstName: ' Grace ', bio: ' Two\nlines. ', ...settings }
    expect(await updateProfile(ports, caller, edit)).toMatchObject({
      fullName: 'Grace Quill',
      profile: { bio: 'Two\nlines.', preferences: settings },
    })
    expect(await ports.accounts.findById(caller.user.id)).toEqual({
      ...before,
      firstName: 'Grace',
      bio: 'Two\nlines.',
      ...settings,
    })
  })

  it("keeps names unique, but one's own in another case is one's own (ER-13)", async () => {
    const { ports, join } = await openWorld()
    const { caller } = await join()
    await join({ username: 'grace', email: 'grace@example.org' })
    await expect(updateProfile(ports, caller, { username: 'GRACE' })).rejects.toMatchObject({
      code: 'username_taken',
      message: 'Username already exists',
    })
    expect(await updateProfile(ports, caller, { username: 'ADA_Quill' })).toMatchObject({ username: 'ADA_Quill' })
  })

  it('lets a new time zone count from the next day (OP-22)', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    expect(await updateProfile(ports, caller, { timeZone: 'Europe/London' })).toMatchObject({
      timeZone: 'Europe/Zurich',
      usageResetsAt: '2026-01-02T23:00:00.000Z',
    })
    world.nowMs = Date.UTC(2026, 0, 2, 23)
    expect(await updateProfile(ports, caller, {})).toMatchObject({
      timeZone: 'Europe/London',
      usageResetsAt: '2026-01-04T00:00:00.000Z',
    })
  })
})

describe('getActivity', () => {
  it('tells days, streak and achievements in the time zone of the account (GN-04)', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join({ timeZone: 'Asia/Tokyo' })
    for (const [day, hour] of [
      [2, 14],
      [2, 15],
      [5, 1],
    ] as const) {
      world.nowMs = Date.UTC(2026, 0, day, hour)
      await spendAllowance(ports, caller, 'quiz')
    }
    const user = await ports.accounts.findById(caller.user.id)
    const activity = await getActivity(ports, user ?? caller.user)
    expect(activity).toMatchObject({ today: '2026-01-05', streak: { current: 3, longest: 3, freezesLeft: 1 } })
    expect(activity.days).toEqual(
      ['2026-01-02', '2026-01-03', '2026-01-05'].map((day) => ({ day, memes: 0, quizzes: 1, games: 0 })),
    )
    // ordered and not finished (OP-77)
    expect(activity.achievements).toContainEqual({ id: 'five-quizzes', current: 0, target: 5, awardedAt: null })
    await ports.accounts.award(caller.user.id, 'first-quiz', Date.UTC(2026, 0, 2, 14))
    const awarded = await ports.accounts.findById(caller.user.id)
    expect((await getActivity(ports, awarded ?? caller.user)).achievements).toContainEqual({
      id: 'first-quiz',
      current: 1,
      target: 1,
      awardedAt: '2026-01-02T14:00:00.000Z',
    })
  })
})

describe('exportAccount', () => {
  it('holds everything kept about the account, and no secret', async () => {
    const { world, ports, join } = await openWorld()
    const { token, caller } = await join()
    await spendAllowance(ports, caller, 'meme')
    await ports.contacts.add({
      id: '00000000-0000-7000-8000-0000000000c1',
      userId: caller.user.id,
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Hello',
      message: 'A question.',
      priority: true,
      status: 'open',
      createdAtMs: world.nowMs,
      answer: null,
      answeredAtMs: null,
    })
    const kept = JSON.stringify([...world.store.accountTokens.keys(), ...world.store.mails.values()])
    const document = await exportAccount(ports, caller.user)
    expect(document).toMatchObject({
      exportedAt: '2026-01-02T12:00:00.000Z',
      account: { email: 'Ada@Example.org', usageToday: { memes: 1 } },
      usageDays: [{ day: '2026-01-02', used: { memes: 1 } }],
      sessions: [{ network: '192.0.2.7', createdAt: '2026-01-02T12:00:00.000Z' }],
      tokens: [{ kind: 'verification', expiresAt: '2026-01-02T12:15:00.000Z', usedAt: null }],
      mails: [{ type: 'verification', to: 'Ada@Example.org', sentAt: null }],
      contactMessages: [{ subject: 'Hello' }],
      newsletter: null,
      auditEntries: [],
    })
    const text = JSON.stringify(document)
    for (const secret of [token, await ports.tokens.hash(token), SIGN_UP.password, 'passwordHash', 'sealedBody']) {
      expect(text).not.toContain(secret)
    }
    for (const hash of world.store.accountTokens.keys()) expect(text).not.toContain(hash)
    expect(kept).toContain('sealedBody')
  })

  it('holds what names the address only once it is verified: anybody can sign up with anybody’s', async () => {
    const { world, ports, join } = await openWorld()
    const subscriber = {
      id: '00000000-0000-7000-8000-0000000000c2',
      email: 'ada@example.org',
      subscribedAtMs: world.nowMs,
      status: 'active',
      source: 'footer',
      preferences: { trends: true, weekly_digest: true, new_features: true },
      unsubscribedAtMs: null,
    } as const
    await ports.subscribers.subscribe(subscriber, 'a hash')
    const mail = {
      id: '00000000-0000-7000-8000-0000000000c3',
      idempotencyKey: 'digest',
      type: 'newsletter',
      to: 'ada@example.org',
      subject: 'This week',
      sealedBody: 'sealed',
      userId: null,
      createdAtMs: world.nowMs,
      expiresAtMs: world.nowMs + HOUR_MS,
    } as const
    await ports.mails.add([mail])
    const { caller } = await join()
    expect(await exportAccount(ports, caller.user)).toMatchObject({
      newsletter: null,
      mails: [{ type: 'verification' }],
    })

    await verifyEmail(ports, originFrom('192.0.2.7'), { token: mailedToken(world, 'verification') })
    const verified = { ...caller.user, emailVerified: true }
    const document = await exportAccount(ports, verified)
    expect(document.newsletter).toMatchObject({ email: 'ada@example.org', source: 'footer' })
    expect(document.mails).toContainEqual(expect.objectContaining({ type: 'newsletter', subject: 'This week' }))
  })

  it('tells nothing of operators and other people', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    const { caller: admin } = await join({ username: 'grace_root', email: 'grace@example.org' })
    await ports.accounts.update(admin.user.id, { role: 'admin', emailVerified: true })
    world.settings.set('supportEmail', 'grace@example.org')
    world.nowMs += 1000
    const written = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A question.' }
    await sendContactMessage(ports, caller, originFrom('192.0.2.7'), written)
    for (const { id } of world.store.mails.values()) await ports.mails.noteFailure(id, 'relay-3: 550 no', null)
    await updateUser(ports, { ...admin, kind: 'admin' }, caller.user.id, { dailyLimits: { memes: 3 } })

    const document = await exportAccount(ports, caller.user)
    expect(document.mails).toMatchObject([{ type: 'verification', status: 'failed' }, { type: 'contact' }])
    expect(document.auditEntries).toEqual([
      {
        id: expect.any(String),
        at: '2026-01-02T12:00:01.000Z',
        action: 'user.updated',
        subjectId: caller.user.id,
        details: { changed: ['dailyLimitOverrides'], dailyLimitOverrides: { memes: 3, quizzes: null, games: null } },
      },
    ])
    const text = JSON.stringify(document)
    for (const theirs of ['grace', admin.user.id, 'relay-3']) expect(text).not.toContain(theirs)

    const ofAdmin = await exportAccount(ports, { ...admin.user, emailVerified: true })
    expect(ofAdmin.mails).toMatchObject([{ type: 'verification', to: 'grace@example.org' }])
    expect(ofAdmin.auditEntries).toMatchObject([{ action: 'user.updated', actorName: 'grace_root' }])
    for (const theirs of ['Hello', caller.user.id]) expect(JSON.stringify(ofAdmin)).not.toContain(theirs)
  })

  it('is not to be had all the time', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    for (let n = 0; n < 10; n++) await exportAccount(ports, caller.user)
    await expect(exportAccount(ports, caller.user)).rejects.toMatchObject({ code: 'rate_limited' })
    world.nowMs += HOUR_MS
    await exportAccount(ports, caller.user)
  })
})

describe('deleteOwnAccount', () => {
  it('asks for the password, a few times only', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    for (let n = 0; n < 10; n++) {
      await expect(deleteOwnAccount(ports, caller, { password: 'a guess' })).rejects.toMatchObject({
        code: 'password_wrong',
      })
    }
    await expect(deleteOwnAccount(ports, caller, { password: SIGN_UP.password })).rejects.toMatchObject({
      code: 'rate_limited',
    })
    world.nowMs += HOUR_MS
    await deleteOwnAccount(ports, caller, { password: SIGN_UP.password })
    expect(world.store.accounts.size).toBe(0)
  })

  it('refuses the last administrator, and deletes nothing of them', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    await ports.accounts.update(caller.user.id, { role: 'admin', emailVerified: true })
    await expect(deleteOwnAccount(ports, caller, { password: SIGN_UP.password })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect([world.store.accounts.size, world.store.mails.size, world.store.sessions.size]).toEqual([1, 1, 1])
  })

  it('decides between two administrators who go at once before anything of either is gone', async () => {
    const { world, ports, join } = await openWorld()
    const both = [await join(), await join({ username: 'grace', email: 'grace@example.org' })]
    for (const { caller } of both) await ports.accounts.update(caller.user.id, { role: 'admin', emailVerified: true })
    const outcomes = await Promise.allSettled(
      both.map(({ caller }) => deleteOwnAccount(ports, caller, { password: SIGN_UP.password })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const stays = both[outcomes.findIndex(({ status }) => status === 'rejected')]?.caller.user.id
    expect([...world.store.accounts.keys()]).toEqual([stays])
    for (const kept of [world.store.mails, world.store.accountTokens]) {
      expect([...kept.values()].map(({ userId }) => userId)).toEqual([stays])
    }
  })

  it('can be asked for again by an administrator where it was interrupted', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    const other = await join({ username: 'grace', email: 'grace@example.org' })
    for (const { user } of [caller, other.caller])
      await ports.accounts.update(user.id, { role: 'admin', emailVerified: true })
    const interrupted = { ...ports, contacts: { ...ports.contacts, removeOf: () => Promise.reject(new Error('lost')) } }
    await expect(deleteOwnAccount(interrupted, caller, { password: SIGN_UP.password })).rejects.toThrow('lost')
    await deleteOwnAccount(ports, caller, { password: SIGN_UP.password })
    expect([...world.store.accounts.keys()]).toEqual([other.caller.user.id])
  })

  it('leaves a line without a name', async () => {
    const { ports, join } = await openWorld()
    const { token, caller } = await join()
    await deleteOwnAccount(ports, caller, { password: SIGN_UP.password })
    expect(await identifyCaller(ports, token)).toEqual({ kind: 'guest' })
    const { entries } = await ports.auditLog.list({ page: 1, pageSize: 10, action: null })
    expect(entries).toMatchObject([
      { action: 'account.deleted', actorId: null, actorName: 'deleted account', subjectId: null, details: {} },
    ])
  })
})

describe('pictures', () => {
  const picture = (n: number) => Uint8Array.of(n, 2, 3)

  it('replace each other, and the old file goes (OP-75)', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    const first = (await setAvatar(ports, HERE, caller, picture(1))).profile.avatar
    const second = (await setAvatar(ports, HERE, caller, picture(2))).profile.avatar
    expect(first).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
    expect([...world.media.keys()]).toEqual([second])
    expect((await removeAvatar(ports, caller)).profile.avatar).toBeNull()
    expect((await removeAvatar(ports, caller)).profile.avatar).toBeNull()
    expect(world.media.size).toBe(0)
  })

  it('stay what they became, whatever goes wrong afterwards', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    const first = (await setAvatar(ports, HERE, caller, picture(1))).profile.avatar
    const broken = {
      ...ports,
      media: { ...ports.media, remove: () => Promise.reject(new Error('the store is down')) },
    }
    const second = (await setAvatar(broken, HERE, caller, picture(2))).profile.avatar
    expect([...world.media.keys()]).toEqual([first, second])
    expect(world.warnings).toEqual(['A picture nobody uses any more could not be deleted'])
    const unreadable = { ...ports, usage: { ...ports.usage, usedOn: () => Promise.reject(new Error('lost')) } }
    await expect(setAvatar(unreadable, HERE, caller, picture(3))).rejects.toThrow('lost')
    const kept = (await ports.accounts.findById(caller.user.id))?.avatarUrl
    expect(kept).not.toBe(second)
    expect([...world.media.keys()]).toEqual([first, kept])
  })

  it('are not lost where nobody knows whether the database kept them', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    const accounts = {
      ...ports.accounts,
      replaceAvatar: async (id: string, path: string | null) => {
        await ports.accounts.replaceAvatar(id, path)
        throw new Error('the connection was lost')
      },
    }
    await expect(setAvatar({ ...ports, accounts }, HERE, caller, picture(1))).rejects.toThrow('the connection was lost')
    expect([...world.media.keys()]).toEqual([(await ports.accounts.findById(caller.user.id))?.avatarUrl])
  })

  it('replace each other when they come at once, and one file stays', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    await Promise.all([1, 2, 3, 4].map((n) => setAvatar(ports, HERE, caller, picture(n))))
    expect([...world.media.keys()]).toEqual([(await ports.accounts.findById(caller.user.id))?.avatarUrl])
  })

  it('that are none are refused, and those of who is gone are not kept', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    await expect(setAvatar(ports, HERE, caller, picture(0))).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { avatar: 'Please choose a PNG, JPEG or WebP picture.' },
    })
    await ports.accounts.remove(caller.user.id)
    await expect(setAvatar(ports, HERE, caller, picture(1))).rejects.toMatchObject({ code: 'authentication_required' })
    expect(world.media.size).toBe(0)
  })

  it('are so many a quarter of an hour: twenty of an account, sixty of a network', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    const others = await Promise.all(
      ['grace', 'alan', 'edsger'].map(
        async (username) => (await join({ username, email: `${username}@x.org` })).caller,
      ),
    )
    for (let n = 0; n < 20; n += 1) await setAvatar(ports, originFrom(`198.51.100.${n}`), caller, picture(1))
    const next = setAvatar(ports, originFrom('203.0.113.1'), caller, picture(1))
    await expect(next).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 15 * MINUTE_MS })
    world.nowMs += 15 * MINUTE_MS
    for (const other of others) {
      for (let n = 0; n < 20; n += 1) await setAvatar(ports, HERE, other, picture(1))
    }
    await expect(setAvatar(ports, HERE, caller, picture(1))).rejects.toMatchObject({ code: 'rate_limited' })
    await setAvatar(ports, originFrom('203.0.113.1'), caller, picture(1))
  })

  it('go with the account', async () => {
    const { world, ports, join } = await openWorld()
    const { caller } = await join()
    await setAvatar(ports, HERE, caller, picture(1))
    await deleteOwnAccount(ports, caller, { password: SIGN_UP.password })
    expect(world.media.size).toBe(0)
  })
})
