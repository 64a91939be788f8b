import type { StoragePorts } from '@trendverse/application/ports/ports'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { sampleAccount, sampleSession, sampleUser } from './account-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

/** What every SessionRepository promises. */
export function sessionRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  const withPeople = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    return ports
  }

  it('finds a session by the hash of its token, with the account as it is now, until it ends', async () => {
    const { sessions, accounts } = await withPeople()
    const session = sampleSession(1, 1, { kind: 'admin', userAgent: HOSTILE_TEXT.slice(2, 4) })
    await sessions.create(session, 'session-1')
    expect(await sessions.find('session-1', NOON_MS)).toEqual({ session, user: sampleUser(1) })
    await accounts.update(idOf(1), { status: 'suspended', isActive: false })
    expect((await sessions.find('session-1', NOON_MS))?.user.isActive).toBe(false)
    expect(await sessions.find('session-1', NOON_MS + HOUR_MS - 1)).not.toBeNull()
    expect(await sessions.find('session-1', NOON_MS + HOUR_MS)).toBeNull()
    for (const hash of ['session-2', '', '\0', HOSTILE_TEXT]) expect(await sessions.find(hash, NOON_MS)).toBeNull()
  })

  it('opens a session by a password only while that is the one kept, and notes that the account was used', async () => {
    const { sessions, accounts } = await withPeople()
    const session = sampleSession(1, 1, { createdAtMs: NOON_MS + 7, userAgent: HOSTILE_TEXT.slice(2, 4) })
    expect(await sessions.createByPassword(session, 'session-1', 'hash 2')).toBeNull()
    for (const userId of [idOf(9), 'nonsense']) {
      expect(await sessions.createByPassword({ ...session, userId }, 'session-1', 'hash 1')).toBeNull()
    }
    expect(await sessions.find('session-1', NOON_MS)).toBeNull()
    expect((await accounts.findById(idOf(1)))?.lastActiveAtMs).toBe(NOON_MS + 1)
    const user = { ...sampleUser(1), lastActiveAtMs: NOON_MS + 7 }
    expect(await sessions.createByPassword(session, 'session-1', 'hash 1')).toEqual(user)
    expect(await sessions.find('session-1', NOON_MS)).toEqual({ session, user })
    expect((await accounts.findById(idOf(2)))?.lastActiveAtMs).toBe(NOON_MS + 2)
  })

  it('leaves no session behind that was opened with a password while that was changed', async () => {
    const { sessions, accounts } = await withPeople()
    const opening = Array.from({ length: 20 }, (_, n) =>
      sessions.createByPassword(sampleSession(n + 1, 1), `session-${n}`, 'hash 1'),
    )
    const changing = async () => {
      await accounts.setPasswordHash(idOf(1), 'another')
      return sessions.endAll(idOf(1), null)
    }
    const [ended, ...opened] = await Promise.all([changing(), ...opening])
    // Every one that was opened came before the change, which ended it.
    expect(ended).toBe(opened.filter((user) => user !== null).length)
    expect(await sessions.list(idOf(1), 0)).toEqual([])
  })

  it('notes use of session and account, and never an older one after a later', async () => {
    const { sessions, accounts } = await withPeople()
    await sessions.create(sampleSession(1, 1), 'session-1')
    await sessions.touch(idOf(101), NOON_MS + 20, NOON_MS + 2 * HOUR_MS)
    await sessions.touch(idOf(101), NOON_MS + 10, NOON_MS + HOUR_MS)
    const found = await sessions.find('session-1', NOON_MS)
    expect(found?.session).toEqual(
      sampleSession(1, 1, { lastSeenAtMs: NOON_MS + 20, expiresAtMs: NOON_MS + 2 * HOUR_MS }),
    )
    expect(found?.user.lastActiveAtMs).toBe(NOON_MS + 20)
    expect((await accounts.findById(idOf(2)))?.lastActiveAtMs).toBe(NOON_MS + 2)
    await sessions.touch(idOf(999), NOON_MS + 30, NOON_MS)
  })

  it("lists an account's own sessions that have not ended, the latest used first", async () => {
    const { sessions } = await withPeople()
    await sessions.create(sampleSession(1, 1), 'session-1')
    await sessions.create(sampleSession(2, 1, { lastSeenAtMs: NOON_MS + 5 }), 'session-2')
    await sessions.create(sampleSession(3, 1, { expiresAtMs: NOON_MS }), 'session-3')
    await sessions.create(sampleSession(4, 2), 'session-4')
    expect((await sessions.list(idOf(1), NOON_MS)).map(({ id }) => id)).toEqual([idOf(102), idOf(101)])
    expect(await sessions.list('nonsense', NOON_MS)).toEqual([])
  })

  it('ends one session, but nobody ends that of another account', async () => {
    const { sessions } = await withPeople()
    await sessions.create(sampleSession(1, 1), 'session-1')
    expect(await sessions.end(idOf(2), idOf(101))).toBe(false)
    for (const id of ['nonsense', '', idOf(999)]) expect(await sessions.end(idOf(1), id)).toBe(false)
    expect(await sessions.find('session-1', NOON_MS)).not.toBeNull()
    const ends = await Promise.all(Array.from({ length: 10 }, () => sessions.end(idOf(1), idOf(101))))
    expect(ends.filter(Boolean)).toHaveLength(1)
    expect(await sessions.find('session-1', NOON_MS)).toBeNull()
  })

  it('ends all sessions of an account but one, or all', async () => {
    const { sessions } = await withPeople()
    for (const n of [1, 2, 3]) await sessions.create(sampleSession(n, 1), `session-${n}`)
    await sessions.create(sampleSession(4, 2), 'session-4')
    expect(await sessions.endAll(idOf(1), idOf(102))).toBe(2)
    expect((await sessions.list(idOf(1), NOON_MS)).map(({ id }) => id)).toEqual([idOf(102)])
    expect(await sessions.endAll(idOf(1), null)).toBe(1)
    expect(await sessions.endAll('nonsense', null)).toBe(0)
    expect(await sessions.list(idOf(2), NOON_MS)).toHaveLength(1)
  })

  it('forgets sessions that have ended', async () => {
    const { sessions } = await withPeople()
    await sessions.create(sampleSession(1, 1, { expiresAtMs: NOON_MS }), 'session-1')
    await sessions.create(sampleSession(2, 1, { expiresAtMs: NOON_MS + 1 }), 'session-2')
    expect(await sessions.removeExpired(NOON_MS)).toBe(1)
    expect(await sessions.removeExpired(NOON_MS)).toBe(0)
    expect(await sessions.list(idOf(1), 0)).toHaveLength(1)
  })

  it('opens no session for an account that is gone', async () => {
    const { sessions } = await withPeople()
    await expect(sessions.create(sampleSession(1, 9), 'session-1')).rejects.toThrow(
      /foreign key|no account has this id/,
    )
  })
}
