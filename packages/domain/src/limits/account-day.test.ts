import { describe, expect, it } from 'vitest'
import { dayIn, endOfDayMs, isTimeZone, timeZoneOf } from './account-day'

const at = (text: string) => Date.parse(text)

describe('the day of an account', () => {
  it('is that of its time zone (OP-22)', () => {
    const instant = at('2026-03-03T23:30:00Z')
    expect(dayIn('UTC', instant)).toBe('2026-03-03')
    expect(dayIn('Asia/Tokyo', instant)).toBe('2026-03-04')
    expect(dayIn('Pacific/Honolulu', instant)).toBe('2026-03-03')
    expect(dayIn('Nowhere/Land', instant)).toBe('2026-03-03')
  })

  it.each([
    ['UTC', '2026-03-03T00:00:00Z', '2026-03-04T00:00:00Z'],
    ['UTC', '2026-03-03T23:59:59.999Z', '2026-03-04T00:00:00Z'],
    ['Asia/Kolkata', '2026-03-03T12:00:00Z', '2026-03-03T18:30:00Z'],
    // clocks go forward and back on these days
    ['Europe/Zurich', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00Z'],
    ['Europe/Zurich', '2026-10-24T22:30:00Z', '2026-10-25T23:00:00Z'],
  ])('ends in %s, asked at %s, at %s', (zone, now, end) => {
    expect(new Date(endOfDayMs(zone, at(now))).toISOString()).toBe(new Date(at(end)).toISOString())
  })

  it('follows a newly chosen zone from the day after', () => {
    const user = { timeZone: 'UTC', pendingTimeZone: { timeZone: 'Asia/Tokyo', fromDay: '2026-03-04' } }
    expect(timeZoneOf(user, at('2026-03-03T23:59:00Z'))).toBe('UTC')
    expect(timeZoneOf(user, at('2026-03-04T00:00:00Z'))).toBe('Asia/Tokyo')
    expect(timeZoneOf({ ...user, pendingTimeZone: null }, at('2026-03-09T00:00:00Z'))).toBe('UTC')
  })

  it('knows time zones from other texts', () => {
    expect(['Europe/Zurich', 'UTC'].map(isTimeZone)).toEqual([true, true])
    expect(['', 'Europe/Nowhere', '__proto__', '\0', 'x'.repeat(100)].map(isTimeZone)).toEqual(Array(5).fill(false))
  })
})
