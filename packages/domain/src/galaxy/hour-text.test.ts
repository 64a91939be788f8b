import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hourText, readHourText } from './hour-text'

it('writes an hour and reads it back, before 2020 too', () => {
  expect(hourText(0)).toBe('2020-01-01T00Z')
  expect(readHourText('2026-11-20T18Z')).toBe(60_378)
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 200_000 }), (hour) => {
      expect(readHourText(hourText(hour))).toBe(hour)
    }),
  )
})

it.each(['', '2026-11-20', '2026-11-31T00Z', '2026-13-01T00Z', '2026-11-20T24Z', '2026-11-20T18:30Z', 7, null])(
  'reads no hour from %j',
  (text) => expect(readHourText(text)).toBeNull(),
)
