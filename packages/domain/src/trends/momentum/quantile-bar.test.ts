import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QuantileBar } from './quantile-bar'

const barOf = (peaks: readonly number[]): QuantileBar => {
  const bar = new QuantileBar()
  for (const peak of peaks) bar.add(peak)
  return bar
}

describe('QuantileBar', () => {
  it('knows no bar below 100 peaks', () => {
    expect(barOf(Array.from({ length: 99 }, (_, index) => index)).at(0.9)).toBeNull()
    expect(barOf(Array.from({ length: 100 }, (_, index) => index)).at(0.9)).toBe(90)
  })

  it('is the quantile asked for of the last 4,000 peaks, whatever came before', () => {
    const peak = fc.double({ min: 1e6, max: 1e9, noNaN: true })
    const tails = fc.uniqueArray(peak, { minLength: 100, maxLength: 300 })
    fc.assert(
      fc.property(
        tails,
        fc.integer({ min: 0, max: 4_200 }),
        fc.constantFrom(0.9, 0.95),
        (tail, olderPeaks, quantile) => {
          const older = Array.from({ length: olderPeaks }, (_, index) => index)
          const window = [...older, ...tail].slice(-4_000).sort((a, b) => a - b)
          expect(barOf([...older, ...tail]).at(quantile)).toBe(window[Math.floor(quantile * window.length)])
        },
      ),
      { numRuns: 30 },
    )
  })

  it('moves up to the next peak where too many tie at the bar', () => {
    const ties = [...Array.from({ length: 95 }, () => 5), 6, 6, 7, 8, 9]
    expect(barOf(ties).at(0.9)).toBe(6)
  })

  it('knows no bar when all peak alike', () => {
    expect(barOf(Array.from({ length: 500 }, () => 3)).at(0.9)).toBeNull()
  })

  it('refuses to continue with numbers that describe no ring', () => {
    const bar = barOf([1, 2, 3])
    expect(bar.restore(-1, 0)).toBe(false)
    expect(bar.restore(3, 2)).toBe(false)
    expect(bar.restore(1.5, 1.5)).toBe(false)
    expect(bar.restore(3, 3)).toBe(true)
  })
})
