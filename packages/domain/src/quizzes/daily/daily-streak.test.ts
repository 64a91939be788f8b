import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../primitives/time'
import { dailyStreak } from './daily-streak'

/** A Wednesday. */
const TODAY = '2026-11-25'
const back = (days: number): string =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
const taken = (...ago: readonly number[]) => ago.map(back)

describe('a streak of quizzes of the day', () => {
  it.each([
    ['nothing was taken', [], 0],
    ['today is the first', [0], 1],
    ['today is still open', [1, 2], 2],
    ['today was taken, too', [0, 1, 2], 3],
    ['yesterday was missed, the one miss of this week', [0, 2], 2],
    ['yesterday was missed and today is open', [2, 3], 2],
    ['two days of this week were missed', [0, 3], 1],
    ['Sunday was missed and Tuesday, each in its week', [0, 2, 4, 5], 4],
    ['a whole week was missed', [0, 8, 9], 1],
    ['nothing was taken for days', [3, 4], 0],
  ])('where %s', (_, ago, streak) => {
    expect(dailyStreak(taken(...ago), TODAY)).toBe(streak)
  })

  const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })

  it('never counts more than was taken, and all of what was taken without a gap', () => {
    fc.assert(
      fc.property(days, (ago) => {
        expect(dailyStreak(taken(...ago), TODAY)).toBeLessThanOrEqual(ago.length)
      }),
      { seed: 7 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (length) => {
        const ago = Array.from({ length }, (_, index) => index)
        expect(dailyStreak(taken(...ago), TODAY)).toBe(length)
      }),
      { seed: 7 },
    )
  })

  it('never loses by a day more, does not mind the order or a day said twice', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), (ago, more) => {
        const streak = dailyStreak(taken(...ago), TODAY)
        expect(dailyStreak(taken(...ago, more), TODAY)).toBeGreaterThanOrEqual(streak)
        expect(dailyStreak(taken(...ago.toReversed(), ...ago), TODAY)).toBe(streak)
      }),
      { seed: 9 },
    )
  })

  it('outlives one missed day in every week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 6 }), (weeks, weekday) => {
        const ago = Array.from({ length: weeks * 7 }, (_, index) => index)
        const kept = ago.filter((day) => new Date(`${back(day)}T00:00:00Z`).getUTCDay() !== weekday)
        expect(dailyStreak(taken(...kept), TODAY)).toBe(kept.length)
      }),
      { seed: 3 },
    )
  })
})
