import { LIFECYCLE_STAGES, type LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import type { TimelineEvent } from '@trendverse/domain/trends/trend'
import { describe, expect, it } from 'vitest'
import { foldTimeline, TIMELINE_LATEST, tellTimeline, timelineText } from './timeline'

const at = '2026-03-14T09:00:00.000Z'

describe('timelineText', () => {
  it('says where a trend was first seen', () => {
    expect(timelineText({ kind: 'first_seen', at, source: 'google-trends', title: 'comet harper' })).toEqual({
      headline: 'First seen on Google Trends',
      title: 'comet harper',
    })
  })

  it('says of feeds alone that it was in the news: a list of papers has a name', () => {
    const headline = (source: 'arxiv' | 'feeds') =>
      timelineText({ kind: 'first_seen', at, source, title: 'a model' }).headline
    expect([headline('arxiv'), headline('feeds')]).toEqual(['First seen on arXiv', 'First seen in the news'])
  })

  it.each([
    ['same_url', 'Merged in from Hacker News: same page'],
    ['same_article', 'Merged in from Hacker News: same encyclopedia article'],
    ['same_topic', 'Merged in from Hacker News: same topic'],
    ['likeness', 'Merged in from Hacker News: same story'],
    ['cover', 'Merged in from Hacker News: the story is about this'],
    ['admin', 'Merged in from Hacker News: added by our editors'],
  ] as const)('explains a merge for the reason %s', (reason, headline) => {
    expect(timelineText({ kind: 'merged', at, reason, title: 'Comet', source: 'hacker-news' }).headline).toBe(headline)
  })

  it.each([
    [null, 'emerging', 'Joined our list while emerging'],
    [null, 'peak', 'Joined our list while at its peak'],
    ['emerging', 'rising', 'Began to rise'],
    ['peak', 'rising', 'Began to rise'],
    ['fading', 'rising', 'Began to rise again'],
    ['dormant', 'emerging', 'Began to emerge again'],
    ['fading', 'peak', 'Reached its peak'],
    ['fading', 'dormant', 'Went quiet'],
  ] as const)('tells the turn from %s to %s as "%s"', (from, to, headline) => {
    expect(timelineText({ kind: 'lifecycle', at, from, to }).headline).toBe(headline)
  })

  it('has words for every stage', () => {
    for (const to of LIFECYCLE_STAGES) {
      expect(timelineText({ kind: 'lifecycle', at, from: 'peak', to }).headline).toMatch(/^[A-Z][a-z ]+$/)
    }
  })

  it('leaves the words of a dated event alone', () => {
    const text = 'The first full-colour images are published.'
    expect(timelineText({ kind: 'dated', at, precision: 'month', text })).toEqual({ headline: text, title: null })
  })
})

const seen = (title: string): TimelineEvent => ({ kind: 'first_seen', at, source: 'lobsters', title })

describe('tellTimeline', () => {
  it('says no title twice, and never that of the page', () => {
    const events = [seen('comet harper'), seen('Comet seen!'), seen('Comet  seen'), seen('彗星')]
    expect(tellTimeline(events, 'Comet Harper').map(({ title }) => title)).toEqual([null, 'Comet seen!', null, '彗星'])
  })

  it('tells a story from its beginning, and leaves its input as it was', () => {
    const events = [2020, 2001, 2012].map((year): TimelineEvent => {
      return { kind: 'dated', at: `${year}-01-01T00:00:00.000Z`, precision: 'year', text: `In ${year}` }
    })
    expect(tellTimeline(events, '').map(({ headline }) => headline)).toEqual(['In 2001', 'In 2012', 'In 2020'])
    expect(events[0]).toMatchObject({ text: 'In 2020' })
  })

  it('says of a stage a story comes back to that it does so again', () => {
    const turn = (from: LifecycleStage | null, to: LifecycleStage, hour: number): TimelineEvent => {
      return { kind: 'lifecycle', at: `2026-03-14T0${hour}:00:00.000Z`, from, to }
    }
    const events = [
      turn(null, 'rising', 1),
      turn('rising', 'peak', 2),
      turn('peak', 'rising', 3),
      turn('rising', 'peak', 4),
    ]
    expect(tellTimeline(events, '').map(({ headline }) => headline)).toEqual([
      'Joined our list while rising',
      'Reached its peak',
      'Began to rise again',
      'Reached a new peak',
    ])
  })

  it('keeps the event and its headline', () => {
    const [told] = tellTimeline([seen('Comet Harper')], 'Comet Harper')
    expect(told).toMatchObject({ headline: 'First seen on Lobsters', event: { kind: 'first_seen' } })
  })

  it('leaves events without a title as they are', () => {
    const dated: TimelineEvent = { kind: 'dated', at, precision: 'day', text: 'Comet Harper' }
    expect(tellTimeline([dated, dated], 'Comet Harper').map(({ headline }) => headline)).toEqual([
      'Comet Harper',
      'Comet Harper',
    ])
  })
})

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
