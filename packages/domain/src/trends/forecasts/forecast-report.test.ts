import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quartilesOf, reportForecasts } from './forecast-report'
import { FORECAST_MOMENTS, type ForecastOutcomeKind } from './forecast-row'
import { type KeptForecast, tallyForecasts } from './forecast-tally'

const SOURCES = ['hacker-news', 'lobsters', 'github'] as const

const kept = fc.record({
  source: fc.constantFrom(...SOURCES),
  moment: fc.constantFrom(...FORECAST_MOMENTS),
  outcome: fc.constantFrom<ForecastOutcomeKind | null>('hit', 'miss', 'already', 'unknown', 'no_bar', null),
  probability: fc.integer({ min: 0, max: 1_000 }).map((n) => n / 1_000),
  rank: fc.option(fc.integer({ min: 1, max: 60 })),
  shownAtMs: fc.option(fc.constant(1)),
})

const mean = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0) / numbers.length
const hit = ({ outcome }: KeptForecast): number => (outcome === 'hit' ? 1 : 0)
const isResolved = ({ outcome }: KeptForecast): boolean => outcome === 'hit' || outcome === 'miss'

/** The same once more, from the rows themselves and by the definitions. */
function recomputed(rows: readonly KeptForecast[]) {
  const resolved = rows.filter(({ moment }) => moment === 'first_sight').filter(isResolved)
  const shareAmong = (alike: (other: KeptForecast) => boolean): number => mean(resolved.filter(alike).map(hit))
  const place = (rank: number | null) =>
    rank === null ? 'none' : rank <= 3 ? 'a' : rank <= 10 ? 'b' : rank <= 30 ? 'c' : 'd'
  const loss = (say: (row: KeptForecast) => number) => mean(resolved.map((row) => (say(row) - hit(row)) ** 2))
  return {
    count: resolved.length,
    engine: loss(({ probability }) => probability),
    baseRate: loss(({ source }) => shareAmong((other) => other.source === source)),
    rankRule: loss(({ source, rank }) =>
      shareAmong((other) => other.source === source && place(other.rank) === place(rank)),
    ),
    bins: Array.from({ length: 10 }, (_, n) =>
      resolved.filter(({ probability }) => (n === 9 ? probability >= 0.9 : Math.floor(probability * 10) === n)),
    )
      .filter((bin) => bin.length > 0)
      .map((bin) => ({ count: bin.length, said: mean(bin.map((row) => row.probability)), seen: mean(bin.map(hit)) })),
  }
}

describe('reportForecasts', () => {
  it('tells what a second computation from the rows tells', () => {
    fc.assert(
      fc.property(fc.array(kept, { maxLength: 80 }), fc.option(fc.constantFrom(...SOURCES)), (rows, source) => {
        const own = source === null ? rows : rows.filter((row) => row.source === source)
        const expected = recomputed(own)
        const { brier, reliability } = reportForecasts(tallyForecasts(rows), [], source)
        if (expected.count === 0) expect(brier).toBeNull()
        else {
          expect(brier?.engine).toBeCloseTo(expected.engine, 9)
          expect(brier?.baseRate).toBeCloseTo(expected.baseRate, 9)
          expect(brier?.rankRule).toBeCloseTo(expected.rankRule, 9)
        }
        expect(reliability.map(({ count }) => count)).toEqual(expected.bins.map(({ count }) => count))
        for (const [n, { said, seen }] of reliability.entries()) {
          expect(said).toBeCloseTo(expected.bins[n]?.said ?? Number.NaN, 9)
          expect(seen).toBeCloseTo(expected.bins[n]?.seen ?? Number.NaN, 9)
        }
      }),
    )
  })

  it('drops nothing: every forecast is counted once, as what it is', () => {
    fc.assert(
      fc.property(fc.array(kept), (rows) => {
        const { counts, passed, bySource } = reportForecasts(tallyForecasts(rows), [], null)
        const all = [counts, ...passed.map((one) => one.counts)]
        for (const { made, open, hits, misses, already, unknown, withoutBar } of all) {
          expect(open + hits + misses + already + unknown + withoutBar).toBe(made)
        }
        expect(all.reduce((total, { made }) => total + made, 0)).toBe(rows.length)
        expect(bySource.reduce((total, one) => total + one.counts.made, 0)).toBe(counts.made)
      }),
    )
  })

  it('never finds a rule in hindsight worse than a coarser one', () => {
    fc.assert(
      fc.property(fc.array(kept), (rows) => {
        const { brier } = reportForecasts(tallyForecasts(rows), [], null)
        if (brier !== null) expect(brier.rankRule).toBeLessThanOrEqual(brier.baseRate + 1e-12)
      }),
    )
  })

  it('counts a chance that stood on a page once, however many marks it passed at a time', () => {
    const row = { source: 'lobsters', outcome: 'hit', probability: 0.55, rank: 2, shownAtMs: 5 } as const
    const rows = (['first_sight', 'passed_30', 'passed_50'] as const).map((moment) => ({ ...row, moment }))
    const low = { ...row, moment: 'first_sight', probability: 0.1 } as const
    const { shownReliability } = reportForecasts(tallyForecasts([...rows, low, { ...low, shownAtMs: null }]), [], null)
    expect(shownReliability.map(({ from, count }) => [from, count])).toEqual([
      [0.1, 1],
      [0.5, 1],
    ])
  })

  it('tells of each passed chance how often it came true, and the lead of that source alone', () => {
    const row = { source: 'lobsters', moment: 'passed_50', probability: 0.6, rank: 2, shownAtMs: 5 } as const
    const rows = (['hit', 'hit', 'miss', 'unknown', null] as const).map(
      (outcome): KeptForecast => ({ ...row, outcome }),
    )
    const lead = { count: 2, lowerQuartile: 1, median: 2, upperQuartile: 3 }
    const leads = [
      { ...lead, source: 'lobsters' as const, moment: 'passed_50' as const },
      { ...lead, median: 9, source: null, moment: 'passed_50' as const },
    ]
    const { passed, shownReliability, lead: atFirstSight } = reportForecasts(tallyForecasts(rows), leads, 'lobsters')
    expect(passed[1]).toMatchObject({
      percent: 50,
      said: 0.6,
      seen: 2 / 3,
      lead,
      counts: { made: 5, open: 1, unknown: 1 },
    })
    expect(passed[0]).toMatchObject({ said: null, seen: null, lead: null })
    expect(shownReliability).toEqual([expect.objectContaining({ from: 0.6, to: 0.7, count: 3 })])
    expect(atFirstSight).toBeNull()
  })
})

describe('quartilesOf', () => {
  it('lie between the numbers beside them', () => {
    expect(quartilesOf([4, 1, 2])).toEqual({ count: 3, lowerQuartile: 1.5, median: 2, upperQuartile: 3 })
    expect(quartilesOf([7])).toEqual({ count: 1, lowerQuartile: 7, median: 7, upperQuartile: 7 })
  })
})
