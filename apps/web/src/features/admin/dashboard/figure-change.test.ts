import { describe, expect, it } from 'vitest'
import { changeText, ofPeriod, rateChangeText } from './figure-change'

describe('changeText', () => {
  it.each([
    [0, 0, 'same as the previous 7 days'],
    [5, 5, 'same as the previous 7 days'],
    [5, 0, 'none in the previous 7 days'],
    [0, 4, '-100% vs. the previous 7 days'],
    [9, 8, '+13% vs. the previous 7 days'],
    [2_400, 1_200, '+100% vs. the previous 7 days'],
    [1_001, 1_000, '+1 vs. the previous 7 days'],
  ])('of %i after %i: %s', (now, before, text) => {
    expect(changeText(now, before, 7)).toBe(text)
  })
})

describe('rateChangeText', () => {
  it.each([
    [null, 90, 'no calls in the last 30 days'],
    [90, null, 'no calls in the previous 30 days'],
    [90, 90, 'same as the previous 30 days'],
    [97.5, 90, '+7.5 points vs. the previous 30 days'],
    [80.4, 90, '-9.6 points vs. the previous 30 days'],
  ])('of %s after %s: %s', (now, before, text) => {
    expect(rateChangeText(now, before, 30)).toBe(text)
  })
})

it('reads a figure of either period', () => {
  const figure = { last7Days: 1, before7Days: 2, last30Days: 3, before30Days: 4 }
  expect([ofPeriod(figure, 7), ofPeriod(figure, 30)]).toEqual([
    { now: 1, before: 2 },
    { now: 3, before: 4 },
  ])
})
