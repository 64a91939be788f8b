import { expect, it } from 'vitest'
import { minutesLeftText } from './minutes-left'

it.each([
  [1_800_000, '30 minutes left.'],
  [1_799_000, '30 minutes left.'],
  [65_000, '2 minutes left.'],
  [60_000, 'Less than a minute left.'],
  [1, 'Less than a minute left.'],
  [0, 'No time left.'],
])('says of %d ms: %s', (leftMs, spoken) => {
  expect(minutesLeftText(leftMs)).toBe(spoken)
})
