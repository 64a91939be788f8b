import type { TimelineEvent } from '@trendverse/domain/trends/trend'
import { describe, expect, it } from 'vitest'
import { orderTimeline, TIMELINE_SHOWN } from './order-timeline'

const dated = (year: number): TimelineEvent => ({
  kind: 'dated',
  at: `${year}-01-01T00:00:00.000Z`,
  precision: 'year',
  text: `In ${year}`,
})
const years = (events: readonly TimelineEvent[]) => events.map((event) => Number(event.at.slice(0, 4)))

describe('orderTimeline', () => {
  it('tells a story from its beginning', () => {
    expect(years(orderTimeline([dated(2020), dated(2001), dated(2012)]).shown)).toEqual([2001, 2012, 2020])
  })

  it('folds away the oldest events of a long story, but never a single one', () => {
    const events = Array.from({ length: TIMELINE_SHOWN + 2 }, (_, index) => dated(2000 + index))
    expect(years(orderTimeline(events).earlier)).toEqual([2000, 2001])
    expect(orderTimeline(events.slice(1)).earlier).toEqual([])
    expect(orderTimeline(events.slice(1)).shown).toHaveLength(TIMELINE_SHOWN + 1)
  })

  it('leaves its input as it was', () => {
    const events = [dated(2020), dated(2001)]
    orderTimeline(events)
    expect(years(events)).toEqual([2020, 2001])
  })
})
