import { expect, it } from 'vitest'
import { minutesLeftText } from './minutes-left'

it.each([
  [1_800_000, '30 minutes are left.'],
  [1_799_000, '30 minutes are left.'],
  [65_000, '2 minutes are left.'],
  [60_000, 'Less than a minute is left.'],
  [1, 'Less than a minute is left.'],
  [0, 'No time is left.'],
])('says of %d ms: %s', (leftMs, spoken) => {
  expect(minutesLeftText(leftMs)).toBe(spoken)
})
