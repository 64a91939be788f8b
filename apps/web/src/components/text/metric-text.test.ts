import { describe, expect, it } from 'vitest'
import { metricText, velocityText } from './metric-text'

describe('metricText', () => {
  it.each([
    [1, 'points', '1 point'],
    [0, 'searches', '0 searches'],
    [9_312, 'views', '9,312 views'],
    [200_000, 'searches', '200K searches'],
    [1.4, 'accounts', '1 account'],
  ] as const)('says %d %s as "%s"', (count, unit, text) => {
    expect(metricText(count, unit)).toBe(text)
  })
})

describe('velocityText', () => {
  it.each([
    [0, '0 per hour'],
    [0.34, '+0.34 per hour'],
    [-1.52, '-1.5 per hour'],
    [64.2, '+64 per hour'],
    [-14_200, '-14K per hour'],
  ])('says %d as "%s"', (perHour, text) => {
    expect(velocityText(perHour)).toBe(text)
  })
})
