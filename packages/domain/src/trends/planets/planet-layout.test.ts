import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CAMERA_DISTANCE,
  CAMERA_FIELD_OF_VIEW,
  CAMERA_HOME,
  layoutPlanets,
  MAX_AXIS_ANGLE_DEGREES,
  type PlacedPlanet,
} from './planet-layout'

const planet = fc.record({
  ringOuter: fc.option(fc.double({ min: 1.7, max: 2.1, noNaN: true })),
})
const insets = fc.record({
  top: fc.double({ min: 0, max: 0.2, noNaN: true }),
  right: fc.double({ min: 0, max: 0.1, noNaN: true }),
  bottom: fc.double({ min: 0, max: 0.25, noNaN: true }),
  left: fc.double({ min: 0, max: 0.1, noNaN: true }),
})
const shapes = fc.double({ min: 0.42, max: 2.6, noNaN: true })

/** Degrees between the axis of the resting camera and a place. */
function angleOf({ x, y, z }: PlacedPlanet): number {
  const away = [x - CAMERA_HOME[0], y - CAMERA_HOME[1], z - CAMERA_HOME[2]] as const
  const axis = [-CAMERA_HOME[0], -CAMERA_HOME[1], -CAMERA_HOME[2]] as const
  const dot = away[0] * axis[0] + away[1] * axis[1] + away[2] * axis[2]
  return (Math.acos(dot / (Math.hypot(...away) * Math.hypot(...axis))) * 180) / Math.PI
}

describe('planet layout', () => {
  it('rests the camera 50 units away with a field of view of 75 degrees (HM-15)', () => {
    expect(Math.hypot(...CAMERA_HOME)).toBeCloseTo(50, 10)
    expect([CAMERA_DISTANCE, CAMERA_FIELD_OF_VIEW]).toEqual([50, 75])
  })

  it('never lets two planets overlap, whatever their sizes and the shape of the picture', () => {
    fc.assert(
      fc.property(fc.array(planet, { maxLength: 6 }), shapes, insets, (planets, aspect, edges) => {
        const placed = layoutPlanets(planets, aspect, edges)
        for (const [index, a] of placed.entries()) {
          for (const b of placed.slice(index + 1)) {
            const distance = Math.hypot(a.footprint.x - b.footprint.x, a.footprint.y - b.footprint.y)
            expect(distance).toBeGreaterThanOrEqual(a.footprint.radius + b.footprint.radius - 1e-3)
          }
        }
      }),
      { seed: 11, numRuns: 150 },
    )
  })

  it('keeps every planet with its ring and words inside what the insets leave free', () => {
    fc.assert(
      fc.property(fc.array(planet, { maxLength: 6 }), shapes, insets, (planets, aspect, edges) => {
        for (const { footprint } of layoutPlanets(planets, aspect, edges)) {
          const { x, y, radius } = footprint
          expect(x - radius).toBeGreaterThan(-aspect + edges.left * 2 * aspect - 1e-3)
          expect(x + radius).toBeLessThan(aspect - edges.right * 2 * aspect + 1e-3)
          expect(y - radius).toBeGreaterThan(-1 + edges.bottom * 2 - 1e-3)
          expect(y + radius).toBeLessThan(1 - edges.top * 2 + 1e-3)
        }
      }),
      { seed: 12, numRuns: 150 },
    )
  })

  it('keeps planets near the axis on screens of usual shapes', () => {
    for (const aspect of [375 / 812, 768 / 1024, 1024 / 768, 1440 / 900, 1920 / 1080, 21 / 9]) {
      const placed = layoutPlanets(
        Array.from({ length: 6 }, () => ({ ringOuter: null })),
        aspect,
        { top: 0.09, right: 0.01, bottom: 0.17, left: 0.01 },
      )
      for (const one of placed) expect(angleOf(one)).toBeLessThanOrEqual(MAX_AXIS_ANGLE_DEGREES + 0.5)
    }
  })

  it('uses the width of a wide window', () => {
    const six = Array.from({ length: 6 }, () => ({ ringOuter: null }))
    const placed = layoutPlanets(six, 1440 / 900, { top: 0.09, right: 0.01, bottom: 0.17, left: 0.01 })
    expect(Math.max(...placed.map(angleOf))).toBeGreaterThan(38)
  })

  it('draws planets as large as their ranks say, with a ring or without', () => {
    const planets = [null, 1.9, null, 2, null].map((ringOuter) => ({ ringOuter }))
    const first = layoutPlanets(planets, 1.6)
    expect(layoutPlanets(planets, 1.6)).toEqual(first)
    for (const [index, size] of [1.6, 1.25, 1, 0.8, 0.65].entries()) {
      expect((first[index]?.disc.radius ?? 0) / (first[2]?.disc.radius ?? 1)).toBeCloseTo(size, 6)
    }
  })

  it('puts a single planet into the middle of the free part', () => {
    const [only] = layoutPlanets([{ ringOuter: null }], 1.5, { top: 0, right: 0, bottom: 0.2, left: 0 })
    expect(only?.footprint.x).toBeCloseTo(0, 6)
    expect(only?.footprint.y).toBeCloseTo(0.2, 6)
    expect(only?.disc.y).toBeGreaterThan(0.2)
  })

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY, 1e9])(
    'gives finite places for a picture of shape %d',
    (aspect) => {
      const placed = layoutPlanets([{ ringOuter: 2 }, { ringOuter: null }], aspect)
      for (const { x, y, z, radiusScene } of placed) expect([x, y, z, radiusScene].every(Number.isFinite)).toBe(true)
    },
  )

  it('ignores insets that leave nothing free, and copes with none and with many planets', () => {
    const everything = { top: 0.6, right: 0.6, bottom: 0.6, left: 0.6 }
    expect(layoutPlanets([{ ringOuter: null }], 1, everything)[0]?.disc.radius).toBeGreaterThan(0.05)
    expect(layoutPlanets([], 1)).toEqual([])
    expect(
      layoutPlanets(
        Array.from({ length: 9 }, () => ({ ringOuter: null })),
        1.6,
      ),
    ).toHaveLength(9)
  })
})
