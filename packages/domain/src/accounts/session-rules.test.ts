import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../primitives/time'
import { sessionAfterUse, sessionEndMs } from './session-rules'

const NOON_MS = Date.UTC(2026, 4, 1, 12)

const session = (kind: 'user' | 'admin') => ({
  kind,
  createdAtMs: NOON_MS,
  lastSeenAtMs: NOON_MS,
  expiresAtMs: NOON_MS + HOUR_MS,
})

describe('sessionEndMs', () => {
  it('gives users a week, new accounts a day until they are verified, administrators eight hours', () => {
    expect(sessionEndMs('user', true, NOON_MS)).toBe(NOON_MS + 7 * DAY_MS)
    expect(sessionEndMs('user', false, NOON_MS)).toBe(NOON_MS + 24 * HOUR_MS)
    expect(sessionEndMs('admin', true, NOON_MS)).toBe(NOON_MS + 8 * HOUR_MS)
  })
})

describe('sessionAfterUse', () => {
  it('moves the end of a verified user, but writes at most every ten minutes', () => {
    expect(sessionAfterUse(session('user'), true, NOON_MS + 10 * MINUTE_MS - 1)).toBeNull()
    expect(sessionAfterUse(session('user'), true, NOON_MS + 10 * MINUTE_MS)).toBe(NOON_MS + 10 * MINUTE_MS + 7 * DAY_MS)
  })

  it('lets neither an unverified session nor that of an administrator grow', () => {
    expect(sessionAfterUse(session('user'), false, NOON_MS + 30 * MINUTE_MS)).toBe(NOON_MS + HOUR_MS)
    expect(sessionAfterUse(session('admin'), true, NOON_MS + 30 * MINUTE_MS)).toBe(NOON_MS + HOUR_MS)
  })
})
