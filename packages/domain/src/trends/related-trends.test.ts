import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_RELATED, type RelatableTrend, relatedIdsOf, relateTrends } from './related-trends'

const trend = (id: string, name: string, changes: Partial<RelatableTrend> = {}): RelatableTrend => ({
  id,
  name,
  tags: [],
  linkedPages: [],
  curatedIds: [],
  ...changes,
})

describe('relateTrends', () => {
  it('ties names that are alike but not the same thing', () => {
    const edges = relateTrends([
      trend('a', 'Volcano near Reykjavik'),
      trend('b', 'Reykjavik volcano ash closes airport'),
    ])
    expect(edges).toHaveLength(1)
    expect(edges[0]?.strength).toBeGreaterThanOrEqual(0.4)
  })

  it('ties trends that link one page, whatever its spelling, and not by a front page', () => {
    const linking = (first: string, second: string) =>
      relateTrends([trend('a', 'Comet', { linkedPages: [first] }), trend('b', 'Tram', { linkedPages: [second] })])
    expect(linking('https://www.example.com/x?utm_source=a', 'http://example.com/x')).toHaveLength(1)
    expect(linking('https://example.com/', 'https://example.com/')).toEqual([])
  })

  it('ties by shared uncommon tags, the more the stronger', () => {
    const [edge] = relateTrends([
      trend('a', 'Comet', { tags: ['sky', 'ice'] }),
      trend('b', 'Tram', { tags: ['Sky', 'ice'] }),
    ])
    expect(edge?.strength).toBeCloseTo(0.5)
    const many = Array.from({ length: 9 }, (_, index) => trend(`t${index}`, `Name${index}`, { tags: ['news'] }))
    expect(relateTrends(many)).toEqual([])
  })

  it('keeps curated ties as far as both ends are there', () => {
    expect(relateTrends([trend('a', 'Comet', { curatedIds: ['b', 'gone'] }), trend('b', 'Tram')])).toEqual([
      { a: 'a', b: 'b', strength: 0.5 },
    ])
  })

  it('keeps at most six per trend, and orders them by strength', () => {
    const others = Array.from({ length: 10 }, (_, index) => trend(`o${index}`, `Volcano ${'x'.repeat(index + 2)}`))
    const edges = relateTrends([trend('hub', 'Volcano', { curatedIds: others.map((one) => one.id) }), ...others])
    expect(relatedIdsOf('hub', edges)).toHaveLength(MAX_RELATED)
  })

  it('never ties a trend to itself, nor two trends twice', () => {
    const name = fc.array(fc.constantFrom('comet', 'tram', 'volcano', 'reef', 'cup'), { maxLength: 4 })
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const edges = relateTrends(names.map((words, index) => trend(`t${index}`, words.join(' '), { tags: words })))
        expect(edges.every(({ a, b }) => a < b)).toBe(true)
        expect(new Set(edges.map(({ a, b }) => `${a} ${b}`)).size).toBe(edges.length)
        expect(edges.every(({ strength }) => strength > 0 && strength <= 1)).toBe(true)
      }),
      { seed: 29 },
    )
  })
})
