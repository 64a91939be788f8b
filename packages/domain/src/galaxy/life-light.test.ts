import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GOES_ON } from './life'
import { LIGHT, lifeBrightness, lifeLight } from './life-light'
import { anyLife } from './lives.fixtures'

const NOW = 60_000
const life = { bornHour: 1_000, peakHours: 10, lastHours: 70 }

describe('the light of a life', () => {
  it('is dark before its birth and fullest at its peak', () => {
    expect(lifeLight(life, 998)).toBe(0)
    expect(lifeLight(life, 999)).toBe(0)
    expect(lifeLight(life, 1_010)).toBe(1)
    expect(lifeLight(life, 1_005)).toBeCloseTo(0.568, 3)
  })

  it('halves three times between its peak and its latest evidence', () => {
    expect(lifeLight(life, 1_030)).toBeCloseTo(0.5, 9)
    expect(lifeLight(life, 1_070)).toBeCloseTo(0.125, 9)
  })

  it('halves in six hours when it was seen once', () => {
    expect(lifeLight({ bornHour: 5, peakHours: 0, lastHours: 0 }, 11)).toBeCloseTo(0.5, 9)
  })

  it('leaves an ember', () => {
    expect(lifeLight(life, 50_000)).toBe(LIGHT.ember)
  })

  it('keeps an eighth while it goes on, and goes on from there when it ends', () => {
    const going = { ...life, lastHours: GOES_ON }
    expect(lifeLight(going, 1_070)).toBeCloseTo(0.125, 9)
    expect(lifeLight(going, 5_000)).toBeCloseTo(0.125, 9)
  })

  it('never leaves 0 to 1, rises to its peak and only falls after it', () => {
    fc.assert(
      fc.property(anyLife(NOW, 13), fc.double({ min: 0, max: NOW, noNaN: true }), (one, hour) => {
        const light = lifeLight(one, hour)
        const later = lifeLight(one, hour + 0.25)
        expect(light).toBeGreaterThanOrEqual(0)
        expect(light).toBeLessThanOrEqual(1)
        if (hour + 0.25 <= one.bornHour + one.peakHours) expect(later).toBeGreaterThanOrEqual(light)
        if (hour >= one.bornHour + one.peakHours) expect(later).toBeLessThanOrEqual(light + 1e-12)
      }),
    )
  })

  it('never jumps: in a minute it changes by at most a sixtieth of the fastest rise', () => {
    const minute = 1 / 60
    fc.assert(
      fc.property(anyLife(NOW, 13), fc.double({ min: -2, max: 30, noNaN: true }), (one, age) => {
        const hour = one.bornHour + age
        expect(Math.abs(lifeLight(one, hour + minute) - lifeLight(one, hour))).toBeLessThan(2.5 * minute)
      }),
    )
  })

  it('counts for more where more people met it', () => {
    expect(lifeBrightness({ ...life, reach: 255 }, 1_010)).toBe(1)
    expect(lifeBrightness({ ...life, reach: 51 }, 1_010)).toBeCloseTo(0.2, 9)
  })
})
