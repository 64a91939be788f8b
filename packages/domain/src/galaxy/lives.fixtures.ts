import fc from 'fast-check'
import { GOES_ON, MOST_HOURS, type TrendLife } from './life'

/** Any life an installation can remember by an hour. */
export function anyLife(hour: number, categories: number): fc.Arbitrary<TrendLife> {
  return fc
    .record({
      number: fc.integer({ min: 1, max: 0xffff_ffff }),
      bornHour: fc.integer({ min: 0, max: hour }),
      peakHours: fc.integer({ min: 0, max: MOST_HOURS }),
      lasted: fc.option(fc.integer({ min: 0, max: MOST_HOURS })),
      reach: fc.integer({ min: 0, max: 255 }),
      category: fc.integer({ min: 0, max: categories - 1 }),
      family: fc.integer({ min: 0, max: 65_535 }),
    })
    .map(({ lasted, ...life }) => ({
      ...life,
      lastHours: lasted === null ? GOES_ON : Math.min(MOST_HOURS, Math.max(lasted, life.peakHours)),
    }))
}
