import { describe, expect, it } from 'vitest'
import { ageText, comingTimeText, dateText, relativeTimeText } from './relative-time-text'

const now = Date.UTC(2026, 2, 14, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('relativeTimeText', () => {
  it.each([
    [0, 'just now'],
    [-5 * MINUTE, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 min ago'],
    [HOUR - 1, '59 min ago'],
    [HOUR, '1 h ago'],
    [24 * HOUR - 1, '23 h ago'],
    [24 * HOUR, 'yesterday'],
    [48 * HOUR, '2 days ago'],
    [7 * 24 * HOUR - 1, '6 days ago'],
    [7 * 24 * HOUR, '7 Mar 2026'],
  ])('says %i ms ago as "%s"', (agoMs, text) => {
    expect(relativeTimeText(now - agoMs, now)).toBe(text)
  })

  it('says nothing of an unreadable time', () => {
    expect(relativeTimeText(Number.NaN, now)).toBe('')
  })
})

describe('comingTimeText', () => {
  it.each([
    [-HOUR, 'now'],
    [0, 'now'],
    [1, 'in 1 min'],
    [12 * MINUTE, 'in 12 min'],
    [59 * MINUTE, 'in 59 min'],
    [HOUR - 1, 'in 1 h'],
    [HOUR, 'in 1 h'],
    [47 * HOUR, 'in 47 h'],
    [48 * HOUR - 1, 'in 2 days'],
    [48 * HOUR, 'in 2 days'],
  ])('says of %i ms from now "%s"', (waitMs, text) => {
    expect(comingTimeText(now + waitMs, now)).toBe(text)
  })

  it('says nothing of an unreadable time', () => {
    expect(comingTimeText(Number.NaN, now)).toBe('')
  })
})

describe('ageText', () => {
  it.each([
    [-HOUR, '1 min'],
    [0, '1 min'],
    [HOUR - 1, '59 min'],
    [HOUR, '1 h'],
    [48 * HOUR - 1, '47 h'],
    [48 * HOUR, '2 days'],
    [14 * 24 * HOUR - 1, '13 days'],
    [14 * 24 * HOUR, '2 weeks'],
    [364 * 24 * HOUR, '52 weeks'],
    [365 * 24 * HOUR, '1 year'],
    [731 * 24 * HOUR, '2 years'],
  ])('says of %i ms "%s"', (ageMs, text) => {
    expect(ageText(now - ageMs, now)).toBe(text)
  })

  it('says nothing of an unreadable time', () => {
    expect(ageText(Number.NaN, now)).toBe('')
  })
})

describe('dateText', () => {
  it('does not depend on where it is read', () => {
    expect(dateText(Date.UTC(2026, 0, 1, 0, 30))).toBe('1 Jan 2026')
  })
})
