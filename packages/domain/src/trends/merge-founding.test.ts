import { buildItem as item, ITEM_NOW_MS as NOW } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../primitives/time'
import { deservesTrend } from './merge-founding'

describe('deservesTrend', () => {
  it('founds what two independent sources show', () => {
    expect(deservesTrend([item('reddit', 'Comet Harper'), item('bluesky', 'Comet Harper')], NOW)).toBe(true)
    expect(deservesTrend([item('reddit', 'Comet Harper'), item('reddit', 'Comet Harper')], NOW)).toBe(false)
  })

  it('counts a source that only points to the other one’s page once', () => {
    const url = 'https://github.com/owner/comet-tools'
    const pair = [
      item('github', 'owner/comet-tools', { url, rank: 90 }),
      item('hacker-news', 'Comet tools', { url, rank: 50 }),
    ]
    expect(deservesTrend(pair, NOW)).toBe(false)
  })

  it('founds what is breaking out, and what stands high in its list', () => {
    expect(deservesTrend([item('reddit', 'Comet Harper', { alert: true, rank: 40 })], NOW)).toBe(true)
    expect(deservesTrend([item('reddit', 'Comet Harper', { rank: 12 })], NOW)).toBe(true)
    expect(deservesTrend([item('reddit', 'Comet Harper', { rank: 13 })], NOW)).toBe(false)
    expect(deservesTrend([item('reddit', 'Comet Harper', { rank: 1, lifecycle: 'fading' })], NOW)).toBe(false)
  })

  it('takes the first places of a news feed only while the article is young', () => {
    const news = (ageHours: number, rank: number) =>
      deservesTrend([item('feeds', 'Comet Harper', { rank, publishedAtMs: NOW - ageHours * HOUR_MS })], NOW)
    expect([news(48, 3), news(49, 3), news(1, 4)]).toEqual([true, false, false])
  })

  it.each([
    item('mastodon', '#introduction', { rank: 1 }),
    item('mastodon', 'So happy today, look at this', { itemId: 'post:1', rank: 1 }),
    item('wikipedia', 'Deaths in 2026', { rank: 2 }),
    item('wikipedia', 'List of highest-grossing films', { rank: 2 }),
    item('google-trends', 'Comet Harper', { rank: 1, lastSeenAtMs: NOW - 3 * HOUR_MS }),
  ])('founds nothing on $source: $title', (one) => {
    expect(deservesTrend([one], NOW)).toBe(false)
  })
})
