import { describe, expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '../primitives/time'
import {
  followKycOutcome,
  isOverdueKyc,
  isTimelyResult,
  isUnderKyc,
  KYC_TIME_LIMIT_MS,
  kycLinkFor,
  kycTimeLeftMs,
  newKycRecord,
  requireKyc,
  startKycClock,
  stopKycClock,
  submitKyc,
} from './kyc'
import type { User } from './user'

const NOW_MS = Date.UTC(2026, 2, 3, 12)
const ID = '00000000-0000-7000-8000-000000000001'

// Only what the rules look at.
const user = (changes: Partial<User> = {}) =>
  ({
    id: ID,
    username: 'ada',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Quill',
    role: 'user',
    status: 'kyc_required',
    isActive: true,
    emailVerified: true,
    kycRequired: true,
    ...changes,
  }) as User

const opened = newKycRecord(ID, user(), 'a look', NOW_MS)

describe('who is under an identity check', () => {
  it.each([
    ['flagged', {}, true],
    ['flagged by the status alone', { kycRequired: false }, true],
    ['flagged by the mark alone', { status: 'active' }, true],
    ['not flagged', { status: 'active', kycRequired: false }, false],
    ['suspended meanwhile', { status: 'suspended', isActive: false }, false],
    ['blocked for good', { status: 'permanently_blocked', isActive: false }, false],
    ['an administrator', { role: 'admin' }, false],
  ] as const)('%s', (_, changes, expected) => {
    expect(isUnderKyc(user(changes))).toBe(expected)
  })

  it('may not be an administrator or somebody blocked for good', () => {
    expect(requireKyc(user({ role: 'admin', status: 'active', kycRequired: false }))).toEqual({ allowed: false })
    expect(requireKyc(user({ status: 'permanently_blocked', isActive: false }))).toEqual({ allowed: false })
    expect(requireKyc(user({ status: 'suspended', isActive: false, kycRequired: false }))).toEqual({
      allowed: true,
      patch: { kycRequired: true },
    })
  })
})

describe('the clock of an identity check', () => {
  it('stands until the first detection and then has thirty minutes (KY-04)', () => {
    expect(opened).toMatchObject({ status: 'pending', deadlineMs: null, fullName: 'Ada Quill', requiredAtMs: NOW_MS })
    expect(startKycClock(opened, NOW_MS + 5).deadlineMs).toBe(NOW_MS + 5 + 30 * MINUTE_MS)
  })

  it('is not started again by later detections, whatever the clock says then', () => {
    const started = startKycClock(opened, NOW_MS)
    for (const laterMs of [NOW_MS + MINUTE_MS, NOW_MS - MINUTE_MS])
      expect(startKycClock(started, laterMs)).toBe(started)
  })

  it('runs out at the deadline, not before it', () => {
    const started = startKycClock(opened, NOW_MS)
    expect(isOverdueKyc(started, NOW_MS + KYC_TIME_LIMIT_MS - 1)).toBe(false)
    expect(isOverdueKyc(started, NOW_MS + KYC_TIME_LIMIT_MS)).toBe(true)
    expect(isOverdueKyc(opened, Number.MAX_SAFE_INTEGER)).toBe(false)
  })

  it('stands while the account is kept out, and has thirty minutes again afterwards', () => {
    const stopped = stopKycClock(startKycClock(opened, NOW_MS))
    expect(stopped).toEqual(opened)
    expect(startKycClock(stopped, NOW_MS * 2).deadlineMs).toBe(NOW_MS * 2 + 30 * MINUTE_MS)
    const submitted = submitKyc(opened)
    expect(stopKycClock(submitted)).toBe(submitted)
  })

  it('stops for good when the person has handed in (OP-67)', () => {
    const submitted = submitKyc(startKycClock(opened, NOW_MS))
    expect(submitted).toMatchObject({ status: 'submitted', deadlineMs: null })
    expect(isOverdueKyc(submitted, NOW_MS * 2)).toBe(false)
    expect(startKycClock(submitted, NOW_MS)).toBe(submitted)
  })

  it('never shows less than nothing nor more than thirty minutes, however clocks jump', () => {
    const deadlineMs = NOW_MS + KYC_TIME_LIMIT_MS
    expect(kycTimeLeftMs(deadlineMs, NOW_MS + MINUTE_MS)).toBe(29 * MINUTE_MS)
    expect(kycTimeLeftMs(deadlineMs, NOW_MS - 5 * MINUTE_MS)).toBe(KYC_TIME_LIMIT_MS)
    expect(kycTimeLeftMs(deadlineMs, deadlineMs + MINUTE_MS)).toBe(0)
  })
})

describe('the end of an identity check', () => {
  it('blocks whoever failed it or let it expire, with the reason (KY-06)', () => {
    for (const outcome of ['expired', 'rejected'] as const) {
      expect(followKycOutcome(user(), outcome, 'KYC verification expired', NOW_MS)).toEqual({
        isActive: false,
        status: 'permanently_blocked',
        blockedReason: 'KYC verification expired',
        blockedAtMs: NOW_MS,
      })
    }
  })

  it('lets whoever passed it go on where they were', () => {
    expect(followKycOutcome(user(), 'approved', '', NOW_MS)).toEqual({ kycRequired: false, status: 'active' })
    expect(followKycOutcome(user({ emailVerified: false }), 'approved', '', NOW_MS)).toEqual({
      kycRequired: false,
      status: 'pending_verification',
    })
    const suspended = user({ status: 'suspended', isActive: false })
    expect(followKycOutcome(suspended, 'approved', '', NOW_MS)).toEqual({ kycRequired: false })
  })

  it.each([
    [-5 * MINUTE_MS, true],
    [-5 * MINUTE_MS - SECOND_MS, false],
    [5 * MINUTE_MS, true],
    [5 * MINUTE_MS + SECOND_MS, false],
    [Number.NaN, false],
  ])('believes a result sent %d ms from now: %s', (offsetMs, expected) => {
    expect(isTimelyResult(NOW_MS + offsetMs, NOW_MS)).toBe(expected)
  })
})

describe('where people verify themselves', () => {
  const url = (text: string, status: 'active' | 'inactive') => ({ id: ID, url: text, status })

  it('is the first active address, with the account in its place', () => {
    const urls = [url('https://old.example', 'inactive'), url('https://id.example/{userId}?u={userId}', 'active')]
    expect(kycLinkFor([...urls, url('https://later.example', 'active')], ID)).toBe(`https://id.example/${ID}?u=${ID}`)
  })

  it('is nowhere without an active address', () => {
    expect(kycLinkFor([], ID)).toBeNull()
    expect(kycLinkFor([url('https://old.example', 'inactive')], ID)).toBeNull()
  })
})
