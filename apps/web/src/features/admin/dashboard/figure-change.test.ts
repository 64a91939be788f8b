import { describe, expect, it } from 'vitest'
import { changeText, ofPeriod, rateChangeText } from './figure-change'

describe('changeText', () => {
  it.each([
    [0, 0, 'as in the 7 days before'],
    [5, 5, 'as in the 7 days before'],
    [5, 0, 'none in the 7 days before'],
    [0, 4, '-100% on the 7 days before'],
    [9, 8, '+13% on the 7 days before'],
    [2_400, 1_200, '+100% on the 7 days before'],
    [1_001, 1_000, '+1 on the 7 days before'],
  ])('of %i after %i: %s', (now, before, text) => {
    expect(changeText(now, before, 7)).toBe(text)
  })
})

describe('rateChangeText', () => {
  it.each([
    [null, 90, 'no calls in 30 days'],
    [90, null, 'no calls in the 30 days before'],
    [90, 90, 'as in the 30 days before'],
    [97.5, 90, '+7.5 points on the 30 days before'],
    [80.4, 90, '-9.6 points on the 30 days before'],
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
