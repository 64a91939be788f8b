import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { describeTrend } from './describe-trend'

const SUMMARY = 'The comet can be seen without a telescope until the end of the week.'

describe('describeTrend', () => {
  it('uses the words of a source and says whose they are', () => {
    const item = buildItem('feeds', 'Comet visible', { summary: SUMMARY, url: 'https://www.orbit.example/comet' })
    expect(describeTrend([item])).toEqual({
      text: SUMMARY,
      origin: { kind: 'source', label: 'orbit.example', url: 'https://www.orbit.example/comet' },
    })
  })

  it('names the article a search quotes, not the search', () => {
    const references = [{ title: 'Comet', url: 'https://news.example/comet', publisher: 'Orbit Weekly' }]
    const item = buildItem('google-trends', 'comet', { summary: SUMMARY, references })
    expect(describeTrend([item])?.origin).toEqual({
      kind: 'source',
      label: 'Orbit Weekly',
      url: 'https://news.example/comet',
    })
  })

  it('cuts long summaries at a sentence', () => {
    const text = describeTrend([buildItem('feeds', 'x', { summary: `${SUMMARY} `.repeat(9) })])?.text ?? ''
    expect(text.length).toBeLessThanOrEqual(321)
    expect(text.endsWith('week.')).toBe(true)
  })

  it('states true figures from the receipts when no source has a summary', () => {
    const publishedAtMs = Date.UTC(2024, 5, 20, 14)
    const search = buildItem('google-trends', 'comet', {
      metric: 20_000,
      peakMetric: 20_000,
      publishedAtMs,
      momentum: 2,
    })
    const topic = buildItem('bluesky', 'Comet', { rank: 3, bestRank: 2, publishedAtMs })
    expect(describeTrend([topic, search])).toEqual({
      text: 'Searched more than 20,000 times on Google Trends since 20 June 2024. Number 2 on Bluesky, listed since 20 June 2024.',
      origin: { kind: 'source', label: 'Google Trends, Bluesky', url: null },
    })
  })

  it('never speaks in the words of a personal post', () => {
    const post = buildItem('mastodon', 'I saw it!', { itemId: 'post:1', summary: SUMMARY, peakMetric: 7, metric: 7 })
    expect(describeTrend([post])?.text).toMatch(/^Taken up by 7 accounts/)
  })

  it('ignores fragments and answers null without items', () => {
    expect(describeTrend([buildItem('feeds', 'x', { summary: 'Comments' })])?.text).toMatch(
      /^Listed on News feeds since/,
    )
    expect(describeTrend([])).toBeNull()
  })
})
