import { describe, expect, it } from 'vitest'
import { DEFAULT_SYSTEM_SETTINGS } from '../settings/system-settings'
import { dailyLimitsOf, isAnyUsed, limitReachedText, NOTHING_USED, remainingOf } from './daily-limit'
import { checkGuestFeature, checkUserFeature, FEATURES } from './feature-check'

const active = { status: 'active', isActive: true } as const

describe('daily limits', () => {
  it("are the system's, 10 memes and no end of quizzes and games, unless overridden (LM-02, OP-23)", () => {
    expect(dailyLimitsOf(null, DEFAULT_SYSTEM_SETTINGS)).toEqual({ memes: 10, quizzes: -1, games: -1 })
    const own = { memes: -1, quizzes: 0, games: null }
    expect(dailyLimitsOf(own, { ...DEFAULT_SYSTEM_SETTINGS, dailyGameLimit: 3 })).toEqual({
      memes: -1,
      quizzes: 0,
      games: 3,
    })
  })

  it.each([
    [10, 0, 10],
    [10, 9, 1],
    [10, 10, 0],
    [3, 10, 0],
    [0, 0, 0],
    [-1, 5_000, -1],
  ])('of %d with %d used leave %d', (limit, used, left) => {
    expect(remainingOf(limit, used)).toBe(left)
  })

  it('are told in the words of the specification, with the daily limit in them (ER-45, OP-24, OP-25)', () => {
    expect(limitReachedText('memes', 10)).toBe('Daily meme limit reached! You can create 10 more memes tomorrow.')
    expect(limitReachedText('quizzes', 3)).toBe('Daily quiz limit reached! You can take 3 more quizzes tomorrow.')
    expect(limitReachedText('games', 5)).toBe('Daily game limit reached! You can play 5 more games tomorrow.')
  })

  it('count any use', () => {
    expect(isAnyUsed(NOTHING_USED)).toBe(false)
    expect(isAnyUsed({ ...NOTHING_USED, games: 1 })).toBe(true)
  })
})

describe('a feature check (LM-12)', () => {
  it('opens one quiz to a guest, and nothing else (GN-03, ER-57)', () => {
    expect(FEATURES.map((feature) => checkGuestFeature(feature, false).allowed)).toEqual([true, false, false])
    expect(checkGuestFeature('quiz', true)).toEqual({
      allowed: false,
      reason: 'trial_used',
      message: 'Your free trial has been used. Please sign up to take more quizzes!',
    })
    expect(checkGuestFeature('game', true)).toMatchObject({ reason: 'account_needed' })
  })

  it('opens everything to an active account with something left (OP-27)', () => {
    for (const feature of FEATURES) {
      expect(checkUserFeature(feature, active, 5, 4)).toEqual({ allowed: true })
      expect(checkUserFeature(feature, active, -1, 99_999)).toEqual({ allowed: true })
      expect(checkUserFeature(feature, active, 5, 5)).toMatchObject({ reason: 'limit_reached' })
      expect(checkUserFeature(feature, active, 0, 0)).toMatchObject({ reason: 'limit_reached' })
    }
  })

  it('lets in who has not verified their address yet, or has an identity check open (OP-13)', () => {
    for (const status of ['pending_verification', 'kyc_required'] as const) {
      expect(checkUserFeature('meme', { status, isActive: true }, 1, 0).allowed).toBe(true)
    }
  })

  it('keeps out who is suspended or blocked, whatever is left', () => {
    expect(checkUserFeature('quiz', { status: 'suspended', isActive: false }, -1, 0)).toMatchObject({
      reason: 'suspended',
      message: 'Account is suspended',
    })
    expect(checkUserFeature('quiz', { status: 'permanently_blocked', isActive: true }, -1, 0)).toMatchObject({
      reason: 'blocked',
    })
  })
})
