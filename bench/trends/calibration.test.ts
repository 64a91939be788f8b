import type { ItemScore, SnapshotScores } from '@trendverse/domain/trends/momentum/item-score'
import { describe, expect, it } from 'vitest'
import { Calibration } from './calibration'

const NOTHING: SnapshotScores = { scores: [], forecasts: [], outcomes: [] }
const scoreOf = (breakoutProbability: number | null): ItemScore => ({
  momentum: 0,
  breakoutProbability,
  pace: null,
  velocityPerHour: 0,
  alert: false,
  lifecycle: 'rising',
})

/** Forecasts of `count` items, of which the first `hits` break out; each is then shown once more with `shown`. */
function foretell(
  calibration: Calibration,
  items: { readonly count: number; readonly hits: number; readonly chance: number; readonly shown: number | null },
): void {
  const ids = Array.from({ length: items.count }, (_, index) => `${items.chance}-${index}`)
  const forecasts = ids.map((itemId) => ({ itemId, forecastAtMs: 0, probability: items.chance, bar: 5 }))
  const scores = ids.map(() => scoreOf(items.chance))
  calibration.add('s', ids, { scores, forecasts, outcomes: [] }, true)
  calibration.add('s', ids, { ...NOTHING, scores: ids.map(() => scoreOf(items.shown)) }, true)
  const outcomes = ids.map((itemId, index) => {
    return { itemId, resolvedAtMs: 1, peakMetric: 1, brokeOut: index < items.hits }
  })
  calibration.add('s', [], { ...NOTHING, outcomes }, true)
}

describe('Calibration', () => {
  it('tells by decile what was said and what was seen, and the largest difference where enough was said', () => {
    const calibration = new Calibration()
    foretell(calibration, { count: 200, hits: 30, chance: 0.05, shown: null })
    foretell(calibration, { count: 100, hits: 50, chance: 0.42, shown: null })
    foretell(calibration, { count: 99, hits: 0, chance: 0.99, shown: null })
    expect(calibration.report()).toEqual([
      expect.stringContaining('399 forecasts made at first sight: Brier score'),
      '| chance | forecasts | said | seen | seen - said |',
      '|---|---|---|---|---|',
      '| 0-10% | 200 | 0.050 | 0.150 | 0.100 |',
      '| 40-50% | 100 | 0.420 | 0.500 | 0.080 |',
      '| 90-100% | 99 | 0.990 | 0.000 | -0.990 |',
      'Largest difference in a decile with at least 100 forecasts: 0.100.',
    ])
  })

  it('judges chances shown later by themselves, but not those of items that had broken out', () => {
    const calibration = new Calibration()
    foretell(calibration, { count: 10, hits: 5, chance: 0.1, shown: 0.72 })
    foretell(calibration, { count: 10, hits: 10, chance: 0.2, shown: 1 })
    const [, later] = calibration.report().join('\n').split('Chances shown at later sightings')
    expect(later).toContain('| 70-80% | 10 | 0.720 | 0.500 | -0.220 |')
    expect(later).not.toContain('90-100%')
  })

  it('leaves out what was past its bar when it was first seen', () => {
    const calibration = new Calibration()
    foretell(calibration, { count: 10, hits: 10, chance: 1, shown: 1 })
    foretell(calibration, { count: 20, hits: 5, chance: 0.25, shown: null })
    expect(calibration.report()[0]).toContain('20 forecasts made at first sight')
  })

  it('leaves out what was resolved before it counts', () => {
    const calibration = new Calibration()
    const forecasts = [{ itemId: 'a', forecastAtMs: 0, probability: 0.5, bar: null }]
    calibration.add('s', ['a'], { ...NOTHING, forecasts }, true)
    const outcomes = [{ itemId: 'a', resolvedAtMs: 1, peakMetric: 1, brokeOut: true }]
    calibration.add('s', [], { ...NOTHING, outcomes }, false)
    expect(calibration.report()).toEqual(['No forecast has been resolved yet.'])
  })
})
