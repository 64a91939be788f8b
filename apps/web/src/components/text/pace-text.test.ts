import { describe, expect, it } from 'vitest'
import { paceText } from './pace-text'

describe('paceText', () => {
  it.each([
    [3.2, '3.2× the usual pace'],
    [2, '2× the usual pace'],
    [1.2, '1.2× the usual pace'],
    [1.19, 'the usual pace'],
    [1, 'the usual pace'],
    [0.8, 'the usual pace'],
    [0.79, 'slower than usual'],
    [0, 'slower than usual'],
    [14.4, '14× the usual pace'],
    [2_400, '2,400× the usual pace'],
  ])('says %d as "%s"', (pace, text) => {
    expect(paceText(pace)).toBe(text)
  })

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])('says nothing of %s', (pace) => {
    expect(paceText(pace)).toBeNull()
  })
})
