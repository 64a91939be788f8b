import { describe, expect, it } from 'vitest'
import { FrameClock } from './frame-clock'

describe('the frame clock', () => {
  it('tells the seconds between two frames and in all', () => {
    let nowMs = 1_000
    const clock = new FrameClock(() => nowMs)
    clock.start()
    nowMs = 1_250
    expect(clock.getDelta()).toBe(0.25)
    nowMs = 1_350
    expect(clock.getDelta()).toBeCloseTo(0.1)
    expect(clock.elapsedTime).toBeCloseTo(0.35)
  })

  it('stands still before the start and after a stop, and does not count the pause', () => {
    let nowMs = 0
    const clock = new FrameClock(() => nowMs)
    nowMs = 5_000
    expect(clock.getDelta()).toBe(0)
    clock.start()
    nowMs = 6_000
    clock.stop()
    nowMs = 60_000
    expect(clock.getDelta()).toBe(0)
    expect(clock.elapsedTime).toBe(1)
    clock.start()
    nowMs = 60_016
    expect(clock.getDelta()).toBeCloseTo(0.016)
  })
})
