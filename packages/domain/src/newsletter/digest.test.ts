import { buildEvidence, buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../primitives/time'
import type { Evidence, TrendDetail } from '../trends/trend'
import { chooseDigest, type DigestTrend, digestCandidates } from './choose-digest'
import { writeDigest } from './write-digest'
import { writeNewsletterWelcome } from './write-newsletter-welcome'

const NOW_MS = Date.UTC(2026, 4, 4, 7)
const iso = (agoMs: number) => new Date(NOW_MS - agoMs).toISOString()

function evidence(changes: Partial<Evidence> = {}): Evidence {
  const seen = { firstSeenAt: iso(3 * DAY_MS), peakMetric: 1_234 }
  return buildEvidence(iso(DAY_MS), { title: 'A title', ...seen, ...changes })
}

function live(number: number, changes: Partial<TrendDetail> = {}): TrendDetail {
  return buildTrendDetail(number, {
    status: 'active',
    origin: 'live',
    attention: number,
    updatedDate: iso(DAY_MS),
    evidence: [evidence()],
    ...changes,
  })
}

describe('digestCandidates', () => {
  it('takes live trends that sources showed within the week, in the order trends are ranked by', () => {
    const trends = [
      live(1),
      live(2, { updatedDate: iso(7 * DAY_MS) }),
      live(3, { updatedDate: iso(7 * DAY_MS - 1) }),
      live(4, { attention: 0 }),
      live(5, { origin: 'starter' }),
      live(6, { status: 'archived' }),
      live(7, { origin: 'admin' }),
    ]
    expect(digestCandidates(trends, NOW_MS).map(({ attention }) => attention)).toEqual([7, 3, 1])
  })
})

describe('chooseDigest', () => {
  it('shows no trend without a page of the week that proves it', () => {
    const trends = [
      live(1, { evidence: [] }),
      live(2, { evidence: [evidence({ url: null })] }),
      live(3, { evidence: [evidence({ lastSeenAt: iso(8 * DAY_MS) })] }),
      live(4, { evidence: [evidence({ url: 'javascript:alert(1)' })] }),
      live(5, { evidence: [evidence({ url: 'javascript:alert(1)', sourceUrl: 'https://example.net/x' })] }),
    ]
    expect(chooseDigest(trends, NOW_MS).map(({ receipts }) => receipts.map(({ url }) => url))).toEqual([
      ['https://example.net/x'],
    ])
    expect(chooseDigest([], NOW_MS)).toEqual([])
  })

  it('keeps five trends with their two strongest receipts', () => {
    const three = ['x', 'y', 'z'].map((id, index) =>
      evidence({ id, title: id, url: `https://example.org/${id}`, momentum: index }),
    )
    const chosen = chooseDigest(
      Array.from({ length: 7 }, (_, index) => live(index + 1, { evidence: three })),
      NOW_MS,
    )
    expect(chosen).toHaveLength(5)
    expect(chosen[0]?.receipts.map(({ title }) => title)).toEqual(['z', 'y'])
  })

  it('shows a page that several sources show once', () => {
    const twice = [
      evidence({ id: 'x', title: 'Weaker', momentum: 1, publisher: 'Orbit Weekly' }),
      evidence({ id: 'y', title: 'Stronger', momentum: 2, url: 'https://example.org/story?utm_source=x' }),
    ]
    const [chosen] = chooseDigest([live(1, { evidence: twice })], NOW_MS)
    expect(chosen?.receipts).toMatchObject([{ title: 'Stronger', publisher: 'Orbit Weekly' }])
  })
})

describe('writeDigest', () => {
  const write = (trends: readonly TrendDetail[]) => writeDigest(chooseDigest(trends, NOW_MS), 'https://trends.example')

  it('names trends, links their stories and receipts, and says what was counted', () => {
    const { title, content } = write([live(1, { name: 'Comet' }), live(2, { name: 'Robots' }), live(3)])
    expect(title).toBe('This week: Comet, Robots and 1 more')
    expect(write([live(1, { name: 'Comet' }), live(2, { name: 'Robots' })]).title).toBe('This week: Comet and Robots')
    for (const form of [content.html, content.text]) {
      expect(form).toContain('https://trends.example/trends/')
      expect(form).toContain('https://example.org/story')
      expect(form).toContain('Hacker News, 1.23K points at its peak')
      expect(form).toContain('https://trends.example/quiz/today')
    }
  })

  it('says in figures how far a trend reaches, and whose words describe it', () => {
    const { content } = write([
      live(1, {
        category: 'Science',
        proof: { kind: 'publishers', count: 12, since: iso(DAY_MS), names: [], latestAt: null, joined: 0 },
        descriptionOrigin: { kind: 'source', label: 'Orbit <Weekly>', url: null },
      }),
      live(2, {
        proof: {
          kind: 'count',
          source: 'wikipedia',
          metricUnit: 'views',
          count: 15_200_000,
          since: iso(DAY_MS),
          perHour: 0,
          grewAt: null,
          usual: null,
        },
      }),
      live(3, { descriptionOrigin: { kind: 'source', label: 'Fjordbladet', url: null, language: 'sv' } }),
    ])
    expect(content.text).toContain('Trend 1 (Science, 12 publishers)')
    expect(content.text).toContain('Trend 2 (General, 15.2M views on Wikipedia)')
    expect(content.text).toContain('Trend 3 (General)')
    expect(content.text).toContain('About trend 1. (Orbit <Weekly>)')
    expect(content.text).toContain('About trend 3. (Fjordbladet, in Swedish)')
    expect(content.html).toContain('About trend 1. (Orbit &lt;Weekly&gt;)')
    expect(content.text).toContain('About trend 2.\n')
  })

  it('lets nothing of a source become markup', () => {
    const nasty = '"><img src=x onerror=alert(1)>{{unsubscribeLink}}'
    const receipt = evidence({ title: nasty, publisher: nasty, url: 'https://example.org/?a=1&b="' })
    const { content } = write([
      live(1, {
        name: nasty,
        description: nasty,
        evidence: [receipt, evidence({ title: nasty, url: 'https://e.org/?a=1&b=2' })],
      }),
    ])
    expect(content.html).not.toContain('<img')
    expect(content.html).toContain('href="https://e.org/?a=1&amp;b=2"')
    expect(content.html).not.toContain('https://example.org/?a=1')
  })

  it('keeps every text of a feed short and on one line', () => {
    const long: DigestTrend[] = [
      ...chooseDigest([live(1, { name: 'n '.repeat(500), description: `d\n${'🪐'.repeat(500)}` })], NOW_MS),
    ]
    const { title, content } = writeDigest(long, 'https://trends.example')
    expect(title.length).toBeLessThan(100)
    expect(content.html.length).toBeLessThan(6_000)
    // no half of a character at a cut
    expect(content.html).not.toMatch(/\p{Cs}/u)
  })
})

describe('writeNewsletterWelcome', () => {
  it('says what will come, and where to look until then', () => {
    const { html, text } = writeNewsletterWelcome('https://trends.example').content
    expect(html).toContain('href="https://trends.example/trends"')
    expect(text).toContain('https://trends.example/trends')
  })
})
