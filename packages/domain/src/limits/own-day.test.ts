import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../primitives/time'
import { chooseTimeZone, type OwnTimeZone, ownDay } from './own-day'

const at = (text: string) => Date.parse(text)
const zurich: OwnTimeZone = { timeZone: 'Europe/Zurich', pendingTimeZone: null }

describe('the day of an account', () => {
  it('goes on as it was when another zone is chosen, and follows that zone from the next day (OP-22)', () => {
    const moved = chooseTimeZone(zurich, 'Europe/London', at('2026-01-10T12:00:00Z'))
    expect(ownDay(moved, at('2026-01-10T22:59:59Z'))).toMatchObject({ day: '2026-01-10', timeZone: 'Europe/Zurich' })
    const next = ownDay(moved, at('2026-01-10T23:00:00Z'))
    expect(next).toEqual({ day: '2026-01-11', timeZone: 'Europe/London', endsAtMs: at('2026-01-12T00:00:00Z') })
    expect(ownDay(moved, at('2026-01-12T00:00:00Z')).day).toBe('2026-01-12')
  })

  it('is never cut short: far in the east the first day lasts until the second midnight', () => {
    const moved = chooseTimeZone(zurich, 'Pacific/Auckland', at('2026-01-10T12:00:00Z'))
    const first = ownDay(moved, at('2026-01-10T23:00:00Z'))
    expect(first).toMatchObject({ day: '2026-01-11', endsAtMs: at('2026-01-12T11:00:00Z') })
  })

  it('forgets a choice that is taken back the same day', () => {
    const now = at('2026-01-10T12:00:00Z')
    expect(chooseTimeZone(chooseTimeZone(zurich, 'Asia/Tokyo', now), 'Europe/Zurich', now)).toEqual(zurich)
    expect(chooseTimeZone(zurich, 'Europe/Zurich', now)).toEqual(zurich)
  })

  it('keeps only the new zone once its days have come', () => {
    const moved = chooseTimeZone(zurich, 'Asia/Tokyo', at('2026-01-10T12:00:00Z'))
    const later = chooseTimeZone(moved, 'Asia/Tokyo', at('2026-02-01T00:00:00Z'))
    expect(later).toEqual({ timeZone: 'Asia/Tokyo', pendingTimeZone: null })
  })

  it('never goes back, never starts afresh by a change, and lasts 23 hours at least, whoever moves how often', () => {
    const zones = [
      'UTC',
      'Europe/Zurich',
      'America/St_Johns',
      'America/Los_Angeles',
      'Pacific/Kiritimati',
      'Etc/GMT+12',
      'Pacific/Pago_Pago',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'nonsense',
    ]
    const change = fc.record({
      afterMs: fc.oneof(fc.nat(3 * DAY_MS), fc.constantFrom(0, 1, HOUR_MS, DAY_MS, 23 * HOUR_MS)),
      zone: fc.constantFrom(...zones),
    })
    const start = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') })
    fc.assert(
      fc.property(start, fc.constantFrom(...zones), fc.array(change, { maxLength: 8 }), (startMs, zone, changes) => {
        let own: OwnTimeZone = { timeZone: zone, pendingTimeZone: null }
        let nowMs = startMs
        let day = ownDay(own, nowMs)
        let freshAtMs: number | null = null
        /** Follows the days as they end, as far as an instant. */
        const liveUntil = (untilMs: number) => {
          while (day.endsAtMs <= untilMs) {
            expect(ownDay(own, day.endsAtMs - 1).day).toBe(day.day)
            const next = ownDay(own, day.endsAtMs)
            expect(next.day > day.day).toBe(true)
            if (freshAtMs !== null) expect(day.endsAtMs - freshAtMs).toBeGreaterThanOrEqual(23 * HOUR_MS)
            freshAtMs = day.endsAtMs
            day = next
          }
          nowMs = untilMs
        }
        for (const { afterMs, zone: chosen } of changes) {
          liveUntil(nowMs + afterMs)
          own = chooseTimeZone(own, chosen, nowMs)
          expect(ownDay(own, nowMs)).toMatchObject({ day: day.day, endsAtMs: day.endsAtMs })
        }
        liveUntil(nowMs + 4 * DAY_MS + MINUTE_MS)
        // and whoever stays is back on the calendar of the place they chose last
        expect(ownDay({ timeZone: ownDay(own, nowMs).timeZone, pendingTimeZone: null }, nowMs).day).toBe(day.day)
      }),
      { seed: 22, numRuns: 300 },
    )
  })
})
