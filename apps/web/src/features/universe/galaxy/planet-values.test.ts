import { describe, expect, it } from 'vitest'
import { NOW, star } from './catalogue.fixtures'
import type { Frame } from './frame'
import { aimLens, newLens } from './galaxy-camera'
import type { NearPlanet } from './near-star'
import { planetLook } from './planet-looks'
import { createPlanetValues, writePlanet } from './planet-values'

const NEAR_STAR = { row: 3, life: star(1), trendId: '01890000-0000-7000-8000-000000000000', category: 'Science' }
const look = planetLook(NEAR_STAR)
const planet = (changes: Partial<NearPlanet> = {}): NearPlanet => ({
  star: NEAR_STAR,
  isPainted: true,
  presence: 1,
  share: 1,
  radius: 90,
  light: 0.5,
  place: { x: 5, y: 0, z: 2 },
  ...changes,
})

function frameFrom(azimuth: number): Frame {
  const lens = newLens()
  aimLens(lens, { x: 5, y: 0, z: 2, distance: 0.5, azimuth, polar: 1.2 })
  const picture = { width: 800, height: 600, pixelRatio: 1, hour: NOW, passed: 0 }
  return { lens, ...picture, distance: 0.5, isSearching: false, fade: 1, planets: [] }
}

function written(azimuth: number, changes: Partial<NearPlanet> = {}, hasRing = false) {
  const values = createPlanetValues()
  writePlanet(values, 2, planet(changes), look, frameFrom(azimuth), 512, hasRing)
  return values
}
const column = (turned: Float32Array, index: number) => [...turned.subarray(18 + 3 * index, 21 + 3 * index)]
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

describe('a planet as its shader takes it', () => {
  it('keeps its axes: what the picture calls right, up and towards us stays upright to one another', () => {
    const { turned } = written(0.7)
    const axes = [0, 1, 2].map((index) => column(turned, index))
    for (const [a, first] of axes.entries()) {
      for (const [b, second] of axes.entries()) expect(dot(first, second)).toBeCloseTo(a === b ? 1 : 0, 5)
    }
  })

  it('is lit from a side that is seen, wherever one looks from', () => {
    for (let azimuth = 0; azimuth < 6.3; azimuth += 0.3) {
      const { turned, sun } = written(azimuth)
      const light = [...sun.subarray(8, 11)]
      expect(Math.hypot(...light)).toBeCloseTo(1, 5)
      const toUs = dot(light, column(turned, 2))
      expect(toUs).toBeGreaterThan(-0.1)
      expect(toUs).toBeLessThan(0.95)
    }
  })

  it('is nothing while it is not seen, and reads a coarser map the smaller it is drawn', () => {
    expect(written(0, { share: 0 }).place[11]).toBe(0)
    expect(written(0).place[11]).toBe(90)
    expect(written(0, { radius: 10 }).lamp[11]).toBeGreaterThan(written(0, { radius: 40 }).lamp[11] ?? 0)
    expect(written(0, { radius: 300 }).lamp[11]).toBe(0)
  })

  it('glows by its light, and wears the ring of the open star', () => {
    expect(written(0, { light: 1 }).nature[10]).toBeGreaterThan(written(0, { light: 0 }).nature[10] ?? 0)
    expect([written(0, {}, true).sun[11], written(0).sun[11]]).toEqual([1, 0])
  })
})
