import { describe, expect, it } from 'vitest'
import { changeStatus, unblock } from './change-status'
import type { User } from './user'

const NOW_MS = Date.UTC(2026, 2, 3, 12)

// Only what the rules look at.
const user = (changes: Partial<User>) =>
  ({ status: 'active', isActive: true, emailVerified: true, verifiedAtMs: 5, kycRequired: false, ...changes }) as User

describe('changeStatus', () => {
  it('keeps a suspended account out, whatever it was before', () => {
    for (const status of ['active', 'pending_verification', 'kyc_required'] as const) {
      expect(changeStatus(user({ status }), 'suspended', NOW_MS)).toEqual({
        allowed: true,
        patch: { status: 'suspended', isActive: false },
      })
    }
  })

  it('vouches for the address of an account it lets in', () => {
    const pending = user({ status: 'pending_verification', emailVerified: false, verifiedAtMs: null })
    expect(changeStatus(pending, 'active', NOW_MS)).toEqual({
      allowed: true,
      patch: { status: 'active', isActive: true, emailVerified: true, verifiedAtMs: NOW_MS },
    })
  })

  it('keeps the day of an earlier verification', () => {
    const suspended = user({ status: 'suspended', isActive: false })
    expect(changeStatus(suspended, 'active', NOW_MS)).toMatchObject({ patch: { verifiedAtMs: 5 } })
  })

  it('asks for the verification again', () => {
    expect(changeStatus(user({}), 'pending_verification', NOW_MS)).toEqual({
      allowed: true,
      patch: { status: 'pending_verification', isActive: true, emailVerified: false, verifiedAtMs: null },
    })
  })

  it('leaves an open identity check to the check', () => {
    const checked = user({ status: 'kyc_required', kycRequired: true })
    expect(changeStatus(checked, 'active', NOW_MS)).toEqual({ allowed: false, reason: 'checked' })
  })

  it('brings whoever was suspended during an identity check back under it', () => {
    const suspended = user({ status: 'suspended', isActive: false, kycRequired: true })
    expect(changeStatus(suspended, 'active', NOW_MS)).toEqual({
      allowed: true,
      patch: { status: 'kyc_required', isActive: true },
    })
  })

  it('refuses every status for an account that is blocked for good', () => {
    const blocked = user({ status: 'permanently_blocked', isActive: false })
    for (const wanted of ['active', 'suspended', 'pending_verification'] as const) {
      expect(changeStatus(blocked, wanted, NOW_MS)).toEqual({ allowed: false, reason: 'blocked' })
    }
  })

  it('changes nothing when the account is so already', () => {
    expect(changeStatus(user({ emailVerified: false }), 'active', NOW_MS)).toEqual({ allowed: true, patch: {} })
  })
})

describe('unblock', () => {
  it('lets the account in as far as its address is verified, and forgets why it was blocked', () => {
    const blocked = user({ status: 'permanently_blocked', isActive: false, kycRequired: true })
    expect(unblock(blocked)).toEqual({
      status: 'active',
      isActive: true,
      kycRequired: false,
      blockedReason: null,
      blockedAtMs: null,
    })
    expect(unblock({ ...blocked, emailVerified: false }).status).toBe('pending_verification')
  })
})
