import { describe, expect, it } from 'vitest'
import { createQualityWatch, type Quality } from './quality-watch'

/** The steps it takes while pictures come at the given paces, each for so many seconds. */
function stepsAt(first: Quality, ...stretches: readonly (readonly [picturesPerSecond: number, seconds: number])[]) {
  const watch = createQualityWatch(first)
  const steps: { readonly second: number; readonly to: Quality }[] = []
  let nowMs = 0
  for (const [pace, seconds] of stretches) {
    for (let picture = 0; picture < pace * seconds; picture += 1) {
      nowMs += 1000 / pace
      const to = watch.picture(nowMs)
      if (to !== null) steps.push({ second: Math.floor(nowMs / 1000), to })
    }
  }
  return { steps, watch, nowMs }
}

describe('quality', () => {
  it('stays while pictures come fast enough', () => {
    expect(stepsAt('high', [60, 30], [51, 30], [120, 5]).steps).toEqual([])
  })

  it('goes down a step after three slow seconds, and again after three more', () => {
    const { steps } = stepsAt('high', [30, 20])
    expect(steps.map(({ to }) => to)).toEqual(['medium', 'low'])
    expect(steps[0]?.second).toBe(3)
    expect(steps[1]?.second).toBe(6)
  })

  it('forgives two slow seconds', () => {
    expect(stepsAt('medium', [60, 5], [30, 2], [60, 5], [30, 2], [60, 5]).steps).toEqual([])
  })

  it('has nothing below the plainest', () => {
    expect(stepsAt('low', [10, 30]).steps).toEqual([])
  })

  it('does not take a hidden tab for a slow device', () => {
    const { watch, nowMs } = stepsAt('high', [30, 2.5])
    expect(watch.picture(nowMs + 60_000)).toBeNull()
    for (let picture = 1; picture < 60; picture += 1) expect(watch.picture(nowMs + 60_000 + picture * 33)).toBeNull()
  })
})
