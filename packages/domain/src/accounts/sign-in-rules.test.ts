import { describe, expect, it } from 'vitest'
import { isReachableAdmin, signInRefusal } from './sign-in-rules'

const ACTIVE = { isActive: true, status: 'active', emailVerified: true } as const

describe('signInRefusal', () => {
  it.each([
    ['a verified account', {}, null],
    ['one under an identity check', { status: 'kyc_required' }, null],
    ['a new one', { status: 'pending_verification', emailVerified: false }, 'unverified'],
    ['a suspended one', { isActive: false, status: 'suspended' }, 'suspended'],
    ['a blocked one, whatever else it says', { status: 'permanently_blocked' }, 'suspended'],
    ['one that is suspended and unverified', { isActive: false, emailVerified: false }, 'suspended'],
  ] as const)('of %s', (_, changes, refusal) => {
    expect(signInRefusal({ ...ACTIVE, ...changes })).toBe(refusal)
  })
})

describe('isReachableAdmin', () => {
  it('counts administrators who can sign in, and nobody else', () => {
    expect(isReachableAdmin({ ...ACTIVE, role: 'admin' })).toBe(true)
    expect(isReachableAdmin({ ...ACTIVE, role: 'user' })).toBe(false)
    expect(isReachableAdmin({ ...ACTIVE, role: 'admin', emailVerified: false })).toBe(false)
    expect(isReachableAdmin({ ...ACTIVE, role: 'admin', isActive: false })).toBe(false)
  })
})
