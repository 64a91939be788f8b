import type { Session, SessionRepository } from '@trendverse/application/ports/sessions'
import type { User } from '@trendverse/domain/accounts/user'
import { beforeEach, describe, expect, it } from 'vitest'
import { cacheSessions, type SessionCache } from './session-cache'

const NOON_MS = Date.UTC(2026, 4, 1, 12)

describe('remembered sessions', () => {
  let record: Map<string, { session: Session; user: User }>
  let reads: number
  let writes: number
  let remembered: SessionCache
  let isDown: boolean

  beforeEach(() => {
    // Only what is looked at.
    const session = { id: 'one', userId: 'ada', lastSeenAtMs: NOON_MS, expiresAtMs: NOON_MS + 60_000 } as Session
    record = new Map([['hash', { session, user: { id: 'ada', status: 'active' } as User }]])
    reads = 0
    writes = 0
    isDown = false
    const sessions: Partial<SessionRepository> = {
      find: async (tokenHash) => {
        reads += 1
        const found = record.get(tokenHash) ?? null
        await Promise.resolve()
        if (isDown) throw new Error('away')
        return found
      },
      touch: async () => void (writes += 1),
      end: async () => record.delete('hash'),
      endAll: async () => Number(record.delete('hash')),
    }
    remembered = cacheSessions(sessions as SessionRepository)
  })
  const find = (atMs = NOON_MS, hash = 'hash') => remembered.sessions.find(hash, atMs)

  it('asks the database once in 30 seconds, and believes nothing older', async () => {
    await find()
    await find(NOON_MS + 29_999)
    expect(reads).toBe(1)
    await find(NOON_MS + 30_000)
    expect(reads).toBe(2)
    isDown = true
    await expect(find(NOON_MS + 60_000)).rejects.toThrow('away')
  })

  it('ends a session at its end, remembered or not, and after a clock set back', async () => {
    record.set('hash', { ...record.get('hash'), session: { expiresAtMs: NOON_MS + 5 } as Session } as never)
    expect(await find()).not.toBeNull()
    expect(await find(NOON_MS + 5)).toBeNull()
    expect(reads).toBe(1)
    await find(NOON_MS - 1)
    expect(reads).toBe(2)
  })

  it('drops what is of an account when it changed, when a session of it ended, and when all did', async () => {
    for (const change of [
      async () => remembered.forget('ada'),
      // whoever it was
      async () => remembered.forget(null),
      () => remembered.sessions.end('ada', 'one'),
      () => remembered.sessions.endAll('ada', null),
    ]) {
      await find()
      const before = reads
      await change()
      await find()
      expect(reads).toBe(before + 1)
    }
    expect(await find()).toBeNull()
  })

  it('keeps what is of others when an account changed', async () => {
    await find()
    remembered.forget('grace')
    await remembered.sessions.endAll('grace', null)
    await find()
    expect(reads).toBe(1)
  })

  it('does not remember what was read while it changed', async () => {
    const reading = find()
    remembered.forget('ada')
    await reading
    await find()
    expect(reads).toBe(2)
  })

  it('asks again for unknown tokens, which guesses would fill the memory with', async () => {
    for (const _ of [1, 2]) expect(await find(NOON_MS, 'guess')).toBeNull()
    expect(reads).toBe(2)
  })

  it('shows a noted use at once', async () => {
    await find()
    await remembered.sessions.touch('one', NOON_MS + 9, NOON_MS + 99)
    expect((await find(NOON_MS + 10))?.session).toMatchObject({ lastSeenAtMs: NOON_MS + 9, expiresAtMs: NOON_MS + 99 })
    expect([reads, writes]).toEqual([1, 1])
  })
})
