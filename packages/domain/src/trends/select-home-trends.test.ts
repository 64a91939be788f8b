import { describe, expect, it } from 'vitest'
import { homeTrendLimit, orderHomeTrends } from './select-home-trends'
import type { Trend } from './trend'

const trendOf = (name: string, changes: Partial<Trend> = {}): Trend =>
  ({
    id: name,
    name,
    description: '',
    tags: [],
    status: 'active',
    featured: false,
    momentum: 0,
    sources: [],
    createdDate: '2026-01-01',
    ...changes,
  }) as Trend

const order = (trends: readonly Trend[], search = '') => orderHomeTrends(trends, search).map((trend) => trend.name)

describe('the order of the home page (OP-28)', () => {
  it('puts featured trends first, then momentum, then the newest', () => {
    const trends = [
      trendOf('old', { createdDate: '2025-01-01' }),
      trendOf('new', { createdDate: '2026-06-01' }),
      trendOf('strong', { momentum: 5 }),
      trendOf('featured', { featured: true, momentum: -1 }),
    ]
    expect(order(trends)).toEqual(['featured', 'strong', 'new', 'old'])
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
