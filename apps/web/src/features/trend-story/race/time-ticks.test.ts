import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeTicks } from './time-ticks'

const HOUR = 3_600_000

describe('timeTicks', () => {
  const from = Date.UTC(2026, 2, 14, 20, 10)

  it('stand on round hours of the zone, and name the day at midnight', () => {
    const ticks = timeTicks(from, from + 9 * HOUR, 'UTC')
    expect(ticks.map((tick) => tick.text)).toEqual(['21:00', '15 Mar', '03:00'])
    expect(timeTicks(from, from + 9 * HOUR, 'Europe/Berlin')[0]?.text).toBe('15 Mar')
    expect(timeTicks(from, from + 9 * HOUR, 'Asia/Kathmandu').map((tick) => tick.text)).toEqual([
      '03:00',
      '06:00',
      '09:00',
    ])
  })

  it('name days for weeks and months for years', () => {
    expect(timeTicks(from, from + 10 * 24 * HOUR, 'UTC')[0]?.text).toMatch(/^\d+ Mar$/)
    expect(timeTicks(from, from + 900 * 24 * HOUR, 'UTC')[0]?.text).toMatch(/^\w{3} 202\d$/)
  })

  it('never leave one month alone on an axis', () => {
    const texts = (days: number) => timeTicks(from, from + days * 24 * HOUR, 'UTC').map(({ text }) => text)
    expect(texts(113)).toEqual(['Apr 2026', 'May 2026', 'Jun 2026', 'Jul 2026'])
    expect(texts(180)).toEqual(['May 2026', 'Jul 2026', 'Sept 2026'])
    for (let days = 113; days <= 4_000; days += 1) expect(texts(days).length, `${days} days`).toBeGreaterThanOrEqual(2)
  })

  it('are few, inside and in order, whatever the span', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000 * 24 * HOUR }), (spanMs) => {
        const times = timeTicks(from, from + spanMs, 'America/St_Johns').map((tick) => tick.atMs)
        expect(times.length).toBeLessThanOrEqual(4)
        expect([...times].sort((a, b) => a - b)).toEqual(times)
        expect(times.every((time) => time >= from && time <= from + spanMs)).toBe(true)
      }),
      { seed: 7, numRuns: 200 },
    )
  })

  it('are none for an instant', () => {
    expect(timeTicks(from, from, 'UTC')).toEqual([])
  })
})
