import type { TrendProof, TrendSeries } from '@trendverse/domain/trends/trend'
import { buildEvidence } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { heroNumber } from './hero-number'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 14, hour)).toISOString()
const points = (...metrics: readonly (readonly [hour: number, metric: number])[]): TrendSeries => ({
  source: 'hacker-news',
  metricUnit: 'points',
  points: metrics.map(([hour, metric]) => ({ at: at(hour), metric, rank: 1, stated: false })),
})
const counted = (changes: Partial<Extract<TrendProof, { kind: 'count' }>> = {}): TrendProof => ({
  kind: 'count',
  source: 'wikipedia',
  metricUnit: 'views',
  count: 15_200_000,
  since: at(0),
  perHour: 0,
  grewAt: null,
  usual: null,
  ...changes,
})
const number = (proof: TrendProof | null, ...series: TrendSeries[]) =>
  heroNumber({ proof, sources: ['hacker-news'], series, evidence: [] })

describe('heroNumber', () => {
  it('is the recorded change where there is one', () => {
    expect(number(null, points([3, 58], [9, 812]))).toEqual({
      value: '14×',
      label: 'in 6 hours',
      note: 'from 58 to 812 points on Hacker News',
    })
    expect(number(null, points([3, 50], [4, 160]))).toMatchObject({ value: '3.2×', label: 'in an hour' })
    expect(number(null, points([0, 50], [24, 100]))).toMatchObject({ value: '2×', label: 'in a day' })
  })

  it('is the proof otherwise, with how it changes where that is known', () => {
    expect(number(counted())).toEqual({ value: '15.2M', label: 'views in a day', note: 'on Wikipedia' })
    expect(number(counted({ usual: 1_270_000 }))?.note).toBe('12× its usual count on Wikipedia')
    expect(number(counted({ usual: 15_000_000 }))?.note).toBe('on Wikipedia')
    expect(number(counted({ perHour: 340 }))?.note).toBe('340 an hour on Wikipedia')
  })

  it('is the publishers where nothing else is counted, unless it is one', () => {
    expect(number({ kind: 'publishers', count: 12, since: at(0), names: [], latestAt: null, joined: 0 })).toEqual({
      value: '12',
      label: 'publishers',
      note: null,
    })
    expect(number({ kind: 'publishers', count: 1, since: at(0), names: [], latestAt: null, joined: 0 })).toBeNull()
  })

  it('is null where nothing was measured', () => {
    expect(number(null)).toBeNull()
    expect(number({ kind: 'years', from: 2012, to: 2024 })).toBeNull()
  })

  it('names publishers, the strongest first, and counts the others', () => {
    const evidence = ['NPR', 'BBC', 'NPR', null, 'Reuters', 'AP News'].map((publisher, n) =>
      buildEvidence(at(n), { id: `${n}`, publisher }),
    )
    const named = (count: number) =>
      heroNumber({
        proof: { kind: 'publishers', count, since: at(0), names: [], latestAt: null, joined: 0 },
        sources: ['feeds'],
        series: [],
        evidence,
      })?.note
    expect(named(6)).toBe('NPR, BBC, Reuters and 3 more')
    expect(named(2)).toBe('NPR and BBC')
  })
})
