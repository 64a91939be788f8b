import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../primitives/time'
import { beginOfPeriod, FORECAST_PERIODS, KEPT_SINGLY_MS } from './forecast-period'

const NOON_MS = Date.UTC(2026, 2, 3, 12)

it('begins a period with the hour, so that all questions of an hour are equal', () => {
  expect(beginOfPeriod('30', NOON_MS)).toBe(NOON_MS - 30 * DAY_MS)
  expect(beginOfPeriod('30', NOON_MS + HOUR_MS - 1)).toBe(NOON_MS - 30 * DAY_MS)
  expect(beginOfPeriod('all', NOON_MS)).toBeNull()
})

it('keeps every forecast by itself for longer than any period of days looks back, and its hours and days are cut', () => {
  const longest = Math.max(...FORECAST_PERIODS.filter((period) => period !== 'all').map(Number)) * DAY_MS
  expect(KEPT_SINGLY_MS).toBeGreaterThanOrEqual(longest + HOUR_MS + DAY_MS)
})
