import { buildNewsItem } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { dayText } from './day-text'
import { groupByDay } from './group-by-day'
import { joinNews } from './join-news'

const items = [
  buildNewsItem(1, '2026-03-14T12:00:00.000Z'),
  buildNewsItem(2, '2026-03-14T22:59:00.000Z'),
  buildNewsItem(3, '2026-03-14T23:00:00.000Z'),
  buildNewsItem(4, '2026-03-13T23:30:00.000Z'),
]
const shape = (timeZone: string) =>
  groupByDay(items, timeZone).map(({ day, items: ofDay }) => [day, ofDay.map((item) => item.trend?.name)])

describe('groupByDay', () => {
  it('puts the newest first, days and entries alike', () => {
    expect(shape('UTC')).toEqual([
      ['2026-03-14', ['Trend 3', 'Trend 2', 'Trend 1']],
      ['2026-03-13', ['Trend 4']],
    ])
  })

  it('turns the day at the midnight of the visitor', () => {
    expect(shape('Europe/Berlin')).toEqual([
      ['2026-03-15', ['Trend 3']],
      ['2026-03-14', ['Trend 2', 'Trend 1', 'Trend 4']],
    ])
    expect(shape('America/Los_Angeles')[1]).toEqual(['2026-03-13', ['Trend 4']])
  })

  it('leaves out what has no readable time', () => {
    expect(groupByDay([buildNewsItem(1, 'soon')], 'UTC')).toEqual([])
  })
})

describe('dayText', () => {
  it.each([
    ['2026-03-14', 'Today'],
    ['2026-03-13', 'Yesterday'],
    ['2026-03-12', 'Thursday 12 March'],
    ['2025-12-31', 'Wednesday 31 December 2025'],
    ['2026-03-15', 'Sunday 15 March'],
  ])('heads %s as "%s" on 14 March 2026', (day, text) => {
    expect(dayText(day, '2026-03-14').replace(',', '')).toBe(text)
  })
})

describe('joinNews', () => {
  it('shows an entry once, though a fresh first page repeats it', () => {
    const [first, second, third] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]]
    expect(joinNews([first, second], [second, third]).map((item) => item.trend?.name)).toEqual([
      'Trend 1',
      'Trend 2',
      'Trend 3',
    ])
  })
})
