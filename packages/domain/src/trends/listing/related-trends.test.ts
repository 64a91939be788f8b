import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_RELATED, type RelatableTrend, relatedIdsOf, relateTrends } from './related-trends'

const trend = (id: string, changes: Partial<RelatableTrend> = {}): RelatableTrend => ({
  id,
  tags: [],
  linkedPages: [],
  curatedIds: [],
  ...changes,
})

describe('relateTrends', () => {
  it('ties trends whose stories are alike, the more the stronger', () => {
    const trends = ['a', 'b', 'c'].map((id) => trend(id))
    const edges = relateTrends(trends, [
      { a: 'a', b: 'b', likeness: 0.2 },
      { a: 'b', b: 'c', likeness: 0.1 },
      { a: 'c', b: 'gone', likeness: 0.2 },
    ])
    expect(edges.map(({ a, b }) => a + b)).toEqual(['ab', 'bc'])
    expect(edges[0]?.strength).toBeGreaterThan(edges[1]?.strength ?? 1)
    expect(edges.every(({ strength }) => strength >= 0.4 && strength <= 0.8)).toBe(true)
  })

  it('ties trends that link one page, whatever its spelling, and not by a front page', () => {
    const linking = (first: string, second: string) =>
      relateTrends([trend('a', { linkedPages: [first] }), trend('b', { linkedPages: [second] })], [])
    expect(linking('https://www.example.com/x?utm_source=a', 'http://example.com/x')).toHaveLength(1)
    expect(linking('https://example.com/', 'https://example.com/')).toEqual([])
  })

  it('ties by shared uncommon tags, the more the stronger', () => {
    const [edge] = relateTrends([trend('a', { tags: ['sky', 'ice'] }), trend('b', { tags: ['Sky', 'ice'] })], [])
    expect(edge?.strength).toBeCloseTo(0.5)
    const many = Array.from({ length: 9 }, (_, index) => trend(`t${index}`, { tags: ['news'] }))
    expect(relateTrends(many, [])).toEqual([])
  })

  it('keeps curated ties as far as both ends are there', () => {
    expect(relateTrends([trend('a', { curatedIds: ['b', 'gone'] }), trend('b')], [])).toEqual([
      { a: 'a', b: 'b', strength: 0.5 },
    ])
  })

  it('keeps at most six per trend, and orders them by strength', () => {
    const others = Array.from({ length: 10 }, (_, index) => trend(`o${index}`))
    const edges = relateTrends([trend('hub', { curatedIds: others.map((one) => one.id) }), ...others], [])
    expect(relatedIdsOf('hub', edges)).toHaveLength(MAX_RELATED)
  })

  it('never ties a trend to itself, nor two trends twice', () => {
    const name = fc.array(fc.constantFrom('comet', 'tram', 'volcano', 'reef', 'cup'), { maxLength: 4 })
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const edges = relateTrends(
          names.map((words, index) => trend(`t${index}`, { tags: words })),
          [],
        )
        expect(edges.every(({ a, b }) => a < b)).toBe(true)
        expect(new Set(edges.map(({ a, b }) => `${a} ${b}`)).size).toBe(edges.length)
        expect(edges.every(({ strength }) => strength > 0 && strength <= 1)).toBe(true)
      }),
      { seed: 29 },
    )
  })
})
