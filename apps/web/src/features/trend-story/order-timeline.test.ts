import type { TimelineEvent } from '@trendverse/domain/trends/trend'
import { describe, expect, it } from 'vitest'
import { orderTimeline, TIMELINE_LATEST } from './order-timeline'

const dated = (year: number): TimelineEvent => ({
  kind: 'dated',
  at: `${year}-01-01T00:00:00.000Z`,
  precision: 'year',
  text: `In ${year}`,
})
const years = (events: readonly TimelineEvent[]) => events.map((event) => Number(event.at.slice(0, 4)))

describe('orderTimeline', () => {
  it('tells a story from its beginning', () => {
    expect(years(orderTimeline([dated(2020), dated(2001), dated(2012)]).latest)).toEqual([2001, 2012, 2020])
  })

  it('folds away the middle of a long story, but never a single event', () => {
    const events = Array.from({ length: TIMELINE_LATEST + 3 }, (_, index) => dated(2000 + index))
    const { first, between, latest } = orderTimeline(events)
    expect([years(first), years(between)]).toEqual([[2000], [2001, 2002]])
    expect(years(latest)).toEqual([2003, 2004, 2005, 2006, 2007, 2008])
    expect(orderTimeline(events.slice(1)).between).toEqual([])
    expect(orderTimeline(events.slice(1)).latest).toHaveLength(TIMELINE_LATEST + 2)
  })

  it('leaves its input as it was', () => {
    const events = [dated(2020), dated(2001)]
    orderTimeline(events)
    expect(years(events)).toEqual([2020, 2001])
  })
})
