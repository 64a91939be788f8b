import { describe, expect, it } from 'vitest'
import type { Trend } from '../trend'
import { homeRanks, homeTrendLimit, orderHomeTrends } from './select-home-trends'
import { sortTrends } from './trend-query'

const trendOf = (name: string, changes: Partial<Trend> = {}): Trend =>
  ({
    id: name,
    name,
    description: '',
    tags: [],
    status: 'active',
    featured: false,
    attention: 0,
    category: 'General',
    sources: ['wikipedia'],
    relatedIds: [],
    createdDate: '2026-01-01',
    ...changes,
  }) as Trend

const order = (trends: readonly Trend[], search = '') => orderHomeTrends(trends, search).map((trend) => trend.name)

describe('the order of the home page (OP-28)', () => {
  it('gives live trends their ranks, and classics none', () => {
    const trends = [
      trendOf('weak', { attention: 1 }),
      trendOf('classic', { origin: 'starter', sources: [], attention: 9 }),
      trendOf('strong', { attention: 5 }),
    ]
    expect([...homeRanks(trends)]).toEqual([
      ['strong', 1],
      ['weak', 2],
    ])
  })

  it('is that of the list, in which a featured trend has the place its attention gives it', () => {
    const trends = [
      trendOf('featured', { featured: true, attention: 2 }),
      trendOf('strong', { attention: 5 }),
      trendOf('weak', { attention: 1 }),
    ]
    expect(order(trends)).toEqual(['strong', 'featured', 'weak'])
    expect(order(trends)).toEqual(sortTrends(trends, 'attention').map((trend) => trend.name))
  })

  it('has classics wait behind all that sources show, featured or not, however little that is', () => {
    const classic = trendOf('wordle', { origin: 'starter', featured: true, sources: [] })
    expect(order([classic, trendOf('a', { attention: -0.5 }), trendOf('b', { attention: -0.7 })])).toEqual([
      'a',
      'b',
      'wordle',
    ])
  })

  it('shows active trends that match the search only', () => {
    const trends = [trendOf('draft', { status: 'draft' }), trendOf('comet'), trendOf('cup')]
    expect(order(trends)).not.toContain('draft')
    expect(order(trends, 'comet')).toEqual(['comet'])
    expect(order(trends, 'nothing of this')).toEqual([])
  })
})

it('takes 6 planets at once, 4 on a low-end device (HM-11)', () => {
  expect([homeTrendLimit(false), homeTrendLimit(true)]).toEqual([6, 4])
})
