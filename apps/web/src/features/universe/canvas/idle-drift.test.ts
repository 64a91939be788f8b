import { expect, it } from 'vitest'
import { type IdleDrift, newIdleDrift, stepDrift, stopDrift } from './idle-drift'

const DEGREE = Math.PI / 180
const run = (drift: IdleDrift, seconds: number, mayDrift = true): number[] =>
  Array.from({ length: Math.round(seconds * 60) }, () => {
    stepDrift(drift, 1 / 60, mayDrift)
    return drift.angle
  })

it('waits for rest, then swings two degrees either way and no farther', () => {
  const drift = newIdleDrift()
  expect(Math.max(...run(drift, 3.9).map(Math.abs))).toBe(0)
  const angles = run(drift, 60)
  expect(Math.max(...angles)).toBeGreaterThan(1.9 * DEGREE)
  expect(Math.min(...angles)).toBeLessThan(-1.9 * DEGREE)
  expect(Math.max(...angles.map(Math.abs))).toBeLessThanOrEqual(2 * DEGREE)
})

it('comes back to rest after an input, without a jerk, and starts again after a pause', () => {
  const drift = newIdleDrift()
  run(drift, 14)
  const before = drift.angle
  stopDrift(drift)
  const [first = 0, ...rest] = run(drift, 3.9)
  expect(Math.abs(before - first)).toBeLessThan(0.1 * DEGREE)
  expect(Math.abs(rest.at(-1) ?? 1)).toBeLessThan(0.02 * DEGREE)
  run(drift, 10)
  expect(drift.angle).toBeGreaterThan(DEGREE)
})

it('rests while it may not drift', () => {
  const drift = newIdleDrift()
  run(drift, 14)
  run(drift, 12, false)
  expect(drift.angle).toBe(0)
  expect(stepDrift(drift, 1 / 60, false)).toBe(false)
})
