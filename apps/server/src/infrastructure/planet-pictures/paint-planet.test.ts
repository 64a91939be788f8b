import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { type PlanetSubject, planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { describe, expect, it } from 'vitest'
import { discShare, type PaintedPlanet, paintPlanet } from './paint-planet'

const SIZE = 48

const lookOf = (changes: Partial<PlanetSubject> = {}) =>
  planetAppearance({
    id: '0190a000-0000-7000-8000-000000000001',
    category: 'Lifestyle',
    color: '#4fb4ff',
    lifecycle: 'rising',
    sources: ['wikipedia'],
    ...changes,
  })

const pixelAt = ({ size, pixels }: PaintedPlanet, x: number, y: number) => {
  const at = (Math.floor(y * size) * size + Math.floor(x * size)) * 4
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.slice(at, at + 4)
  return { brightness: red + green + blue, alpha }
}

describe('a painted planet', () => {
  it('is the same for the same look, and another one for another trend', () => {
    expect(paintPlanet(lookOf(), SIZE)).toEqual(paintPlanet(lookOf(), SIZE))
    const other = paintPlanet(lookOf({ id: '0190a000-0000-7000-8000-000000000002' }), SIZE)
    expect(other.pixels).not.toEqual(paintPlanet(lookOf(), SIZE).pixels)
  })

  it('is a solid disc before a clear sky, whatever the category', () => {
    for (const category of CATEGORIES) {
      const painted = paintPlanet(lookOf({ category }), SIZE)
      expect([category, pixelAt(painted, 0.5, 0.5).alpha]).toEqual([category, 255])
      for (const corner of [0.01, 0.98])
        expect([category, pixelAt(painted, corner, corner).alpha]).toEqual([category, 0])
    }
  })

  it('is lit from the upper left', () => {
    for (const category of ['Science', 'Technology', 'Food'] as const) {
      const painted = paintPlanet(lookOf({ category }), SIZE)
      const light = (side: number) => pixelAt(painted, 0.5 + side * 0.22, 0.5 + side * 0.18).brightness
      expect(light(-1)).toBeGreaterThan(2 * light(1))
    }
  })

  it('wears its ring from two sources on, and leaves room for it', () => {
    const ringed = lookOf({ sources: ['wikipedia', 'github'] })
    const { inner, outer } = ringed.ring ?? { inner: 0, outer: 0 }
    expect(inner).toBeGreaterThan(1)
    expect(discShare(ringed) * outer).toBeLessThanOrEqual(0.5)
    const painted = paintPlanet(ringed, 96)
    // On the left end of the ring, from its inner edge to its outer.
    const alphas = [0.2, 0.3, 0.4, 0.5, 0.8].map((place) => {
      const reach = discShare(ringed) * (inner + (outer - inner) * place)
      const x = 0.5 - reach * Math.cos(ringed.lean)
      const y = 0.5 + reach * Math.sin(ringed.lean) * Math.cos(ringed.tilt)
      return pixelAt(painted, x, y).alpha
    })
    expect(Math.max(...alphas)).toBeGreaterThan(60)
    expect(discShare(lookOf())).toBeGreaterThan(discShare(ringed))
  })

  it('glows by its stage', () => {
    const glowOf = (lifecycle: PlanetSubject['lifecycle']) => {
      const { pixels } = paintPlanet(lookOf({ lifecycle, category: 'Music' }), SIZE)
      return pixels.reduce((sum, value) => sum + value, 0)
    }
    expect(glowOf('peak')).toBeGreaterThan(glowOf('dormant'))
  })
})
