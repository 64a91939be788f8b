import { describe, expect, it } from 'vitest'
import { createStepClock, TICK_MS } from './step-clock'

/** Ticks played over pictures that come at a steady pace. */
function played(seconds: number, picturesPerSecond: number, speed = 1): number {
  const clock = createStepClock()
  let ticks = 0
  for (let picture = 0; picture <= seconds * picturesPerSecond; picture += 1)
    ticks += clock.ticksDue((picture * 1000) / picturesPerSecond + 0.001, speed)
  return ticks
}

describe('the clock of a game', () => {
  it.each([30, 60, 90, 144, 240])('plays 60 ticks a second at %i pictures a second', (pace) => {
    expect(Math.abs(played(10, pace) - 600)).toBeLessThanOrEqual(1)
  })

  it.each([2, 4])('plays %i times as many ticks at that speed', (speed) => {
    expect(Math.abs(played(10, 60, speed) - 600 * speed)).toBeLessThanOrEqual(speed)
  })

  it('pays six ticks a picture at most, and forgets the rest of the debt', () => {
    const clock = createStepClock()
    clock.ticksDue(0, 1)
    expect(clock.ticksDue(5_000, 1)).toBe(6)
    expect(clock.ticksDue(5_000 + 1.01 * TICK_MS, 1)).toBe(1)
    expect(clock.ticksDue(9_000, 4)).toBe(24)
  })

  it('says where between two ticks the picture stands', () => {
    const clock = createStepClock()
    clock.ticksDue(0, 1)
    clock.ticksDue(1.25 * TICK_MS, 1)
    expect(clock.between()).toBeCloseTo(0.25, 9)
  })

  it('plays nothing for time it rested, nor for a clock that goes back', () => {
    const clock = createStepClock()
    clock.ticksDue(0, 1)
    clock.rest(60_000)
    expect(clock.ticksDue(60_000 + 1.5 * TICK_MS, 1)).toBe(1)
    expect(clock.ticksDue(10, 1)).toBe(0)
  })
})
