import type { AccountQuery } from '@trendverse/application/ports/accounts'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { newKycRecord } from '@trendverse/domain/accounts/kyc'
import { expect, it } from 'vitest'
import { sampleAccount, sampleSession, sampleToken, sampleUser } from './account-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const ALL: AccountQuery = { text: null, status: null, role: null, sort: 'oldest', page: 1, pageSize: 50 }
/** Every value beside its neutral one. */
const LIVED = {
  emailVerified: true,
  status: 'kyc_required',
  verifiedAtMs: NOON_MS + 5,
  kycRequired: true,
  blockedReason: 'because',
  blockedAtMs: NOON_MS + 6,
  dailyLimitOverrides: { memes: -1, quizzes: 0, games: 3 },
  pendingTimeZone: { timeZone: 'Asia/Tokyo', fromDay: '2026-03-04', heldDay: '2026-03-03' },
  avatarUrl: '/media/a.webp',
  bio: 'Hello.',
  theme: 'light',
  notifications: false,
  totals: { memes: 1, quizzes: 2, games: 3 },
  quizScores: { sum: 87.5, count: 2 },
  lastMemeCreatedAtMs: NOON_MS + 7,
  profileSharedAtMs: NOON_MS + 8,
  achievements: [{ id: 'first-quiz', awardedAtMs: NOON_MS }],
} as const

