import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { precisionThreshold, ScoreHistogram, separation } from './score-histogram'

const histogramOf = (scores: readonly number[]): ScoreHistogram => {
  const histogram = new ScoreHistogram()
  for (const score of scores) histogram.add(score)
  return histogram
}

const eighths = fc.integer({ min: -120, max: 120 }).map((eighth) => eighth / 8)

describe('ScoreHistogram', () => {
  it('finds the score that the top hundredth reaches', () => {
    const scores = Array.from({ length: 1_000 }, (_, index) => index / 100)
    expect(histogramOf(scores).topShareThreshold(0.01)).toBeCloseTo(9.9, 0)
  })

  it('takes scores beyond its range without losing them', () => {
    const histogram = histogramOf([-1e9, 1e9])
    expect(histogram.total).toBe(2)
    expect(histogram.bins[0]).toBe(1)
    expect(histogram.bins.at(-1)).toBe(1)
  })
})

describe('separation', () => {
  it('is the share of pairs in which the positive scores higher, ties half', () => {
    const some = fc.array(eighths, { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(some, some, (positives, negatives) => {
        let won = 0
        for (const p of positives) for (const n of negatives) won += p > n ? 1 : p === n ? 0.5 : 0
        const expected = won / (positives.length * negatives.length)
        expect(separation(histogramOf(positives), histogramOf(negatives))).toBeCloseTo(expected, 9)
      }),
    )
  })

  it('says nothing without both kinds', () => {
    expect(separation(histogramOf([]), histogramOf([1]))).toBe(0.5)
  })
})

describe('precisionThreshold', () => {
  it('is the lowest score above which enough were right', () => {
    const right = histogramOf(Array.from({ length: 30 }, () => 5))
    const wrong = histogramOf([...Array.from({ length: 10 }, () => 5), ...Array.from({ length: 90 }, () => 1)])
    expect(precisionThreshold(right, wrong, 0.7, 20)).toBeGreaterThan(1)
    expect(precisionThreshold(right, wrong, 0.7, 20)).toBeLessThanOrEqual(5)
  })

  it('is unknown when no score is right often enough, or too few were right at all', () => {
    expect(precisionThreshold(histogramOf([1]), histogramOf([1, 1]), 0.7, 1)).toBeNull()
    expect(precisionThreshold(histogramOf([5, 5]), histogramOf([1]), 0.7, 3)).toBeNull()
  })
})
