import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SOURCE_IDS } from '../items/source'
import { combineSources, SOURCE_KIND_WEIGHTS, type SourceReading } from './combine-sources'

describe('combineSources', () => {
  it('leaves the momentum of a single source as it is, whatever its weight', () => {
    expect(combineSources([{ source: 'hacker-news', momentum: 3 }])).toEqual({
      momentum: 3,
      independentSources: ['hacker-news'],
      sources: ['hacker-news'],
    })
  })

  it('answers 0 for no reading at all', () => {
    expect(combineSources([])).toEqual({ momentum: 0, independentSources: [], sources: [] })
  })

  it('weighs sources by kind and rewards independence', () => {
    const both = combineSources([
      { source: 'google-trends', momentum: 2 },
      { source: 'hacker-news', momentum: 4 },
    ])
    expect(both.momentum).toBeCloseTo((1 * 2 + 0.6 * 4) / Math.sqrt(1 + 0.36) + 0.5 * Math.log(2), 12)
    expect(both.sources).toEqual(['hacker-news', 'google-trends'])
    expect(SOURCE_KIND_WEIGHTS.encyclopedia).toBe(0.8)
  })

  it('counts several items of one source by the strongest', () => {
    const many = combineSources([
      { source: 'mastodon', momentum: 1 },
      { source: 'mastodon', momentum: 5 },
      { source: 'mastodon', momentum: 2 },
    ])
    expect(many).toEqual({ momentum: 5, independentSources: ['mastodon'], sources: ['mastodon'] })
  })

  it('counts sources that quote one another once, but still names both', () => {
    const quoting = combineSources([
      { source: 'mastodon', momentum: 2, quotes: 'hacker-news' },
      { source: 'hacker-news', momentum: 3 },
    ])
    expect(quoting.independentSources).toHaveLength(1)
    expect(quoting.momentum).toBe(2)
    expect(quoting.sources).toEqual(['mastodon', 'hacker-news'])
  })

  it('ends when sources quote in a circle', () => {
    const circle = combineSources([
      { source: 'mastodon', momentum: 2, quotes: 'bluesky' },
      { source: 'bluesky', momentum: 3, quotes: 'lobsters' },
      { source: 'lobsters', momentum: 1, quotes: 'mastodon' },
    ])
    expect(circle.independentSources).toHaveLength(1)
  })

  it('stays finite, ignores order, and never counts more sources than it names', () => {
    const readingArbitrary = fc.record({
      source: fc.constantFrom(...SOURCE_IDS),
      momentum: fc.double({ min: -50, max: 50, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(readingArbitrary, { maxLength: 20 }), (readings: SourceReading[]) => {
        const combined = combineSources(readings)
        expect(Number.isFinite(combined.momentum)).toBe(true)
        expect(combined.independentSources).toHaveLength(combined.sources.length)
        expect(combineSources([...readings].reverse()).momentum).toBeCloseTo(combined.momentum, 9)
      }),
    )
  })

  it('leaves readings out that are not finite', () => {
    expect(combineSources([{ source: 'github', momentum: Number.NaN }]).sources).toEqual([])
  })
})
