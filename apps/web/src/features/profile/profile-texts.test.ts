import { expect, it } from 'vitest'
import { dayName, lastDays } from './activity-days'
import { remainingText, untilText } from './day-limits'

const MINUTE = 60_000

it('says what is left of a day, -1 being without end (LM-03)', () => {
  expect([remainingText(10, 10), remainingText(10, 1), remainingText(10, 0)]).toEqual([
    '10 of 10 left',
    '1 of 10 left',
    'All 10 used',
  ])
  expect([remainingText(-1, -1), remainingText(0, 0)]).toEqual(['Unlimited', 'None'])
})

it('says how long it is until the next day, and nothing once it has begun', () => {
  expect([untilText(312 * MINUTE, 0), untilText(120 * MINUTE, 0), untilText(1, 0)]).toEqual([
    ', in 5 h 12 min',
    ', in 2 h',
    ', in 1 min',
  ])
  expect([untilText(0, 0), untilText(0, MINUTE), untilText(Number.NaN, 0)]).toEqual(['', '', ''])
})

it('fills the days without any activity, over the end of a month', () => {
  const days = lastDays([{ day: '2026-02-28', memes: 1, quizzes: 2, games: 0 }], '2026-03-02', 4)
  expect(days.map(({ day, total }) => [day, total])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 3],
    ['2026-03-01', 0],
    ['2026-03-02', 0],
  ])
  expect(dayName('2026-03-01')).toBe('1 Mar')
})

it('leaves days out that lie before, or after today', () => {
  const known = [
    { day: '2026-01-01', memes: 9, quizzes: 0, games: 0 },
    { day: '2026-03-03', memes: 9, quizzes: 0, games: 0 },
  ]
  expect(lastDays(known, '2026-03-02', 30).every(({ total }) => total === 0)).toBe(true)
})
