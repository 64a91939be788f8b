import { describe, expect, it } from 'vitest'
import { calendarDay, clockText, daysBetween, exactText, zoneOffsetMs } from './zoned-time'

const lateEvening = Date.UTC(2026, 2, 14, 23, 30)

describe('zoned time', () => {
  it('puts one instant on different days in different zones', () => {
    expect(calendarDay(lateEvening, 'UTC')).toBe('2026-03-14')
    expect(calendarDay(lateEvening, 'Europe/Berlin')).toBe('2026-03-15')
    expect(calendarDay(lateEvening, 'America/Los_Angeles')).toBe('2026-03-14')
  })

  it('reads the clock with two digits, midnight as 00:00', () => {
    expect(clockText(Date.UTC(2026, 0, 1), 'UTC')).toBe('00:00')
    expect(clockText(lateEvening, 'Asia/Kathmandu')).toBe('05:15')
  })

  it('names day and time', () => {
    expect(exactText(lateEvening, 'Europe/Berlin')).toBe('15 Mar 2026, 00:30')
  })

  it('knows the offset of a zone on both sides of a clock change', () => {
    const hours = (atMs: number, zone: string) => zoneOffsetMs(atMs, zone) / 3_600_000
    expect(hours(Date.UTC(2026, 2, 29, 0, 59), 'Europe/Berlin')).toBe(1)
    expect(hours(Date.UTC(2026, 2, 29, 1, 0), 'Europe/Berlin')).toBe(2)
    expect(hours(lateEvening, 'America/St_Johns')).toBe(-2.5)
    expect(hours(lateEvening + 34_567, 'UTC')).toBe(0)
  })

  it('counts days over the end of a month and over a clock change', () => {
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-03-14', '2026-03-14')).toBe(0)
  })
})
