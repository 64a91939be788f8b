import { describe, expect, it } from 'vitest'
import { foldTimeline, TIMELINE_LATEST } from './fold-timeline'

const events = Array.from({ length: TIMELINE_LATEST + 3 }, (_, index) => 2000 + index)

describe('foldTimeline', () => {
  it('folds away the middle of a long story', () => {
    expect(foldTimeline(events)).toEqual({
      first: [2000],
      between: [2001, 2002],
      latest: [2003, 2004, 2005, 2006, 2007, 2008],
    })
  })

  it('never folds away a single event', () => {
    expect(foldTimeline(events.slice(1))).toEqual({ first: [], between: [], latest: events.slice(1) })
    expect(foldTimeline([])).toEqual({ first: [], between: [], latest: [] })
  })
})
