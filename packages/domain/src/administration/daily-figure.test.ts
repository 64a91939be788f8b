import { describe, expect, it } from 'vitest'
import { figureDays, successPercent, toDailyFigure } from './daily-figure'

const NOON_MS = Date.UTC(2026, 2, 3, 12)
const DAYS = figureDays(NOON_MS)
const ago = (days: number) => DAYS[DAYS.length - 1 - days] ?? 'before'

describe('figureDays', () => {
  it('ends with the UTC date of now', () => {
    expect([DAYS.length, DAYS[0], DAYS.at(-1)]).toEqual([60, '2026-01-03', '2026-03-03'])
  })
})

describe('toDailyFigure', () => {
  it('adds up the days of each period and of the one before it', () => {
    const counts = [0, 6, 7, 13, 14, 29, 30, 59].map((days, index) => ({ day: ago(days), count: 10 ** index }))
    const figure = toDailyFigure(DAYS, counts)
    expect(figure).toMatchObject({
      today: 1,
      last7Days: 11,
      before7Days: 1_100,
      last30Days: 111_111,
      before30Days: 11_000_000,
    })
    expect([figure.byDay.length, figure.byDay.at(-1), figure.byDay[0]]).toEqual([60, 1, 10_000_000])
  })

  it('takes tomorrow for today and leaves out what is older', () => {
    const counts = [
      { day: '2026-03-04', count: 2 },
      { day: '2026-03-03', count: 3 },
      { day: '2026-01-02', count: 100 },
    ]
    expect(toDailyFigure(DAYS, counts)).toMatchObject({ today: 5, last30Days: 5, before30Days: 0 })
  })
})

describe('successPercent', () => {
  it.each([
    [0, 0, null],
    [1, 0, 100],
    [2, 1, 66.7],
    [0, 3, 0],
  ])('of %i and %i is %s', (succeeded, failed, percent) => {
    expect(successPercent(succeeded, failed)).toBe(percent)
  })
})
