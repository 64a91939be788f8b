import { describe, expect, it } from 'vitest'
import { featureTrends, type UndecidedTrend } from './feature-trends'

function trend(id: string, changes: Partial<UndecidedTrend> = {}): UndecidedTrend {
  return {
    id,
    name: id,
    description: '',
    descriptionOrigin: { kind: 'admin' },
    color: '#00ffff',
    category: 'General',
    status: 'active',
    featuredByAdmin: null,
    tags: [],
    views: 0,
    interactions: 0,
    createdDate: '2026-01-01T00:00:00.000Z',
    updatedDate: '2026-01-01T00:00:00.000Z',
    origin: 'live',
    lifecycle: 'rising',
    momentum: 0,
    attention: 0,
    voices: 2,
    publishers: 0,
    proof: null,
    pace: null,
    breakoutProbability: null,
    sources: ['hacker-news', 'wikipedia'],
    sparkline: [],
    relatedIds: [],
    ...changes,
  }
}

const featuredIds = (trends: readonly UndecidedTrend[], autoFeature = true): string[] =>
  featureTrends(trends, { autoFeature })
    .filter((one) => one.featured)
    .map((one) => one.id)

describe('featureTrends (HM-04)', () => {
  it('features the three with the most attention that two voices tell', () => {
    const trends = [1, 5, 3, 4, 2].map((attention) => trend(`m${attention}`, { attention }))
    expect(featuredIds([...trends, trend('single', { attention: 9, voices: 1 })])).toEqual(['m5', 'm3', 'm4'])
  })

  it('features three starter trends beside them', () => {
    const starters = ['a', 'b', 'c', 'd'].map((id) => trend(id, { origin: 'starter', sources: [] }))
    expect(featuredIds([...starters, trend('live', { attention: 1 })])).toEqual(['a', 'b', 'c', 'live'])
  })

  it('lets the choice of an administrator win both ways and gives a refused place to the next', () => {
    const trends = [
      trend('refused', { attention: 9, featuredByAdmin: false }),
      trend('chosen', { attention: -1, sources: [], featuredByAdmin: true }),
      ...[4, 3, 2, 1].map((attention) => trend(`m${attention}`, { attention })),
    ]
    expect(featuredIds(trends)).toEqual(['chosen', 'm4', 'm3', 'm2'])
  })

  it('features only what an administrator chose when the setting is off', () => {
    const trends = [trend('chosen', { featuredByAdmin: true }), trend('best', { attention: 9 })]
    expect(featuredIds(trends, false)).toEqual(['chosen'])
  })

  it('never features a draft or an archived trend by itself', () => {
    expect(featuredIds([trend('draft', { status: 'draft' }), trend('old', { status: 'archived' })])).toEqual([])
  })

  it('keeps the order and drops the undecided mark', () => {
    const answer = featureTrends([trend('b'), trend('a')], { autoFeature: true })
    expect(answer.map((one) => one.id)).toEqual(['b', 'a'])
    expect(answer[0]).not.toHaveProperty('featuredByAdmin')
  })
})
