import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { WhyItRanks } from './why-it-ranks'

// Drawn apart from the page: there is no router to ask where a link leads.
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
}))

const draw = (changes: Partial<TrendDetail>) =>
  renderToStaticMarkup(<WhyItRanks trend={buildTrendDetail(1, changes)} />)

describe('WhyItRanks', () => {
  it('says what a story is ranked by in words', () => {
    const markup = draw({
      reach: { people: 2_134_000, newsAt: '2026-03-14T09:00:00.000Z' },
      voices: 14,
      publishers: 12,
      pace: 3.2,
      breakoutProbability: 0.34,
    })
    for (const text of [
      'About 2 million people',
      '14 independent sources',
      '12 publishers and 2 platforms',
      '3.2× the usual pace',
      'dateTime="2026-03-14T09:00:00.000Z"',
      '34% chance of breaking out',
      '<a href="/forecasts">see how our forecasts turned out</a>',
    ]) {
      expect(markup).toContain(text)
    }
  })

  it('invents nothing of what is not known', () => {
    const markup = draw({ voices: 1 })
    expect(markup.match(/<dt/g)).toHaveLength(1)
    expect(markup).not.toContain('usual')
    expect(markup).not.toContain('/forecasts')
  })

  const counted = {
    proof: {
      kind: 'count',
      source: 'wikipedia',
      metricUnit: 'views',
      count: 5_600_000,
      since: '2026-03-14T09:00:00.000Z',
      perHour: 0,
      usual: null,
      grewAt: null,
    },
    sources: ['wikipedia'],
    reach: { people: 20_000_000, newsAt: '2026-03-14T09:00:00.000Z' },
  } as const

  it('makes no people of the one figure that heads the page, and no minutes of what is counted by the day', () => {
    const markup = draw({ ...counted, voices: 1 })
    expect(markup).not.toContain('people')
    expect(markup).not.toContain('ago')
    expect(markup).toContain('14 Mar 2026')
  })

  it('calls people an estimate where several tell a story', () => {
    const markup = draw({ ...counted, voices: 2, publishers: 1 })
    expect(markup).toContain('Estimated reach')
    expect(markup).toContain('It’s not a head count.')
    expect(markup).toContain('Latest coverage')
  })

  it('is silent about what nobody measured', () => {
    expect(draw({})).toBe('')
  })
})
