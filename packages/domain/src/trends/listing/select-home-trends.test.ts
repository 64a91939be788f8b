import { describe, expect, it } from 'vitest'
import type { Trend } from '../trend'
import { homeTrendLimit, orderHomeTrends } from './select-home-trends'

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
    sources: [],
    relatedIds: [],
    createdDate: '2026-01-01',
    ...changes,
  }) as Trend

const order = (trends: readonly Trend[], search = '') => orderHomeTrends(trends, search).map((trend) => trend.name)

describe('the order of the home page (OP-28)', () => {
  it('puts featured trends first, then those with the most attention, then the newest', () => {
    const trends = [
      trendOf('old', { createdDate: '2025-01-01' }),
      trendOf('new', { createdDate: '2026-06-01' }),
      trendOf('strong', { attention: 5 }),
      trendOf('featured', { featured: true, attention: -1 }),
    ]
    expect(order(trends)).toEqual(['featured', 'strong', 'new', 'old'])
  })

  it('mixes categories, so that one field does not fill the first places', () => {
    const sports = [6, 5.9, 5.8, 5.7].map((attention) =>
      trendOf(`sport ${attention}`, { attention, category: 'Sports' }),
    )
    const others = [
      trendOf('comet', { attention: 5.1, category: 'Science' }),
      trendOf('song', { attention: 5.05, category: 'Music' }),
    ]
    expect(order([...sports, ...others]).slice(0, 4)).toEqual(['sport 6', 'sport 5.9', 'comet', 'song'])
  })

  const classic = (name: string): Trend => trendOf(name, { origin: 'starter', featured: true })
  const live = (name: string, changes: Partial<Trend> = {}): Trend =>
    trendOf(name, { origin: 'live', sources: ['wikipedia'], attention: 1, ...changes })

  it('has classics wait, featured or not, once six other trends fill the universe', () => {
    const six = ['a', 'b', 'c', 'd', 'e'].map((name) => live(name))
    const own = trendOf('an administrator wrote it', { origin: 'admin' })
    const trends = [classic('wordle'), ...six, own, live('featured', { featured: true, attention: 0.5 })]
    expect(order(trends)[0]).toBe('featured')
    expect(order(trends).at(-1)).toBe('wordle')
    expect(order(trends).indexOf(own.name)).toBeLessThan(trends.length - 1)
  })

  it('has featured classics among the first while fewer than six go on', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => live(name))
    expect(order([...five, classic('wordle')])[0]).toBe('wordle')
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
