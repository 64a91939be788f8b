import { describe, expect, it } from 'vitest'
import { dueDigestWeek, isoWeekOf } from './digest-schedule'

const at = (text: string) => Date.parse(`${text}Z`)

describe('isoWeekOf', () => {
  it.each([
    ['2026-05-04T00:00:00', '2026-W19'],
    ['2026-05-03T23:59:59', '2026-W18'],
    ['2025-12-28T23:59:59', '2025-W52'],
    ['2025-12-29T00:00:00', '2026-W01'],
    ['2026-12-31T12:00:00', '2026-W53'],
    ['2027-01-03T23:59:59', '2026-W53'],
    ['2027-01-04T00:00:00', '2027-W01'],
  ])('%s lies in %s', (instant, week) => {
    expect(isoWeekOf(at(instant))).toBe(week)
  })
})

describe('dueDigestWeek', () => {
  it('begins on Monday at 07:00 UTC and is caught up until Thursday', () => {
    expect(dueDigestWeek(at('2026-05-04T06:59:59'), null)).toBeNull()
    expect(dueDigestWeek(at('2026-05-04T07:00:00'), null)).toBe('2026-W19')
    expect(dueDigestWeek(at('2026-05-07T07:00:00'), '2026-W18')).toBe('2026-W19')
    expect(dueDigestWeek(at('2026-05-07T07:00:01'), '2026-W18')).toBeNull()
  })

  it('comes once a week, also over the new year and when the clock is turned back', () => {
    expect(dueDigestWeek(at('2026-05-04T09:00:00'), '2026-W19')).toBeNull()
    expect(dueDigestWeek(at('2027-01-04T08:00:00'), '2026-W53')).toBe('2027-W01')
    expect(dueDigestWeek(at('2026-04-27T08:00:00'), '2026-W19')).toBeNull()
  })
})
