import { describe, expect, it } from 'vitest'
import { judgeTiming } from './run-timing'

const SECONDS = 78
const run = { pace: 'clocked', startedAtMs: 1_000_000, ticks: SECONDS * 60 } as const
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
    expect(judgeTiming(run, after(seconds))).toBe(verdict)
  })

  it('may be half an hour late where there is no clock, and no earlier than elsewhere', () => {
    const unhurried = { ...run, pace: 'unhurried' } as const
    expect(judgeTiming(unhurried, after(77))).toBe('too_early')
    expect(judgeTiming(unhurried, after(78 + 1_800))).toBe('in_time')
    expect(judgeTiming(unhurried, after(78 + 1_801))).toBe('too_late')
  })
})
