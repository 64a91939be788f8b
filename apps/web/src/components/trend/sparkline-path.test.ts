import { describe, expect, it } from 'vitest'
import { sparklinePath } from './sparkline-path'

const box = { width: 100, height: 20, padding: 0 }

describe('sparklinePath', () => {
  it('runs from left to right, high values up', () => {
    expect(sparklinePath([0, 1, 0.5], box)).toBe('M0 20L50 0L100 10')
  })

  it('draws nothing for fewer than two points', () => {
    expect(sparklinePath([], box)).toBe('')
    expect(sparklinePath([1], box)).toBe('')
  })

  it('draws no level line', () => {
    expect(sparklinePath([1, 1, 1], box)).toBe('')
    expect(sparklinePath([0, 0], box)).toBe('')
  })

  it('keeps values outside 0 to 1, and no numbers, inside the box', () => {
    expect(sparklinePath([-3, 9, Number.NaN, Number.POSITIVE_INFINITY], { ...box, width: 90 })).toBe(
      'M0 20L30 0L60 20L90 20',
    )
  })
})
