import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeTicks } from './time-ticks'
import { countScale, rankScale } from './value-scale'

const HOUR = 3_600_000

describe('countScale', () => {
  it.each([
    [[812], [0, 500, 1_000]],
    [
      [0, 0],
      [0, 1],
    ],
    [[3], [0, 1, 2, 3]],
    [[200_000], [0, 100_000, 200_000]],
    [
      [-4, 10],
      [-5, 0, 5, 10],
    ],
  ])('puts friendly figures beside %j', (values, ticks) => {
    expect(countScale(values).ticks).toEqual(ticks)
  })

  it('holds every value between foot and top, with few whole figures', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000, max: 50_000_000 }), { minLength: 1, maxLength: 30 }), (values) => {
        const scale = countScale(values)
        for (const value of values) {
          expect(scale.heightOf(value)).toBeGreaterThanOrEqual(0)
          expect(scale.heightOf(value)).toBeLessThanOrEqual(1)
        }
        expect(scale.ticks.length).toBeLessThanOrEqual(6)
        expect(scale.ticks.every(Number.isInteger)).toBe(true)
      }),
      { seed: 7, numRuns: 200 },
    )
  })
})

describe('rankScale', () => {
  it('has the first place at the top', () => {
    const scale = rankScale([3, 20])
    expect(scale.ticks).toEqual([1, 11, 20])
    expect(scale.heightOf(1)).toBe(1)
    expect(scale.heightOf(20)).toBe(0)
  })

  it('survives a list that was always first', () => {
    expect(rankScale([1, 1]).heightOf(1)).toBe(1)
    expect(rankScale([1, 1]).ticks).toEqual([1, 2])
  })
})

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
