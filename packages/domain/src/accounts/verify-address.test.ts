import { describe, expect, it } from 'vitest'
import { USER_STATUSES } from './user'
import { isAddressOf, verifyAddress } from './verify-address'

const NOW_MS = Date.UTC(2026, 2, 3, 12)

describe('verifyAddress', () => {
  it('makes a new account active (VT-03, OP-19)', () => {
    expect(verifyAddress({ status: 'pending_verification', verifiedAtMs: null }, NOW_MS)).toEqual({
      emailVerified: true,
      verifiedAtMs: NOW_MS,
      status: 'active',
    })
  })

  it.each(USER_STATUSES.filter((status) => status !== 'pending_verification'))(
    'verifies the address of an account that is %s, and leaves it that',
    (status) => {
      expect(verifyAddress({ status, verifiedAtMs: null }, NOW_MS)).toEqual({
        emailVerified: true,
        verifiedAtMs: NOW_MS,
      })
    },
  )

  it('keeps the day of an earlier verification', () => {
    expect(verifyAddress({ status: 'active', verifiedAtMs: 5 }, NOW_MS)).toMatchObject({ verifiedAtMs: 5 })
  })
})

describe('isAddressOf', () => {
  it('knows an address however it is written, and no other', () => {
    expect(isAddressOf({ email: 'Ada@Example.org' }, 'ada@example.ORG')).toBe(true)
    for (const other of ['', 'ada@example.or', 'bada@example.org']) {
      expect(isAddressOf({ email: 'ada@example.org' }, other)).toBe(false)
    }
  })
})
