import type { Evidence } from '@trendverse/domain/trends/trend'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReceiptCard } from './receipt-card'

const evidence: Evidence = {
  id: '00000000-0000-7000-8000-000000000001',
  source: 'hacker-news',
  title: 'Comet Harper is visible',
  url: 'https://www.orbit.example/comet',
  sourceUrl: 'https://news.ycombinator.com/item?id=1',
  summary: null,
  publisher: 'Orbit Weekly',
  firstSeenAt: '2026-03-14T09:00:00.000Z',
  lastSeenAt: '2026-03-14T10:00:00.000Z',
  publishedAt: null,
  metric: 812,
  peakMetric: 900,
  metricUnit: 'points',
  rank: 3,
  bestRank: 1,
  velocityPerHour: 64,
  momentum: 4.4,
  breakoutProbability: null,
  references: [],
}
const draw = (changes: Partial<Evidence> = {}) =>
  renderToStaticMarkup(<ReceiptCard evidence={{ ...evidence, ...changes }} />)

describe('ReceiptCard', () => {
  it('leads to the original without giving it a handle on this page, and names its host', () => {
    const markup = draw()
    expect(markup).toContain('<a href="https://www.orbit.example/comet" target="_blank" rel="noopener"')
    expect(markup).toContain('Orbit Weekly, orbit.example')
    expect(markup).toContain('900 points at most')
  })

  it('gives every instant to machines and, exactly, to readers', () => {
    expect(draw()).toMatch(/First seen <time dateTime="2026-03-14T09:00:00.000Z" title="14 Mar 2026, 09:00 \(UTC\)"/)
  })

  it('promises nothing where nothing was forecast', () => {
    expect(draw()).not.toContain('forecast')
    expect(draw({ breakoutProbability: 0.34 })).toContain('34% chance of breaking out')
  })

  it('shows hostile text as text and never links to a script', () => {
    const markup = draw({
      title: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(1)',
      references: [{ title: 'click', url: 'data:text/html,x', publisher: null }],
    })
    expect(markup).not.toContain('<img')
    expect(markup).not.toMatch(/href="(javascript|data):/)
  })
})
