import { describe, expect, it } from 'vitest'
import type { SourceId } from './items/source'
import { recordedChange } from './recorded-change'
import type { TrendProof, TrendSeries } from './trend'

const NOW_MS = Date.UTC(2026, 2, 14, 12)
/** Hours before now, the count, and whether the source stated it. */
type Reading = readonly [hoursAgo: number, metric: number | null, stated?: boolean]

const series = (readings: readonly Reading[], source: SourceId = 'hacker-news'): TrendSeries => ({
  source,
  metricUnit: 'points',
  points: readings.map(([hoursAgo, metric, stated = false]) => ({
    at: new Date(NOW_MS - hoursAgo * 3_600_000).toISOString(),
    metric,
    rank: 1,
    stated,
  })),
})
const change = (...readings: Reading[]) =>
  recordedChange({ proof: null, sources: ['hacker-news'], series: [series(readings)] })

describe('recordedChange', () => {
  it('compares the latest count with the earliest of its day', () => {
    expect(change([30, 10], [6, 58], [2, 300], [0, 812])).toEqual({
      source: 'hacker-news',
      metricUnit: 'points',
      from: 58,
      to: 812,
      factor: 14,
      hours: 6,
      at: '2026-03-14T12:00:00.000Z',
    })
  })

  it('counts what a source stated of the time before anybody looked', () => {
    expect(change([5, 20, true], [0, 200])).toMatchObject({ factor: 10, hours: 5 })
  })

  it('begins at an hour and ends at a day, both included', () => {
    expect(change([0.99, 20], [0, 200])).toBeNull()
    expect(change([1, 20], [0, 200])).toMatchObject({ hours: 1 })
    expect(change([24, 20], [0, 200])).toMatchObject({ hours: 24 })
    expect(change([24.01, 20], [0, 200])).toBeNull()
  })

  it('says nothing of a growth by less than half', () => {
    expect(change([6, 100], [0, 149])).toBeNull()
    expect(change([6, 100], [0, 150])).toMatchObject({ factor: 1.5 })
    expect(change([6, 100], [0, 10])).toBeNull()
  })

  it('does not multiply a handful', () => {
    expect(change([6, 1], [0, 500])).toBeNull()
    expect(change([6, 1], [4, 50], [0, 500])).toMatchObject({ factor: 10, hours: 4 })
  })

  it('says nothing where the latest reading has no count, or there is none', () => {
    expect(change([6, 100], [0, null])).toBeNull()
    expect(change([0, 100])).toBeNull()
    expect(change()).toBeNull()
  })

  it('makes no hours of the days an encyclopedia counts by', () => {
    const views = {
      ...series(
        [
          [20, 100],
          [0, 900],
        ],
        'wikipedia',
      ),
      metricUnit: 'views' as const,
    }
    expect(recordedChange({ proof: null, sources: ['wikipedia'], series: [views] })).toBeNull()
  })

  it('reads readings in any order', () => {
    expect(change([0, 812], [6, 58])).toMatchObject({ factor: 14 })
  })

  it('takes the source of the proof, else the strongest that counts, and looks no further', () => {
    const proof: TrendProof = {
      kind: 'count',
      source: 'lobsters',
      metricUnit: 'points',
      count: 40,
      since: '2026-03-14T06:00:00.000Z',
      perHour: 1,
      grewAt: null,
      usual: null,
    }
    const all = [
      series(
        [
          [6, null],
          [0, null],
        ],
        'feeds',
      ),
      series(
        [
          [6, 100],
          [0, 200],
        ],
        'hacker-news',
      ),
      series(
        [
          [6, 20],
          [0, 80],
        ],
        'lobsters',
      ),
    ]
    const sources: SourceId[] = ['feeds', 'hacker-news', 'lobsters']
    expect(recordedChange({ proof, sources, series: all })?.source).toBe('lobsters')
    expect(recordedChange({ proof: null, sources, series: all })?.source).toBe('hacker-news')
    const flat = [
      series(
        [
          [6, 100],
          [0, 101],
        ],
        'hacker-news',
      ),
      all[2] as TrendSeries,
    ]
    expect(recordedChange({ proof: null, sources, series: flat })).toBeNull()
  })
})
