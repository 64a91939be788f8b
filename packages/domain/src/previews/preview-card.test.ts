import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import {
  previewAltText,
  previewText,
  previewVersion,
  resultCard,
  sharedMemeCard,
  TREND_CARD_KINDS,
  trendCard,
} from './preview-card'

const SITE = 'Trendverse'

describe('trendCard', () => {
  it('shows what is measured of a live trend: what most people stand behind, and who tells it', () => {
    const proof = {
      kind: 'count',
      source: 'wikipedia',
      metricUnit: 'views',
      count: 15_200_000,
      since: '2026-01-01T00:00:00.000Z',
      perHour: 0,
      grewAt: null,
      usual: null,
    } as const
    const trend = buildTrendDetail(1, { proof, publishers: 12, sources: ['wikipedia', 'feeds'], sparkline: [0, 1] })
    expect(trendCard('trend', trend, SITE)).toMatchObject({
      title: 'Trend 1',
      eyebrow: 'General',
      figures: [
        { value: '15.2M', label: 'views' },
        { value: '12', label: 'publishers' },
        { value: '2', label: 'sources' },
      ],
      sparkline: [0, 1],
    })
  })

  it('shows how a count multiplied where that was recorded', () => {
    const points = [58, 812].map((metric, index) => {
      return { at: `2026-01-01T0${index * 6}:00:00.000Z`, metric, rank: 1, stated: false }
    })
    const trend = buildTrendDetail(1, {
      sources: ['hacker-news'],
      series: [{ source: 'hacker-news', metricUnit: 'points', points }],
    })
    expect(trendCard('trend', trend, SITE).figures).toEqual([
      { value: '14×', label: 'in 6 hours' },
      { value: '1', label: 'source' },
    ])
  })

  it('shows the years of a trend nothing is measured of', () => {
    const dated = (at: string) => ({ kind: 'dated', at, precision: 'year', text: 'x' }) as const
    const figures = (...years: string[]) =>
      trendCard('trend', buildTrendDetail(1, { timeline: years.map((year) => dated(`${year}-01-01T00:00:00Z`)) }), SITE)
        .figures
    expect(figures('2012', '2020')).toEqual([{ value: '2012–2020', label: 'in 2 key moments' }])
    expect(figures('2012')).toEqual([{ value: '2012', label: 'in 1 key moment' }])
    expect(figures()).toEqual([])
  })

  it('says of a quiz and of memes what they are', () => {
    expect(trendCard('quiz', buildTrendDetail(1), SITE).eyebrow).toBe('Quiz · General')
    expect(trendCard('meme', buildTrendDetail(1), SITE).eyebrow).toBe('Meme · General')
  })

  it('is the same card while what it shows is the same', () => {
    const version = (changes: Parameters<typeof buildTrendDetail>[1]) =>
      previewVersion(trendCard('trend', buildTrendDetail(1, changes), SITE), null)
    expect(version({ views: 5, momentum: -1 })).toBe(version({}))
    const others = [version({ name: 'Other' }), version({ color: '#ff0000' }), version({ lifecycle: 'peak' })]
    expect(new Set([version({}), ...others]).size).toBe(4)
  })
})

describe('resultCard', () => {
  it('shows how it went and who took it, by first name or none', () => {
    const result = { score: 4, total: 5, isPassed: true }
    const card = resultCard(buildTrendDetail(1), SITE, { ...result, firstName: 'Ada' })
    expect(card).toMatchObject({ eyebrow: 'Quiz · Ada', result: { ...result, takenBy: 'Ada' }, figures: [] })
    expect(previewAltText(card)).toBe('A planet for Trend 1, Quiz · Ada, 4 of 5 right, passed')
    expect(resultCard(buildTrendDetail(1), SITE, { ...result, firstName: null }).eyebrow).toBe('Quiz · Anonymous')
  })
})

describe('texts from outside', () => {
  it.each([
    ['Z\u0300\u0301\u0302\u0303\u0304algo', 'Z\u0300\u0301algo'],
    ['a\u202etxt.exe', 'a txt.exe'],
    ['two\nlines', 'two lines'],
  ])('become one calm line: %j', (text, shown) => {
    expect(previewText(text)).toBe(shown)
  })

  it('stay short, whatever is sent', () => {
    for (const text of ['W'.repeat(10_000), '\u0301'.repeat(10_000), '🪐'.repeat(10_000), ' \n'.repeat(10_000)]) {
      for (const kind of TREND_CARD_KINDS) {
        const { title } = trendCard(kind, buildTrendDetail(1, { name: text }), text)
        expect(Array.from(title).length).toBeLessThanOrEqual(110)
      }
      expect(sharedMemeCard(buildTrendDetail(1), SITE, text).eyebrow.length).toBeLessThanOrEqual(230)
    }
  })
})
