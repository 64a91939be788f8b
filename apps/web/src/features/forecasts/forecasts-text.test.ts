import { expect, it } from 'vitest'
import {
  dueText,
  hoursText,
  momentText,
  NAMED_FROM,
  rangeText,
  reliabilityWords,
  SURPRISING_UNDER,
  shareText,
  verdictText,
} from './forecasts-text'

it.each([
  [0.4, '24 min'],
  [1, '1 hour'],
  [2.51, '2.5 hours'],
  [47.9, '47.9 hours'],
  [48, '2 days'],
])('writes %d hours as %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text)
})

it('says when a forecast is due, or was', () => {
  const hour = 3_600_000
  expect(dueText(5 * hour, 0)).toBe('due in 5 hours')
  expect(dueText(0, 0)).toBe('due in 0 min')
  expect(dueText(0, 2.5 * hour)).toBe('was due 2.5 hours ago')
  expect(dueText(225 * hour, 0)).toBe('due in 9 days')
  expect(dueText(Date.UTC(2026, 4, 3, 23), Date.UTC(2026, 7, 5))).toBe('was due on 3 May 2026')
})

it.each([
  [24, 24, '24 hours'],
  [24, 24.04, '24 hours'],
  [24, 48, '1 to 2 days'],
  [3, 5.5, '3 to 5.5 hours'],
  [0.2, 0.5, '12 to 30 min'],
  [0.5, 2.5, '30 min to 2.5 hours'],
  [2.5, 72, '2.5 hours to 3 days'],
  [1, 1, '1 hour'],
  [47.9, 48, '2 days'],
  [0, 0.5, '0 to 30 min'],
])('writes the range from %d to %d hours as %s', (from, to, text) => {
  expect(rangeText(from, to)).toBe(text)
})

it('puts into words what became of the lowest, the middle and the highest chances given often enough', () => {
  const bin = (said: number, seen: number, count: number) => ({ from: said, to: said + 0.1, said, seen, count })
  expect(
    reliabilityWords([bin(0.063, 0.063, 55_700), bin(0.25, 0.3, 400), bin(0.541, 0.549, 541), bin(0.8, 0.2, 19)]),
  ).toEqual(['When we said about 6%, 6 of 100 came true.', 'When we said about half, 55 of 100 came true.'])
  expect(reliabilityWords([bin(0.7, 0.5, 20)])).toEqual(['When we said about 70%, 10 of 20 came true.'])
  expect(reliabilityWords([bin(0.5, 0.5, 19)])).toEqual([])
})

it('says what was said at a moment: the chance when first seen, later the one that was passed', () => {
  expect(momentText('first_sight', 0.123)).toBe('12.3% when first seen')
  expect(momentText('passed_50', 0.61)).toBe('over 50%')
  expect([NAMED_FROM, SURPRISING_UNDER]).toEqual(['30%', '10%'])
})

it('writes shares with at most one decimal', () => {
  expect([0, 0.344, 0.5, 1].map(shareText)).toEqual(['0%', '34.4%', '50%', '100%'])
})

it.each([
  [0.06, 0.08, 0.07, 'beaten both'],
  [0.075, 0.08, 0.07, 'but not the source’s own ranking'],
  [0.08, 0.0803, 0.09, 'Don’t trust'],
  [0.09, 0.08, 0.1, 'Don’t trust'],
])('judges %d beside %d and %d by what it beats', (engine, baseRate, rankRule, words) => {
  expect(verdictText({ engine, baseRate, rankRule })).toContain(words)
})
