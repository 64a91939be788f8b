// @vitest-environment jsdom
import type { Account } from '@trendverse/domain/accounts/account'
import { deviceTables } from '@trendverse/storage/browser/device-tables'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../test-support/memory-storage'
import { createSessionStore } from '../session/session-store'
import { createLiveBackend } from './live-backend'
// Its code must be here when the clock of the first answer starts.
import '../call/http-backend'

const ACCOUNT = {
  id: '00000000-0000-7000-8000-000000000001',
  username: 'ada_quill',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Quill',
  fullName: 'Ada Quill',
  role: 'user',
  isActive: true,
  emailVerified: true,
  status: 'active',
  profile: {
    avatar: null,
    bio: 'private words',
    preferences: { theme: 'dark', notifications: true, runsOnBoards: true },
  },
  blockedReason: null,
  timeZone: 'Europe/Zurich',
} as unknown as Account // more than the page keeps; the rest of an account is left out

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/auth/register': { data: { token: 'a-token', expiresAt: '2026-03-03T12:00:00.000Z', account: ACCOUNT } },
  '/api/newsletter/subscribe': { data: { subscribed: true, confirmationSent: false }, message: 'Welcome' },
  '/api/auth/forgot-password': { data: { accepted: true }, message: 'On its way' },
}

const fetchAnswer = async (request: Request | string) => {
  const { pathname } = new URL(typeof request === 'string' ? request : request.url, window.location.href)
  return Response.json(ANSWERS[pathname] ?? {}, { status: ANSWERS[pathname] ? 200 : 404 })
}

describe('what is written while a server answers (ST-02)', () => {
  const storage = memoryStorage()
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn(fetchAnswer))
    vi.stubGlobal('localStorage', storage)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is a token and a public profile, and nothing of the data of a device', async () => {
    const session = createSessionStore({ storage: () => storage, onChange: () => undefined })
    const backend = createLiveBackend(() => undefined, {
      session,
      onSlow: () => undefined,
      onMaintenance: () => undefined,
    })
    const { data } = await backend.call((calls) =>
      calls.auth.register({
        firstName: 'Ada',
        lastName: 'Quill',
        username: 'ada_quill',
        email: 'ada@example.org',
        password: 'a long and odd phrase',
        consent: true,
      }),
    )
    if (data === null) throw new Error('a session was to be opened')
    session.open(data.token, data.account)
    await backend.call((calls) => calls.newsletter.subscribe({ email: 'reader@example.org', source: 'footer' }))
    await backend.call((calls) => calls.auth.forgotPassword({ email: 'ada@example.org' }))
    await backend.call((calls) => calls.account.limits()).catch(() => undefined)

    for (const { key } of deviceTables()) expect([key, storage.getItem(key)]).toEqual([key, null])
    expect(storage.length).toBe(2)
    expect(storage.getItem('trendverse_auth_token')).toBe('a-token')
    const kept = storage.getItem('currentUser') ?? ''
    expect(Object.keys(JSON.parse(kept)).toSorted()).toEqual(
      [
        'id',
        'username',
        'email',
        'firstName',
        'lastName',
        'fullName',
        'role',
        'status',
        'isActive',
        'emailVerified',
        'avatar',
      ].toSorted(),
    )
    for (const secret of ['password', 'phrase', 'private words', 'a-token']) expect(kept).not.toContain(secret)
  })
})
