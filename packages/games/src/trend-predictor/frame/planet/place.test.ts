import { describe, expect, it } from 'vitest'
import { percentAt, planetPlace, SUN_ROLL, sunFor } from './place'

const SIZES = [
  [1440, 810],
  [1024, 576],
  [768, 900],
  [375, 667],
  [320, 480],
] as const

describe('the planet', () => {
  it.each(SIZES)('stands whole in its part of a frame of %i x %i', (width, height) => {
    const { x, y, radius } = planetPlace(width, height)
    expect(x - radius).toBeGreaterThanOrEqual(0)
    expect(y - radius).toBeGreaterThanOrEqual(0)
    expect(width > height ? x + radius : y + radius).toBeLessThanOrEqual(width > height ? width / 2 : height / 2)
  })

  it('is lit to the share of its disc that was said', () => {
    for (let percent = 0; percent <= 100; percent += 5) {
      const [x, y, facing] = sunFor(percent)
      expect(Math.hypot(x, y, facing)).toBeCloseTo(1)
      // A sphere under parallel light shows (1 + cos of the phase angle) / 2 of its disc lit.
      expect((1 + facing) / 2).toBeCloseTo(percent / 100)
    }
  })

  it('is turned by whoever takes hold of its edge of day', () => {
    const place = planetPlace(1440, 810)
    const along = (share: number): readonly [number, number] => [
      place.x + share * place.radius * Math.cos(SUN_ROLL),
      place.y + share * place.radius * Math.sin(SUN_ROLL),
    ]
    expect(percentAt(place, ...along(0))).toBeCloseTo(50)
    expect(percentAt(place, ...along(0.5))).toBeCloseTo(75)
    expect(percentAt(place, ...along(-1))).toBeCloseTo(0)
    expect(percentAt(place, 5_000, 0)).toBe(100)
  })
})
