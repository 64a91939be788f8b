import { describe, expect, it } from 'vitest'
import { judgeTiming } from './run-timing'

const run = { mode: 'normal', startedAtMs: 1_000_000 } as const
/** A run of 78 seconds. */
const TICKS = 78 * 60
const after = (seconds: number) => run.startedAtMs + seconds * 1_000

describe('the time of a result', () => {
  it.each([
    [0, 'too_early'],
    [77.999, 'too_early'],
    [78, 'in_time'],
    [78 + 180, 'in_time'],
    [78 + 180.001, 'too_late'],
    // a clock that was set back
    [-1, 'too_early'],
  ])('is, %d s after the start of a run of 78 s, %s', (seconds, verdict) => {
    expect(judgeTiming(run, TICKS, after(seconds))).toBe(verdict)
  })

  it('leaves half an hour to read in calm runs, which are as early as others', () => {
    const calm = { ...run, mode: 'calm' } as const
    expect(judgeTiming(calm, TICKS, after(77))).toBe('too_early')
    expect(judgeTiming(calm, TICKS, after(78 + 1_800))).toBe('in_time')
    expect(judgeTiming(calm, TICKS, after(78 + 1_801))).toBe('too_late')
  })
})
