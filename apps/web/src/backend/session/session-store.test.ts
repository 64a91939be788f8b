// @vitest-environment jsdom
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { profileOf } from './public-profile'
import { createSessionStore, type SessionStore } from './session-store'

const ACCOUNT = buildAccount()
const TOKEN = 'trendverse_auth_token'
const remembered = () => ({ [TOKEN]: 'first', currentUser: JSON.stringify(profileOf(ACCOUNT)) })

let stopWatching: (() => void) | undefined

function openStore(storage: () => Storage) {
  const onChange = vi.fn()
  const store = createSessionStore({ storage, onChange })
  stopWatching = store.watch()
  return { store, onChange }
}

/** What another tab did. */
const tellOfOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
const nameIn = (store: SessionStore) => store.getState().user?.username ?? null

afterEach(() => stopWatching?.())

describe('the session in the page', () => {
  it('is there at once for whoever came back, not yet confirmed', () => {
    const { store } = openStore(() => memoryStorage(remembered()))
    expect(store.token()).toBe('first')
    expect(store.getState()).toEqual({ user: profileOf(ACCOUNT), isConfirmed: false })
  })

  it('keeps token and public profile under the documented keys, and nothing private (ST-02)', () => {
    const storage = memoryStorage()
    const { store, onChange } = openStore(() => storage)
    store.open('fresh', ACCOUNT)
    expect(storage.getItem(TOKEN)).toBe('fresh')
    expect(Object.keys(JSON.parse(storage.getItem('currentUser') ?? '{}')).sort()).toEqual([
      'avatar',
      'email',
      'emailVerified',
      'firstName',
      'fullName',
      'id',
      'isActive',
      'lastName',
      'role',
      'status',
      'username',
    ])
    expect(store.getState().isConfirmed).toBe(true)
    expect(onChange).toHaveBeenCalledWith(store.getState())
  })

  it('forgets both when it ends (AC-31)', () => {
    const storage = memoryStorage(remembered())
    const { store } = openStore(() => storage)
    const listener = vi.fn()
    store.subscribe(listener)
    store.close()
    expect([storage.getItem(TOKEN), storage.getItem('currentUser'), store.token(), nameIn(store)]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(listener).toHaveBeenCalledOnce()
  })

  it('ends with the refusal of its own token, not with that of an older one (OP-12)', () => {
    const { store } = openStore(() => memoryStorage(remembered()))
    store.refuse('older')
    expect(nameIn(store)).toBe('ada')
    store.refuse('first')
    expect(nameIn(store)).toBeNull()
  })

  it('takes the news of an account, unless nobody is signed in any more', () => {
    const { store } = openStore(() => memoryStorage(remembered()))
    store.update(buildAccount({ username: 'ada2' }))
    expect(nameIn(store)).toBe('ada2')
    store.close()
    store.update(ACCOUNT)
    expect(nameIn(store)).toBeNull()
  })

  it('keeps what somebody else was told out of a session that began meanwhile', () => {
    const storage = memoryStorage(remembered())
    const { store } = openStore(() => storage)
    store.open('second', buildAccount({ id: '00000000-0000-7000-8000-0000000000ff', username: 'grace' }))
    store.update(ACCOUNT)
    expect([nameIn(store), store.token()]).toEqual(['grace', 'second'])
    expect(storage.getItem('currentUser')).toContain('grace')
  })

  it('leaves the newer session of another tab alone when its own is refused', () => {
    const storage = memoryStorage(remembered())
    const { store } = openStore(() => storage)
    storage.setItem(TOKEN, 'second')
    store.refuse('first')
    expect([storage.getItem(TOKEN), store.token(), nameIn(store)]).toEqual(['second', 'second', 'ada'])
  })

  it('learns what happened while the page rested in the history', () => {
    const storage = memoryStorage(remembered())
    const { store } = openStore(() => storage)
    storage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(nameIn(store)).toBe('ada')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect([nameIn(store), store.token()]).toEqual([null, null])
  })

  it('follows sign-in and sign-out of another tab', () => {
    const storage = memoryStorage()
    const { store } = openStore(() => storage)
    for (const [key, value] of Object.entries(remembered())) storage.setItem(key, value)
    tellOfOtherTab(TOKEN)
    expect([nameIn(store), store.token()]).toEqual(['ada', 'first'])
    storage.clear()
    tellOfOtherTab(null)
    expect([nameIn(store), store.token()]).toEqual([null, null])
  })

  it('does not stir when another tab keeps something else', () => {
    const { store } = openStore(() => memoryStorage(remembered()))
    const listener = vi.fn()
    store.subscribe(listener)
    tellOfOtherTab('trendverse_theme')
    tellOfOtherTab('currentUser')
    expect(listener).not.toHaveBeenCalled()
  })

  it.each([
    ['no profile', { [TOKEN]: 'first' }],
    ['no token', { currentUser: JSON.stringify(profileOf(ACCOUNT)) }],
    ['broken profile', { [TOKEN]: 'first', currentUser: '{"username":' }],
    ['profile of another shape', { [TOKEN]: 'first', currentUser: '{"username":42}' }],
    ['a list', { [TOKEN]: 'first', currentUser: '[]' }],
  ])('shows a guest when there is %s (ST-06)', (_, entries) => {
    const { store } = openStore(() => memoryStorage(entries))
    expect(store.getState().user).toBeNull()
  })

  it('never shows a picture of another site', () => {
    for (const avatar of ['https://evil.example/x.png', '//evil.example/x.png', '/\\evil.example', 'javascript:1']) {
      const currentUser = JSON.stringify({ ...profileOf(ACCOUNT), avatar })
      const { store } = openStore(() => memoryStorage({ [TOKEN]: 'first', currentUser }))
      expect(store.getState().user?.avatar, avatar).toBeNull()
      stopWatching?.()
    }
  })

  it('lasts as long as the page where storage is forbidden or full', () => {
    const full = memoryStorage()
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    for (const storage of [forbiddenStorage, () => full]) {
      const { store } = openStore(storage)
      store.open('fresh', ACCOUNT)
      expect([store.token(), nameIn(store)]).toEqual(['fresh', 'ada'])
      store.close()
      expect(store.token()).toBeNull()
      stopWatching?.()
    }
  })
})
