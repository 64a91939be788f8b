import { describe, expect, it } from 'vitest'
import { AgeBinnedMoments, ageBin } from './age-binned-moments'

describe('ageBin', () => {
  it('is half a unit wide, and what is older than six units uses the last', () => {
    expect([0, 0.49, 0.5, 5.9, 6, 400, -3].map(ageBin)).toEqual([0, 0, 1, 11, 11, 11, 0])
  })
})

describe('AgeBinnedMoments', () => {
  it('compares with the own age once its bin has 20 readings, with all ages before', () => {
    const moments = new AgeBinnedMoments(1)
    for (let index = 0; index < 40; index += 1) moments.add(0, 0, index % 2 === 0 ? 9 : 11)
    for (let index = 0; index < 19; index += 1) moments.add(0, 5, index % 2 === 0 ? 99 : 101)
    expect(moments.zScore(0, 0, 11)).toBeCloseTo(1, 6)
    expect(moments.zScore(0, 5, 100)).toBeGreaterThan(1)
    moments.add(0, 5, 100)
    expect(Math.abs(moments.zScore(0, 5, 100))).toBeLessThan(0.1)
  })

  it('counts a term as 0 while nothing is known, and never answers beyond -4 and 6', () => {
    const moments = new AgeBinnedMoments(2)
    expect(moments.zScore(1, 3, 50)).toBe(0)
    for (let index = 0; index < 30; index += 1) moments.add(1, 3, 1)
    expect(moments.zScore(1, 3, 1e9)).toBe(6)
    expect(moments.zScore(1, 3, -1e9)).toBe(-4)
  })

  it('lets the pool of all ages forget, but not the bins', () => {
    const moments = new AgeBinnedMoments(1)
    for (let index = 0; index < 30; index += 1) moments.add(0, 0, index % 2)
    moments.fadePool(0)
    expect(moments.zScore(0, 0, 1)).toBeCloseTo(1, 6)
    expect(moments.zScore(0, 7, 1)).toBe(0)
  })
})
