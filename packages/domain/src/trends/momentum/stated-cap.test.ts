import { describe, expect, it } from 'vitest'
import { StatedCap } from './stated-cap'

/** A cap that has seen so many outcomes, of which this share came true. */
function capAfter(outcomes: number, share: number, cap = new StatedCap()): StatedCap {
  for (let index = 1; index <= outcomes; index += 1) {
    cap.add(Math.floor(index * share) > Math.floor((index - 1) * share))
  }
  return cap
}

describe('StatedCap', () => {
  it('begins at 80%', () => {
    expect(new StatedCap().chance).toBeCloseTo(0.8, 12)
  })

  it('rises towards what came true, and stays below it', () => {
    expect(capAfter(30, 0.92).chance).toBeGreaterThan(0.8)
    const { chance } = capAfter(5_000, 0.92)
    expect(chance).toBeGreaterThan(0.9)
    expect(chance).toBeLessThan(0.92)
  })

  it('falls far below 80% where little of it came true', () => {
    expect(capAfter(40, 0.13).chance).toBeLessThan(0.4)
    expect(capAfter(1_000, 0.13).chance).toBeLessThan(0.15)
  })

  it('forgets what a source was like before', () => {
    const changed = capAfter(5_000, 0.95, capAfter(5_000, 0.3))
    expect(changed.chance).toBeGreaterThan(0.92)
  })
})
