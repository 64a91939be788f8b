import { describe, expect, it } from 'vitest'
import { calendarDay, dayIn, dayPlus, isTimeZone, startOfDayMs } from './account-day'

const at = (text: string) => Date.parse(text)
const iso = (ms: number) => new Date(ms).toISOString()

describe('a calendar day', () => {
  it('is that of the time zone, and of UTC where nobody knows the zone (OP-22)', () => {
    const instant = at('2026-03-03T23:30:00Z')
    expect(dayIn('UTC', instant)).toBe('2026-03-03')
    expect(dayIn('Asia/Tokyo', instant)).toBe('2026-03-04')
    expect(dayIn('Pacific/Honolulu', instant)).toBe('2026-03-03')
    for (const nonsense of ['Nowhere/Land', '', '\0', '__proto__', '+14:00', 'x'.repeat(1_000)]) {
      expect(dayIn(nonsense, instant)).toBe('2026-03-03')
    }
  })

  it.each([
    ['UTC', '2026-03-03T00:00:00Z', '2026-03-04T00:00:00Z'],
    ['UTC', '2026-03-03T23:59:59.999Z', '2026-03-04T00:00:00Z'],
    ['Asia/Kolkata', '2026-03-03T12:00:00Z', '2026-03-03T18:30:00Z'],
    // clocks go forward and back on these days
    ['Europe/Zurich', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Europe/Zurich', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    // forward at midnight: the day begins at one o'clock
    ['Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00Z'],
    // half an hour, and a day the calendar left out
    ['Australia/Lord_Howe', '2026-04-04T14:00:00Z', '2026-04-05T13:30:00Z'],
    ['Pacific/Apia', '2011-12-29T12:00:00Z', '2011-12-30T10:00:00Z'],
  ])('ends in %s, asked at %s, at %s', (zone, now, end) => {
    const { day, endsAtMs } = calendarDay(zone, at(now))
    expect(iso(endsAtMs)).toBe(iso(at(end)))
    expect(dayIn(zone, endsAtMs - 1)).toBe(day)
    expect(dayIn(zone, endsAtMs) > day).toBe(true)
    // asked again, for what is known and for what is not
    expect(calendarDay(zone, at(now))).toEqual({ day, endsAtMs })
    expect(calendarDay(zone, endsAtMs - 1)).toEqual({ day, endsAtMs })
    expect(startOfDayMs(zone, dayIn(zone, endsAtMs))).toBe(endsAtMs)
  })

  it('has a day before and after it', () => {
    expect(dayPlus('2026-02-28', 1)).toBe('2026-03-01')
    expect(dayPlus('2028-03-01', -1)).toBe('2028-02-29')
    expect(dayPlus('2026-12-31', 365)).toBe('2027-12-31')
  })

  it('knows time zones from other texts', () => {
    expect(['Europe/Zurich', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12'].every(isTimeZone)).toBe(true)
    expect(['', 'Europe/Nowhere', '__proto__', '\0', '+05:30', '-1', 'x'.repeat(100)].some(isTimeZone)).toBe(false)
  })
})
