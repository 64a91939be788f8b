import type { Evidence } from '@trendverse/domain/trends/trend'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Receipts } from './receipts'

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
const draw = (...changes: readonly Partial<Evidence>[]) =>
  renderToStaticMarkup(
    <Receipts
      trend={buildTrendDetail(1, {
        evidence: changes.map((change, index) => ({
          ...evidence,
          id: `00000000-0000-7000-8000-00000000000${index}`,
          ...change,
        })),
      })}
    />,
  )
const page = (number: number) => ({ url: `https://orbit.example/${number}`, title: `Page ${number}` })

describe('Receipts', () => {
  it('lead to the original without giving it a handle on this page, and name publisher and host', () => {
    const markup = draw({})
    expect(markup).toContain('<a href="https://www.orbit.example/comet" target="_blank" rel="noopener"')
    expect(markup).toMatch(/Orbit Weekly<\/span>.*orbit\.example/)
    expect(markup).toContain('peak 900')
  })

  it('show a page that several sources name once, with the numbers of each side by side', () => {
    const markup = draw({}, { source: 'lobsters', metric: 41, sourceUrl: 'https://lobste.rs/s/1' })
    expect(markup.match(/<h3/g)).toHaveLength(1)
    expect(markup).toContain('812 points')
    expect(markup).toContain('41 points')
    expect(markup).toContain('href="https://lobste.rs/s/1"')
  })

  it('give every instant to machines and, exactly, to readers', () => {
    expect(draw({})).toMatch(/seen <time dateTime="2026-03-14T09:00:00.000Z" title="14 Mar 2026, 09:00 \(UTC\)"/)
  })

  it('fold a long list away, but never a single receipt', () => {
    const nine = Array.from({ length: 9 }, (_, index) => page(index))
    expect(draw(...nine)).not.toMatch(/Show \d+ more/)
    expect(draw(...nine, page(9))).toContain('Show 2 more')
  })

  it('name pages that are only listed beside an entry, with who lists them', () => {
    const references = [{ title: 'Where to look', url: 'https://harbour.example/sky', publisher: 'Harbour Post' }]
    const markup = draw({ source: 'google-trends', url: null, sourceUrl: null, publisher: null, references })
    expect(markup).toContain('href="https://harbour.example/sky"')
    expect(markup).toContain('Listed by Google Trends')
  })

  it('show hostile text as text and never link to a script', () => {
    const markup = draw({
      title: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(1)',
      references: [{ title: 'click', url: 'data:text/html,x', publisher: null }],
    })
    expect(markup).not.toContain('<img')
    expect(markup).not.toMatch(/href="(javascript|data):/)
  })
})
