import { describe, expect, it } from 'vitest'
import { paceText } from './pace-text'

describe('paceText', () => {
  it.each([
    [3.2, '3.2x faster than usual'],
    [2, '2x faster than usual'],
    [1.2, '1.2x faster than usual'],
    [1.19, 'as fast as usual'],
    [1, 'as fast as usual'],
    [0.8, 'as fast as usual'],
    [0.79, 'slower than usual'],
    [0, 'slower than usual'],
    [14.4, '14x faster than usual'],
    [2_400, '2,400x faster than usual'],
  ])('says %d as "%s"', (pace, text) => {
    expect(paceText(pace)).toBe(text)
  })

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])('says nothing of %s', (pace) => {
    expect(paceText(pace)).toBeNull()
  })
})
