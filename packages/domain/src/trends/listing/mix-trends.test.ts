import { describe, expect, it } from 'vitest'
import { type MixableTrend, mixTrends } from './mix-trends'

const trend = (id: string, attention: number, changes: Partial<MixableTrend> = {}): MixableTrend => ({
  id,
  attention,
  category: 'General',
  sources: [],
  relatedIds: [],
  ...changes,
})

const mixed = (trends: readonly MixableTrend[], count = trends.length): string[] =>
  mixTrends(trends, count).map(({ id }) => id)

describe('mixTrends', () => {
  it('begins with the most attention and steps aside for another field that is nearly as strong', () => {
    const trends = [
      trend('cup', 6, { category: 'Sports' }),
      trend('match', 5.9, { category: 'Sports' }),
      trend('song', 5.7, { category: 'Music' }),
    ]
    expect(mixed(trends)).toEqual(['cup', 'song', 'match'])
    expect(mixed(trends.with(2, trend('song', 5.5, { category: 'Music' })))).toEqual(['cup', 'match', 'song'])
  })

  it('steps aside for another source and for what is not related', () => {
    const categories = ['Sports', 'Music', 'Science'] as const
    const from = (source: 'feeds' | 'reddit', place: number, attention: number, relatedIds: string[] = []) =>
      trend(`${source}${place}`, attention, { category: categories[place] ?? 'General', sources: [source], relatedIds })
    expect(mixed([from('feeds', 0, 6), from('feeds', 1, 5.9), from('reddit', 2, 5.7)])).toEqual([
      'feeds0',
      'reddit2',
      'feeds1',
    ])
    const near = [from('feeds', 0, 6, ['reddit1']), from('reddit', 1, 5.9), trend('far', 5.8, { category: 'Science' })]
    expect(mixed(near)).toEqual(['feeds0', 'far', 'reddit1'])
  })

  it('lets a field have a third place only far ahead of others', () => {
    const sport = (id: string, attention: number) => trend(id, attention, { category: 'Sports' })
    const trends = [sport('a', 8), sport('b', 7.9), sport('c', 7.8), trend('song', 7.1, { category: 'Music' })]
    expect(mixed(trends)).toEqual(['a', 'b', 'song', 'c'])
    expect(mixed(trends.with(3, trend('song', 6.9, { category: 'Music' })))).toEqual(['a', 'b', 'c', 'song'])
  })

  it('lets a field keep a third of many places', () => {
    const sport = (place: number) => trend(`sport${place}`, 7 - place / 10, { category: 'Sports' })
    const others = (['Music', 'Science', 'Gaming', 'Business'] as const).flatMap((category, place) =>
      [0, 1].map((row) => trend(`other${place}${row}`, 6.2 - row / 10, { category })),
    )
    const first = mixed([...[0, 1, 2, 3, 4, 5].map(sport), ...others], 12).slice(0, 12)
    expect(first.filter((id) => id.startsWith('sport'))).toHaveLength(5)
  })

  it('mixes only as many places as asked, loses nothing and leaves its input alone', () => {
    const trends = [4, 3, 2, 1].map((attention) => trend(`t${attention}`, attention, { category: 'Sports' }))
    const before = [...trends]
    expect(mixed(trends, 1)).toEqual(['t4', 't3', 't2', 't1'])
    expect(new Set(mixed(trends))).toEqual(new Set(before.map(({ id }) => id)))
    expect(trends).toEqual(before)
    expect(mixed([], 6)).toEqual([])
  })
})
