import { expect, it } from 'vitest'
import { timeLeftText } from './time-left-text'

it.each([
  [1_800_000, '30:00'],
  [1_799_001, '30:00'],
  [1_799_000, '29:59'],
  [65_000, '1:05'],
  [60_000, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
])('shows %d ms as %s', (leftMs, text) => {
  expect(timeLeftText(leftMs)).toBe(text)
})
