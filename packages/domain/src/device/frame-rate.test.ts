import { describe, expect, it } from 'vitest'
import { newFrameRateWatch, noteFrame, restartWatch } from './frame-rate'

/** Notes frames at a steady rate for some seconds; the second of the first step down, or null. */
function run(framesPerSecond: number, seconds: number, watch = newFrameRateWatch(), fromMs = 0): number | null {
  for (let frame = 0; frame <= framesPerSecond * seconds; frame++) {
    const nowMs = fromMs + (frame * 1_000) / framesPerSecond
    if (noteFrame(watch, nowMs)) return (nowMs - fromMs) / 1_000
  }
  return null
}

describe('frame rate', () => {
  it('steps down after three seconds under 30 frames a second, not before', () => {
    expect(run(20, 2.9)).toBeNull()
    expect(run(20, 10)).toBeGreaterThanOrEqual(3)
    expect(run(20, 10)).toBeLessThanOrEqual(3.6)
  })

  it('leaves exactly 30 and more frames a second alone', () => {
    expect(run(30, 20)).toBeNull()
    expect(run(60, 20)).toBeNull()
    expect(run(29, 20)).not.toBeNull()
  })

  it('starts counting anew when drawing was fast in between', () => {
    const watch = newFrameRateWatch()
    expect(run(20, 2, watch)).toBeNull()
    expect(run(60, 1, watch, 2_016)).toBeNull()
    expect(run(20, 2, watch, 3_033)).toBeNull()
  })

  it('steps down on a device that needs seconds for a frame, but not for one hiccup', () => {
    const watch = newFrameRateWatch()
    expect([0, 4_000, 8_000].map((nowMs) => noteFrame(watch, nowMs))).toEqual([false, false, true])
    const hiccup = newFrameRateWatch()
    run(60, 1, hiccup)
    expect(noteFrame(hiccup, 6_000)).toBe(false)
    expect(run(60, 5, hiccup, 6_016)).toBeNull()
  })

  it('does not count a pause that it is told of', () => {
    const watch = newFrameRateWatch()
    for (let pause = 0; pause < 20; pause++) {
      expect(noteFrame(watch, pause * 5_000)).toBe(false)
      restartWatch(watch)
    }
  })

  it('takes a sleeping device for a pause, not for slowness', () => {
    const watch = newFrameRateWatch()
    for (let hour = 0; hour < 10; hour++) expect(noteFrame(watch, hour * 3_600_000)).toBe(false)
  })

  it('survives a clock that jumps back', () => {
    const watch = newFrameRateWatch()
    noteFrame(watch, 5_000)
    expect(noteFrame(watch, 1_000)).toBe(false)
    expect(watch.slowMs).toBe(0)
  })

  it('waits three more seconds before the next step', () => {
    const watch = newFrameRateWatch()
    const first = run(10, 10, watch)
    expect(first).not.toBeNull()
    expect(run(10, 2.8, watch, (first ?? 0) * 1_000 + 100)).toBeNull()
  })

  it('tells the rate it measured', () => {
    const watch = newFrameRateWatch()
    run(50, 2, watch)
    expect(watch.framesPerSecond).toBeCloseTo(50, 5)
  })
})
