import { expect, test } from 'vitest'
import { readEventDate } from './event-date'

test.each([
  ['2012', '2012-01-01T00:00:00.000Z', 'year'],
  ['2012-07', '2012-07-01T00:00:00.000Z', 'month'],
  ['2012-12-21', '2012-12-21T00:00:00.000Z', 'day'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z', 'day'],
])('reads %s no more precisely than it is known', (date, at, precision) => {
  expect(readEventDate(date)).toEqual({ at, precision })
})

test.each([
  '',
  '12',
  '1980s',
  '2012-13',
  '2012-00',
  '2012-7',
  '2012-07-32',
  '2023-02-29',
  '2012-07-15T10:00',
  '__proto__',
])('refuses "%s"', (date) => {
  expect(() => readEventDate(date)).toThrow(RangeError)
})
