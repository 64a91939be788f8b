import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/lifecycle-stage'
import { describe, expect, it } from 'vitest'
import { timelineText } from './timeline-text'

const at = '2026-03-14T09:00:00.000Z'

describe('timelineText', () => {
  it('says where a trend was first seen', () => {
    expect(timelineText({ kind: 'first_seen', at, source: 'google-trends', title: 'comet harper' })).toEqual({
      headline: 'First seen on Google Trends',
      title: 'comet harper',
    })
  })

  it.each([
    ['same_url', 'Merged from Hacker News: the same page'],
    ['same_article', 'Merged from Hacker News: the same encyclopedia article'],
    ['same_topic', 'Merged from Hacker News: the same topic'],
    ['likeness', 'Merged from Hacker News: it tells the same story'],
    ['cover', 'Merged from Hacker News: the story is about it'],
    ['admin', 'Merged from Hacker News: filed by the editors'],
  ] as const)('explains a merge for the reason %s', (reason, headline) => {
    expect(timelineText({ kind: 'merged', at, reason, title: 'Comet', source: 'hacker-news' }).headline).toBe(headline)
  })

  it.each([
    [null, 'emerging', 'Joined our list, emerging'],
    [null, 'peak', 'Joined our list, at its peak'],
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
