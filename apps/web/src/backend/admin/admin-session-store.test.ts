// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { createAdminSessionStore } from './admin-session-store'

const KEY = 'trendverse_admin_session'
const NOW_MS = Date.UTC(2026, 2, 3, 12)
const ENDS_AT = '2026-03-03T20:00:00.000Z'
const ACCOUNT = { id: '00000000-0000-7000-8000-0000000000aa', username: 'ada', fullName: 'Ada Lovelace' }
const SESSION = { token: 'first', expiresAt: ENDS_AT, account: ACCOUNT }
const remembered = (changes = {}) =>
  memoryStorage({ [KEY]: JSON.stringify({ token: 'first', expiresAt: ENDS_AT, ...changes }) })

let stop: (() => void) | undefined

function openStore(storage: () => Storage) {
  const store = createAdminSessionStore({ storage, nowMs: () => Date.now() })
  stop = store.watch()
  return store
}

beforeEach(() => vi.useFakeTimers({ now: NOW_MS }))
afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

describe('the session of an administrator in the page', () => {
  it('is restored from storage, and believed once the server has confirmed it (AD-09)', () => {
    const store = openStore(remembered)
    expect(store.getState()).toEqual({ phase: 'restoring' })
    expect(store.token()).toBe('first')
    store.open(SESSION)
    expect(store.getState()).toEqual({ phase: 'in', profile: ACCOUNT, expiresAtMs: Date.parse(ENDS_AT) })
  })

  it('keeps the token under its own key, apart from the session as a user, and no name', () => {
    const storage = memoryStorage({ trendverse_auth_token: 'user' })
    openStore(() => storage).open(SESSION)
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({ token: 'first', expiresAt: ENDS_AT })
    expect(storage.getItem('trendverse_auth_token')).toBe('user')
  })

  it('is forgotten by signing out', () => {
    const storage = remembered()
    const store = openStore(() => storage)
    store.close()
    expect([storage.getItem(KEY), store.token(), store.getState()]).toEqual([
      null,
      null,
      { phase: 'out', hasEnded: false },
    ])
  })

  it('ends on its hour', () => {
    const store = openStore(() => memoryStorage())
    store.open(SESSION)
    vi.advanceTimersByTime(8 * 3_600_000 - 1)
    expect(store.getState().phase).toBe('in')
    vi.advanceTimersByTime(1)
    expect(store.getState()).toEqual({ phase: 'out', hasEnded: true })
    expect(store.token()).toBeNull()
  })

  it('has ended for whoever comes back too late', () => {
    const store = openStore(() => remembered({ expiresAt: '2026-03-03T12:00:00.000Z' }))
    expect(store.getState()).toEqual({ phase: 'out', hasEnded: true })
  })

  it('ends with the refusal of its own token, not of an older one', () => {
    const store = openStore(remembered)
    store.refuse('older')
    expect(store.token()).toBe('first')
    store.refuse('first')
    expect(store.getState()).toEqual({ phase: 'out', hasEnded: true })
  })

  it('leaves the newer session of another tab alone when its own is refused', () => {
    const storage = remembered()
    const store = openStore(() => storage)
    storage.setItem(KEY, JSON.stringify({ token: 'second', expiresAt: ENDS_AT }))
    store.refuse('first')
    expect([store.token(), store.getState().phase]).toEqual(['second', 'restoring'])
    expect(storage.getItem(KEY)).toContain('second')
  })

  it('ends with a refusal where storage is forbidden, too', () => {
    const store = openStore(forbiddenStorage)
    store.open(SESSION)
    store.refuse('first')
    expect([store.token(), store.getState()]).toEqual([null, { phase: 'out', hasEnded: true }])
  })

  it('learns what happened while the page rested in the history', () => {
    const storage = remembered()
    const store = openStore(() => storage)
    storage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(store.getState().phase).toBe('out')
  })

  it('follows signing in and out in another tab', () => {
    const storage = memoryStorage()
    const store = openStore(() => storage)
    storage.setItem(KEY, JSON.stringify({ token: 'other', expiresAt: ENDS_AT }))
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect([store.getState().phase, store.token()]).toEqual(['restoring', 'other'])
    storage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(store.getState().phase).toBe('out')
  })

  it.each(['', 'null', '[]', '{"token":', '{"token":7}', '{"token":"x","expiresAt":"soon"}', '{"token":""}'])(
    'is none when storage holds %j (ST-06)',
    (text) => {
      const store = openStore(() => memoryStorage({ [KEY]: text }))
      expect([store.getState(), store.token()]).toEqual([{ phase: 'out', hasEnded: false }, null])
    },
  )

  it('lasts as long as the page where storage is forbidden', () => {
    const store = openStore(forbiddenStorage)
    expect(store.getState().phase).toBe('out')
    store.open(SESSION)
    expect(store.token()).toBe('first')
    store.close()
    expect(store.token()).toBeNull()
  })
})
