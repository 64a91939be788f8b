import { describe, expect, it } from 'vitest'
import { LONGEST_ID, MOST_OPEN_FORECASTS, OpenForecasts } from './open-forecasts'

function openedHourly(count: number): OpenForecasts {
  const forecasts = new OpenForecasts()
  for (let hour = 0; hour < count; hour += 1) {
    forecasts.add({ itemId: `item-${hour}`, firstSeenAt: hour, bar: 10, peak: hour, marksPassed: 0, statements: [] })
  }
  return forecasts
}

describe('OpenForecasts', () => {
  it('closes what was first seen up to an instant, oldest first, and keeps the numbers of the others', () => {
    const forecasts = openedHourly(3_000)
    expect(forecasts.takeDue(-1)).toEqual([])
    const due = forecasts.takeDue(1_999)
    expect(due.map(({ number }) => number)).toEqual(Array.from({ length: 2_000 }, (_, number) => number))
    expect([forecasts.first, forecasts.size, forecasts.next]).toEqual([2_000, 1_000, 3_000])
    expect(forecasts.get(1_999)).toBeUndefined()
    expect(forecasts.get(2_000)?.itemId).toBe('item-2000')
    expect(forecasts.numberOf('item-2999')).toBe(2_999)
    expect(forecasts.numberOf('item-1999')).toBeUndefined()
    expect(forecasts.takeDue(1e9).at(-1)?.number).toBe(2_999)
    expect(
      forecasts.add({ itemId: 'late', firstSeenAt: 1e9, bar: null, peak: 0, marksPassed: 0, statements: [] }),
    ).toBe(3_000)
  })

  it('knows which numbers are open', () => {
    const forecasts = openedHourly(3)
    forecasts.takeDue(0)
    expect([-1, 0, 1, 2, 3].map((number) => forecasts.isOpen(number))).toEqual([false, false, true, true, false])
  })

  it('has room for 40,000, and for ids of 256 characters', () => {
    const forecasts = openedHourly(MOST_OPEN_FORECASTS - 1)
    expect(forecasts.canAdd('x'.repeat(LONGEST_ID))).toBe(true)
    expect(forecasts.canAdd('x'.repeat(LONGEST_ID + 1))).toBe(false)
    forecasts.add({ itemId: 'last', firstSeenAt: 1e6, bar: null, peak: 0, marksPassed: 0, statements: [] })
    expect(forecasts.canAdd('one more')).toBe(false)
    forecasts.takeDue(0)
    expect(forecasts.canAdd('one more')).toBe(true)
  })
})