/** What every AccountRepository promises. */
export function accountRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  it('gives an account back as it was written, by id, address and name of any case', async () => {
    const { accounts } = await fresh()
    for (const [n, user] of [sampleUser(1), sampleUser(2, LIVED)].entries()) {
      expect(await accounts.create({ user, passwordHash: `hash ${n}` })).toBe('created')
      expect(await accounts.findById(user.id)).toEqual(user)
      expect(await accounts.findByEmail(user.email.toUpperCase())).toEqual(user)
      expect(await accounts.findByUsername(user.username.toLowerCase())).toEqual(user)
      expect(await accounts.passwordHashOf(user.id)).toBe(`hash ${n}`)
      expect(await accounts.findEach([user.id, idOf(99), 'nonsense', user.id])).toEqual([user])
      const credentials = { user, passwordHash: `hash ${n}` }
      expect(await accounts.findCredentials(user.email.toUpperCase())).toEqual(credentials)
    }
  })

  it('never shows a password with an account', async () => {
    const { accounts, sessions } = await fresh()
    await accounts.create(sampleAccount(1))
    await sessions.create(sampleSession(1, 1), 'session-1')
    const shown = [
      await accounts.findById(idOf(1)),
      await accounts.list(ALL),
      await sessions.find('session-1', NOON_MS),
    ]
    expect(JSON.stringify(shown)).not.toContain('hash 1')
  })

  it('finds nothing under unknown and impossible names', async () => {
    const { accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    for (const text of [idOf(9), '', 'nonsense', '\0', HOSTILE_TEXT, '%', '__proto__']) {
      expect(await accounts.findById(text)).toBeNull()
      expect(await accounts.findByEmail(text)).toBeNull()
      expect(await accounts.findCredentials(text)).toBeNull()
      expect(await accounts.findByUsername(text)).toBeNull()
      expect(await accounts.passwordHashOf(text)).toBeNull()
      expect(await accounts.update(text, { bio: 'x' })).toBeNull()
      expect(await accounts.remove(text)).toBe(false)
      expect(await accounts.award(text, 'first-quiz', NOON_MS)).toBe(false)
      expect(await accounts.setPasswordHash(text, 'x')).toBe(false)
    }
    expect(await accounts.passwordHashOf(idOf(1))).toBe('hash 1')
  })

  it('keeps an address for one account, whatever its form, and another letter for another', async () => {
    const { accounts } = await fresh()
    const address = 'j\u00fcrgen@xn--mnchen-3ya.example'
    expect(await accounts.create(sampleAccount(1, { email: address }))).toBe('created')
    const others = ['ju\u0308rgen@m\u00fcnchen.example', 'J\u00dcRGEN@M\u00dcNCHEN.example']
    for (const email of others) {
      expect(await accounts.create(sampleAccount(2, { email }))).toBe('email_taken')
      expect((await accounts.findByEmail(email))?.id).toBe(idOf(1))
      expect((await accounts.findCredentials(email))?.user.email).toBe(address)
    }
    expect(await accounts.create(sampleAccount(3, { email: '\u0130da@example.org' }))).toBe('created')
    expect(await accounts.create(sampleAccount(4, { email: 'ida@example.org' }))).toBe('created')
    expect(await accounts.update(idOf(4), { email: others[0] ?? '' })).toBe('email_taken')
  })

  it('keeps a name and an address for one account, whatever their case (AC-07)', async () => {
    const { accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    expect(await accounts.create(sampleAccount(2, { username: 'pERSON_1' }))).toBe('username_taken')
    const both = { username: 'pERSON_1', email: 'person.1@example.org' }
    expect(await accounts.create(sampleAccount(2, both))).toBe('username_taken')
    expect(await accounts.create(sampleAccount(2, { email: 'PERSON.1@example.ORG' }))).toBe('email_taken')
    expect(await accounts.create(sampleAccount(2))).toBe('created')
    expect(await accounts.update(idOf(2), { username: 'person_1' })).toBe('username_taken')
    expect(await accounts.update(idOf(2), { email: 'person.1@example.org', bio: 'x' })).toBe('email_taken')
    expect((await accounts.findById(idOf(2)))?.bio).toBe('')
    // one's own name in another case is one's own
    expect(await accounts.update(idOf(1), { username: 'PERSON_1' })).toMatchObject({ username: 'PERSON_1' })
  })

  it('lets exactly one of a hundred parallel sign-ups have a name', async () => {
    const { accounts } = await fresh()
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        accounts.create(sampleAccount(n + 1, { username: n % 2 === 0 ? 'Wanted' : 'wANTED' })),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'username_taken')).toHaveLength(99)
  })

  it('lets exactly one of many become the first administrator (OP-70)', async () => {
    const { accounts } = await fresh()
    expect(await accounts.hasAdmin()).toBe(false)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => accounts.createFirstAdmin(sampleAccount(n + 1, { role: 'admin' }))),
    )
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'admin_exists')).toHaveLength(19)
    expect(await accounts.hasAdmin()).toBe(true)
  })

  it('changes what a patch names and nothing else', async () => {
    const { accounts } = await fresh()
    const user = sampleUser(1, LIVED)
    await accounts.create({ user, passwordHash: 'hash' })
    expect(await accounts.update(user.id, {})).toEqual(user)
    const patch = { bio: HOSTILE_TEXT.slice(2, 4), dailyLimitOverrides: { memes: null, quizzes: 7, games: null } }
    expect(await accounts.update(user.id, { ...patch, pendingTimeZone: null })).toEqual({
      ...user,
      ...patch,
      pendingTimeZone: null,
    })
    expect(await accounts.setPasswordHash(user.id, 'other')).toBe(true)
    expect(await accounts.passwordHashOf(user.id)).toBe('other')
  })

  it('answers which picture another one replaces, to each of many at once', async () => {
    const { accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    const paths = Array.from({ length: 20 }, (_, n) => `/media/${n}.webp`)
    const changes = await Promise.all(paths.map((path) => accounts.replaceAvatar(idOf(1), path)))
    const kept = (await accounts.findById(idOf(1)))?.avatarUrl
    const replaced = changes.map((change) => change?.replaced)
    expect(new Set([...replaced, kept])).toEqual(new Set([null, ...paths]))
    expect(changes[0]?.user).toEqual(sampleUser(1, { avatarUrl: '/media/0.webp' }))
    expect(await accounts.replaceAvatar(idOf(1), null)).toEqual({ user: sampleUser(1), replaced: kept })
    for (const id of [idOf(9), HOSTILE_TEXT]) expect(await accounts.replaceAvatar(id, null)).toBeNull()
  })

  it('changes a password in place of the expected one only, and of many at once for one', async () => {
    const { accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    expect(await accounts.setPasswordHash(idOf(1), 'next', 'not it')).toBe(false)
    const changes = await Promise.all(
      Array.from({ length: 100 }, (_, n) => accounts.setPasswordHash(idOf(1), `next ${n}`, 'hash 1')),
    )
    expect(changes.filter(Boolean)).toHaveLength(1)
    expect(await accounts.passwordHashOf(idOf(1))).toBe(`next ${changes.indexOf(true)}`)
  })

  it('lists by part of a name, status and role, in every order, in pages (OP-74)', async () => {
    const { accounts } = await fresh()
    await accounts.create(sampleAccount(1, { username: 'beta', lastActiveAtMs: NOON_MS + 50 }))
    await accounts.create(sampleAccount(2, { username: 'Alpha', role: 'admin', status: 'active' }))
    await accounts.create(sampleAccount(3, { username: 'gam_ma', firstName: 'Grace', lastName: 'Hopper' }))
    const idsOf = async (changes: Partial<AccountQuery>) =>
      (await accounts.list({ ...ALL, ...changes })).users.map(({ id }) => Number.parseInt(id.slice(-4), 16))
    expect(await idsOf({})).toEqual([1, 2, 3])
    expect(await idsOf({ sort: 'newest' })).toEqual([3, 2, 1])
    expect(await idsOf({ sort: 'username' })).toEqual([2, 1, 3])
    expect(await idsOf({ sort: 'lastActive' })).toEqual([1, 3, 2])
    expect(await idsOf({ text: 'ALPH' })).toEqual([2])
    expect(await idsOf({ text: 'grace hop' })).toEqual([3])
    expect(await idsOf({ text: 'person.1@' })).toEqual([1])
    expect(await idsOf({ text: '%' })).toEqual([])
    expect(await idsOf({ text: '_' })).toEqual([3])
    expect(await idsOf({ status: 'active' })).toEqual([2])
    expect(await idsOf({ role: 'user' })).toEqual([1, 3])
    expect(await accounts.list({ ...ALL, page: 2, pageSize: 2 })).toMatchObject({ users: [{ id: idOf(3) }], total: 3 })
    expect(await accounts.list({ ...ALL, page: 9 })).toEqual({ users: [], total: 3, isTotalExact: true, next: null })
  })

  it('lists who is verified, who was here lately, and whose latest identity check stands how', async () => {
    const { accounts, kyc } = await fresh()
    await accounts.create(sampleAccount(1, { emailVerified: true, lastActiveAtMs: NOON_MS + 50 }))
    for (const n of [2, 3]) {
      await accounts.create(sampleAccount(n, { lastActiveAtMs: NOON_MS + n }))
      await kyc.require(newKycRecord(idOf(100 + n), sampleUser(n), 'a reason', NOON_MS + n))
    }
    await kyc.decide(idOf(103), 'approved', '', NOON_MS + 5)
    const idsOf = async (changes: Partial<AccountQuery>) =>
      (await accounts.list({ ...ALL, ...changes })).users.map(({ id }) => id)
    expect(await idsOf({ verified: true })).toEqual([idOf(1)])
    expect(await idsOf({ verified: false })).toEqual([idOf(2), idOf(3)])
    expect(await idsOf({ activeSinceMs: NOON_MS + 3 })).toEqual([idOf(1), idOf(3)])
    expect(await idsOf({ kyc: 'pending' })).toEqual([idOf(2)])
    expect(await idsOf({ kyc: 'approved', sort: 'username' })).toEqual([idOf(3)])
    await kyc.require(newKycRecord(idOf(104), sampleUser(3), 'again', NOON_MS + 9))
    expect(await idsOf({ kyc: 'approved' })).toEqual([])
    expect(await idsOf({ kyc: 'pending', verified: false, text: 'person' })).toEqual([idOf(2), idOf(3)])
  })

  it('awards an achievement once, however often it is earned at the same time', async () => {
    const { accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    const awards = await Promise.all(Array.from({ length: 20 }, () => accounts.award(idOf(1), 'first-quiz', NOON_MS)))
    expect(awards.filter(Boolean)).toHaveLength(1)
    expect(await accounts.award(idOf(1), 'first-meme', NOON_MS + 1)).toBe(true)
    expect((await accounts.findById(idOf(1)))?.achievements).toEqual([
      { id: 'first-quiz', awardedAtMs: NOON_MS },
      { id: 'first-meme', awardedAtMs: NOON_MS + 1 },
    ])
  })

  it('takes sessions and tokens away with the account, and leaves those of others', async () => {
    const { accounts, sessions, accountTokens } = await fresh()
    for (const n of [1, 2]) {
      await accounts.create(sampleAccount(n))
      await sessions.create(sampleSession(n, n), `session-${n}`)
      await accountTokens.add(sampleToken(n), `token-${n}`)
    }
    expect(await accounts.remove(idOf(1))).toBe(true)
    expect(await accounts.remove(idOf(1))).toBe(false)
    expect(await accounts.findById(idOf(1))).toBeNull()
    expect(await sessions.find('session-1', NOON_MS)).toBeNull()
    expect(await accountTokens.find('verification', 'token-1')).toBeNull()
    expect(await sessions.find('session-2', NOON_MS)).not.toBeNull()
    expect(await accountTokens.find('verification', 'token-2')).not.toBeNull()
    expect(await accounts.create(sampleAccount(1))).toBe('created')
  })
}
