import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { watchClock } from './clock-watch'

it('tells for how long a clock was not set ahead', () => {
  const time = { now: 1_000_000, counted: 50 }
  const pass = (ms: number, setAheadMs = 0) => {
    time.now += ms + setAheadMs
    time.counted += ms
  }
  const steadyFor = watchClock(
    () => time.now,
    () => time.counted,
  )
  expect(steadyFor()).toBe(Number.POSITIVE_INFINITY)
  pass(6 * HOUR_MS)
  pass(30 * SECOND_MS, 5 * SECOND_MS)
  expect(steadyFor()).toBe(Number.POSITIVE_INFINITY)
  pass(30 * SECOND_MS, HOUR_MS)
  expect(steadyFor()).toBe(0)
  pass(MINUTE_MS)
  expect(steadyFor()).toBe(MINUTE_MS)
  // Set back to what it was: nothing is nearer than before.
  pass(MINUTE_MS, -HOUR_MS)
  expect(steadyFor()).toBe(2 * MINUTE_MS)
})
