import { describe, expect, it } from 'vitest'
import { readDate } from './read-date'

const NOW_MS = Date.UTC(2026, 8, 1, 12)

describe('readDate', () => {
  it.each([
    ['Thu, 20 Jun 2024 07:00:00 -0700', Date.UTC(2024, 5, 20, 14)],
    ['Wed, 17 Jan 2018 15:50:00 EST', Date.UTC(2018, 0, 17, 20, 50)],
    ['2026-09-01T08:44:26.366Z', Date.UTC(2026, 8, 1, 8, 44, 26, 366)],
    ['2026-09-02T11:59:59Z', Date.UTC(2026, 8, 2, 11, 59, 59)],
    ['Tue, 01 Sep 2026 06:00:00 CEST', Date.UTC(2026, 8, 1, 4)],
    ['2026-09-01 06:00:00', Date.UTC(2026, 8, 1, 6)],
    ['1518478934', Date.UTC(2018, 1, 12, 23, 42, 14)],
    ['1518478934000', Date.UTC(2018, 1, 12, 23, 42, 14)],
    ['1 ก.ย. 2569 06:00', Date.UTC(2026, 8, 1, 6)],
  ])('reads %j', (text, ms) => expect(readDate(text, NOW_MS)).toBe(ms))

  it.each([
    '',
    'yesterday',
    '4102444800',
    '2026',
    '2026-09-03T12:00:01Z',
    '1970-01-01T00:00:00Z',
    'x'.repeat(500),
    null,
  ])('leaves %j unknown', (text) => expect(readDate(text, NOW_MS)).toBeNull())

  it('reads the same whatever the zone of the machine', () => {
    const before = process.env.TZ
    try {
      for (const zone of ['Asia/Shanghai', 'America/New_York', 'UTC']) {
        process.env.TZ = zone
        for (const text of ['2026-08-23 06:00:00', 'Sun, 23 Aug 2026 06:00:00'])
          expect(readDate(text, NOW_MS)).toBe(Date.UTC(2026, 7, 23, 6))
      }
    } finally {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  })
})
