import { expect, it } from 'vitest'
import { dueText, hoursText, momentText, NAMED_FROM, SURPRISING_UNDER, shareText, verdictText } from './forecasts-text'

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
})

it('says what was said at a moment: the chance at first sight, later the one that was passed', () => {
  expect(momentText('first_sight', 0.123)).toBe('12.3% at first sight')
  expect(momentText('passed_50', 0.61)).toBe('over 50%')
  expect([NAMED_FROM, SURPRISING_UNDER]).toEqual(['30%', '10%'])
})

it('writes shares with at most one decimal', () => {
  expect([0, 0.344, 0.5, 1].map(shareText)).toEqual(['0%', '34.4%', '50%', '100%'])
})

it.each([
  [0.06, 0.08, 0.07, 'beaten both'],
  [0.075, 0.08, 0.07, 'but not the source’s own ranking'],
  [0.08, 0.0803, 0.09, 'Do not trust'],
  [0.09, 0.08, 0.1, 'Do not trust'],
])('judges %d beside %d and %d by what it beats', (engine, baseRate, rankRule, words) => {
  expect(verdictText({ engine, baseRate, rankRule })).toContain(words)
})
