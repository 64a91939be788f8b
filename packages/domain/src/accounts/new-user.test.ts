import { describe, expect, it } from 'vitest'
import { newUser, newVerifiedUser } from './new-user'

const NOW_MS = Date.UTC(2026, 2, 3, 12)
const ID = '00000000-0000-7000-8000-000000000001'
const FIELDS = { username: ' ada ', email: ' Ada@Example.org ', firstName: ' Ada', lastName: 'Lovelace ' }

describe('newUser', () => {
  it('makes an active account whose address is not verified (AC-08, OP-16)', () => {
    expect(newUser(ID, FIELDS, NOW_MS)).toMatchObject({
      id: ID,
      username: 'ada',
      email: 'Ada@Example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'user',
      status: 'pending_verification',
      isActive: true,
      emailVerified: false,
      verifiedAtMs: null,
      registeredAtMs: NOW_MS,
      timeZone: 'UTC',
      theme: 'system',
    })
    expect(newUser(ID, { ...FIELDS, timeZone: 'Asia/Tokyo' }, NOW_MS).timeZone).toBe('Asia/Tokyo')
  })

  it('counts the address of somebody vouched for as verified', () => {
    expect(newVerifiedUser(ID, FIELDS, NOW_MS)).toMatchObject({
      status: 'active',
      emailVerified: true,
      verifiedAtMs: NOW_MS,
      role: 'user',
    })
  })
})
