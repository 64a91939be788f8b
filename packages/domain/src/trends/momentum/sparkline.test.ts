import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../primitives/time'
import { type SparkPoint, sparkline } from './sparkline'

const points = (metrics: readonly (number | null)[], ranks: readonly (number | null)[] = []): SparkPoint[] =>
  metrics.map((metric, index) => ({ atMs: index * HOUR_MS, metric, rank: ranks[index] ?? null }))

describe('sparkline', () => {
  it('follows counts that rise and fall', () => {
    expect(sparkline([{ metricUnit: 'searches', points: points([100, 200, 50]) }])).toEqual([0.5, 1, 0.25])
  })

  it('shows what growing counts gain, not how high they stand', () => {
    expect(sparkline([{ metricUnit: 'points', points: points([5, 15, 55, 65]) }])).toEqual([0.25, 1, 0.25])
  })

  it('lets a growing count that was read from its beginning rise from nothing', () => {
    expect(sparkline([{ metricUnit: 'points', points: points([1, 41]) }])).toEqual([0, 1])
    expect(sparkline([{ metricUnit: 'stars', points: points([0, 10, 50, 60]) }])).toEqual([0, 0.25, 1, 0.25])
    expect(sparkline([{ metricUnit: 'points', points: points([2, 41]) }])).toEqual([])
  })

  it('turns ranks into attention where nothing is counted', () => {
    const [first = 0, second = 0] = sparkline([{ metricUnit: 'mentions', points: points([null, null], [10, 1]) }])
    expect(second).toBe(1)
    expect(first).toBeCloseTo(10 ** -0.6, 3)
  })

  it('is empty as long as there is no course to show', () => {
    expect(sparkline([])).toEqual([])
    expect(sparkline([{ metricUnit: 'searches', points: points([100]) }])).toEqual([])
    expect(sparkline([{ metricUnit: 'searches', points: points([0, 0]) }])).toEqual([])
  })

  it('takes sources that were read seconds apart for one reading', () => {
    const round = [0, 900, 40_000].map((atMs) => ({
      metricUnit: 'searches' as const,
      points: [{ atMs, metric: null, rank: 3 }],
    }))
    expect(sparkline(round)).toEqual([])
    const later = round.map((one) => ({ ...one, points: [...one.points, { atMs: HOUR_MS, metric: null, rank: 1 }] }))
    expect(sparkline(later)).toHaveLength(2)
  })

  it('has at most 24 values from 0 to 1, the highest being 1, whatever it is fed', () => {
    const point = fc.record({
      atMs: fc.integer({ min: 0, max: 1e13 }),
      metric: fc.option(fc.oneof(fc.integer({ min: -5, max: 1e9 }), fc.constantFrom(Number.NaN, Infinity))),
      rank: fc.option(fc.integer({ min: 0, max: 200 })),
    })
    const series = fc.record({
      metricUnit: fc.constantFrom('points' as const, 'searches' as const),
      points: fc.array(point, { maxLength: 60 }),
    })
    fc.assert(
      fc.property(fc.array(series, { maxLength: 4 }), (all) => {
        const values = sparkline(all)
        expect(values.length).toBeLessThanOrEqual(24)
        expect(values.every((value) => value >= 0 && value <= 1)).toBe(true)
        expect(values.length === 0 || Math.max(...values) === 1).toBe(true)
      }),
      { seed: 23, numRuns: 500 },
    )
  })
})
