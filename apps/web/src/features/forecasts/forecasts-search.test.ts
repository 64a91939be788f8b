import { expect, it } from 'vitest'
import { parseForecastsSearch } from './forecasts-search'

it('reads a source and a period, and leaves out what nobody knows and what is usual', () => {
  expect(parseForecastsSearch({ source: 'lobsters', days: 30 })).toEqual({ source: 'lobsters', days: 30 })
  expect(parseForecastsSearch({ days: '365' })).toEqual({ days: 365 })
  expect(parseForecastsSearch({ days: 'all' })).toEqual({ days: 'all' })
  expect(parseForecastsSearch({ source: '__proto__', days: '31', q: 'x' })).toEqual({})
  expect(parseForecastsSearch({ source: 7, days: 90 })).toEqual({})
})
