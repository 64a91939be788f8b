import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPlus } from '../limits/account-day'
import { STREAK_FREEZES, streakOf } from './streak'

const TODAY = '2026-03-10'
const ago = (...days: number[]) => days.map((n) => dayPlus(TODAY, -n))

describe('a streak', () => {
  it.each([
    ['nobody', [], { current: 0, longest: 0, freezesLeft: 2 }],
    ['today', [0], { current: 1, longest: 1, freezesLeft: 2 }],
    ['yesterday, today still open', [1], { current: 1, longest: 1, freezesLeft: 2 }],
    ['three days running', [2, 1, 0], { current: 3, longest: 3, freezesLeft: 2 }],
    ['one day missed', [2, 0], { current: 2, longest: 2, freezesLeft: 1 }],
    ['two days missed at once', [3, 0], { current: 2, longest: 2, freezesLeft: 0 }],
    ['three days missed at once', [4, 0], { current: 1, longest: 1, freezesLeft: 2 }],
    ['missed one by one, the third ends it', [6, 4, 2, 0], { current: 1, longest: 3, freezesLeft: 2 }],
    ['two missed since, today open', [3], { current: 1, longest: 1, freezesLeft: 0 }],
    ['three missed since', [4], { current: 0, longest: 1, freezesLeft: 2 }],
    ['a longer one long ago', [40, 39, 38, 37, 0], { current: 1, longest: 4, freezesLeft: 2 }],
    ['tomorrow does not count', [-1], { current: 0, longest: 0, freezesLeft: 2 }],
  ])('of %s', (_, days, streak) => {
    expect(streakOf(ago(...days), TODAY)).toEqual(streak)
  })

  it('goes over the ends of months and years', () => {
    expect(streakOf(['2025-12-31', '2026-01-01', '2026-01-02'], '2026-01-02').current).toBe(3)
    expect(streakOf(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').current).toBe(3)
  })

  const pastDays = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 50 })

  it('is what somebody living day by day would count', () => {
    fc.assert(
      fc.property(pastDays, (days) => {
        const active = new Set(days)
        let [current, longest, freezes] = [0, 0, STREAK_FREEZES]
        for (let n = 60; n >= 0; n--) {
          if (active.has(n)) {
            current += 1
            longest = Math.max(longest, current)
          } else if (n > 0 && current > 0) {
            freezes -= 1
            if (freezes < 0) current = 0
          }
          if (current === 0) freezes = STREAK_FREEZES
        }
        expect(streakOf(ago(...days), TODAY)).toEqual({ current, longest, freezesLeft: freezes })
      }),
      { seed: 77 },
    )
  })

  it('depends on nothing but the days, and is never made shorter by being active today', () => {
    fc.assert(
      fc.property(pastDays, (days) => {
        const streak = streakOf(ago(...days), TODAY)
        expect(streakOf(ago(...days.toReversed(), ...days), TODAY)).toEqual(streak)
        expect(streakOf(ago(0, ...days), TODAY).current).toBeGreaterThanOrEqual(streak.current)
        expect(streak.longest).toBeGreaterThanOrEqual(streak.current)
        expect(streak.freezesLeft).toBeGreaterThanOrEqual(0)
      }),
      { seed: 78 },
    )
  })
})
