import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../primitives/time'
import { latestGrowthMs } from './latest-growth'
import type { SparkPoint } from './sparkline'

const FIRST = Date.parse('2026-03-01T12:00:00Z')
const at = (hours: number, metric: number | null): SparkPoint => ({ atMs: FIRST + hours * HOUR_MS, metric, rank: null })
const growth = (...points: readonly SparkPoint[]): number | null => {
  const ms = latestGrowthMs({ firstSeenAtMs: FIRST }, points)
  return ms === null ? null : (ms - FIRST) / HOUR_MS
}

it('needs two readings, of which the later one counted more', () => {
  expect(growth()).toBeNull()
  expect(growth(at(0, 400))).toBeNull()
  expect(growth(at(0, 400), at(1, 401))).toBe(1)
  expect(growth(at(0, 400), at(1, 400))).toBeNull()
  expect(growth(at(0, 400), at(1, 300))).toBeNull()
})

it('takes the last growth there was, in whatever order readings come', () => {
  expect(growth(at(2, 600), at(0, 400), at(3, 600), at(1, 500))).toBe(2)
})

it('does not take what the source states of earlier instants for a reading', () => {
  expect(growth(at(-2, 10), at(-1, 200), at(0, 400))).toBeNull()
})

it('says nothing of readings too far apart, or without a count', () => {
  expect(growth(at(0, 400), at(1.5, 500))).toBe(1.5)
  expect(growth(at(0, 400), at(1.5 + MINUTE_MS / HOUR_MS, 500))).toBeNull()
  expect(growth(at(0, 400), at(1, null))).toBeNull()
  expect(growth(at(0, null), at(1, 400))).toBeNull()
})
