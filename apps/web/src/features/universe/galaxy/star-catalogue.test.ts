import { lifePlace } from '@trendverse/domain/galaxy/life-place'
import { describe, expect, it } from 'vitest'
import { catalogueOf, NOW, star } from './catalogue.fixtures'
import { aimLens, newLens } from './galaxy-camera'
import { reachOfGalaxy } from './galaxy-labels'
import { chartLight } from './light-chart'
import { constellationOf, lifeOf, linksOf, nearestStars, positionsAt, rowsOf } from './star-catalogue'

describe('the catalogue of stars', () => {
  const catalogue = catalogueOf(
    [star(3), star(9, { bornHour: NOW - 500 })],
    [star(1), star(4, { bornHour: 0, reach: 0 })],
  )

  it('counts rows over all parts', () => {
    expect([0, 1, 2, 3].map((row) => lifeOf(catalogue, row)?.number)).toEqual([3, 9, 1, 4])
    expect(lifeOf(catalogue, 4)).toBeNull()
    expect(rowsOf(catalogue, new Set([4, 9, 77]))).toEqual([1, 3])
  })

  it('begins with the first evidence, not with years of a catalogue', () => {
    expect(catalogue.firstHour).toBe(NOW - 500)
    expect(reachOfGalaxy(catalogue)).toBeLessThan(6)
  })

  it('knows where every star is, and which are not born yet', () => {
    const { values } = positionsAt(catalogue, NOW - 200)
    expect(values[3]).toBe(-1)
    const place = lifePlace(star(9, { bornHour: NOW - 500 }), NOW - 200, 3)
    expect([values[4], values[5], values[6]]).toEqual([place.x, place.y, place.z].map(Math.fround))
    expect(values[7]).toBeGreaterThan(0)
  })
})

describe('the nearest stars', () => {
  const lives = Array.from({ length: 300 }, (_, index) =>
    star(index + 1, { bornHour: NOW - 24 * index, reach: index % 250 }),
  )
  const catalogue = catalogueOf(lives)
  const positions = positionsAt(catalogue, NOW)
  const lens = newLens()
  aimLens(lens, { x: 0, y: 0, z: 0, distance: 25, azimuth: 0, polar: 0.5 })

  it('are as many as are asked for, of those in view, each once', () => {
    const rows = nearestStars(positions, lens, 24)
    expect(new Set(rows).size).toBe(24)
  })

  it('begin with those that must stay', () => {
    expect(nearestStars(positions, lens, 24, { keep: [299] }).slice(0, 1)).toEqual([299])
  })

  it('are hits of a search where there is one', () => {
    expect(nearestStars(positions, lens, 24, { among: new Set([7, 250]) }).sort((a, b) => a - b)).toEqual([7, 250])
  })

  it('are those that a full look finds', () => {
    const all = nearestStars(positions, lens, 1_000)
    expect(nearestStars(positions, lens, 24)).toEqual(all.slice(0, 24))
  })

  it('leave out what lies behind', () => {
    aimLens(lens, { x: 40, y: 0, z: 40, distance: 1, azimuth: Math.PI + 0.78, polar: 1.4 })
    expect(nearestStars(positions, lens, 24)).toEqual([])
  })
})

describe('a constellation', () => {
  it('is its family, the brightest first, tied together without a ring', () => {
    const catalogue = catalogueOf([
      star(1, { family: 7, reach: 50 }),
      star(2, { family: 8 }),
      star(3, { family: 7, reach: 200 }),
      star(4, { family: 7, bornHour: NOW }),
    ])
    const positions = positionsAt(catalogue, NOW - 5)
    expect(constellationOf(catalogue, positions, 0)).toEqual([2, 0])
    expect(linksOf(positions, [2, 0])).toEqual([0, 2])
    // What has come since the places were worked out has none yet.
    const grown = catalogueOf([star(1, { family: 7 })], [star(5, { family: 7 }), star(6, { family: 7 })])
    expect(constellationOf(grown, positionsAt(grown, NOW), 0)).toEqual([0, 1, 2])
    expect(constellationOf(grown, positionsAt(catalogueOf([star(1, { family: 7 })]), NOW), 0)).toEqual([0])
    expect(linksOf(positionsAt(catalogue, NOW), [2, 0, 3])).toHaveLength(4)
  })
})

describe('the chart of light', () => {
  it('shows a life while it burns, in its category, and no embers', () => {
    const catalogue = catalogueOf([
      star(1, { category: 1, bornHour: NOW - 1_000, peakHours: 10, lastHours: 40 }),
      star(2, { category: 0, bornHour: NOW - 100, peakHours: 1, lastHours: 2, reach: 50 }),
    ])
    const { light, bins, most } = chartLight(catalogue, 100)
    const science = [...light.subarray(bins, 2 * bins)]
    expect(science[1]).toBeGreaterThan(0.1)
    expect(science.slice(30).every((value) => value === 0)).toBe(true)
    expect([...light.subarray(0, bins)].findIndex((value) => value > 0)).toBe(90)
    expect(most).toBeCloseTo(Math.max(...science), 6)
  })
})
