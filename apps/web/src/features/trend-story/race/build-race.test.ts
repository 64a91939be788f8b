import type { SourceId } from '@trendverse/domain/trends/items/source'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { Evidence, TrendSeries } from '@trendverse/domain/trends/trend'
import { describe, expect, it } from 'vitest'
import { buildRace } from './build-race'

const NOW_MS = Date.UTC(2026, 2, 14, 12)
const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(NOW_MS - hours * HOUR_MS).toISOString()

const series = (source: SourceId, readings: readonly (readonly [number, number | null, boolean?])[]): TrendSeries => ({
  source,
  metricUnit: SOURCE_PROFILES[source].metricUnit,
  points: readings.map(([hours, metric, stated = false]) => ({ at: hoursAgo(hours), metric, rank: 4, stated })),
})

let lastId = 0
function evidence(source: SourceId, seenHoursAgo: number, changes: Partial<Evidence> = {}): Evidence {
  lastId += 1
  return {
    id: `00000000-0000-7000-8000-${lastId.toString().padStart(12, '0')}`,
    source,
    title: 'Comet Harper',
    url: `https://orbit.example/${lastId}`,
    sourceUrl: null,
    summary: null,
    publisher: null,
    firstSeenAt: hoursAgo(seenHoursAgo),
    lastSeenAt: hoursAgo(0),
    publishedAt: null,
    metric: null,
    peakMetric: null,
    metricUnit: SOURCE_PROFILES[source].metricUnit,
    rank: 1,
    bestRank: 1,
    velocityPerHour: null,
    momentum: 1,
    breakoutProbability: null,
    references: [],
    ...changes,
  }
}

describe('buildRace', () => {
  it('has a lane per source, whoever showed it first on top, with peak and first sighting', () => {
    const race = buildRace({
      sources: ['lobsters', 'hacker-news'],
      evidence: [evidence('lobsters', 2), evidence('hacker-news', 6)],
      series: [
        series('lobsters', [
          [2, 5],
          [0, 9],
        ]),
        series('hacker-news', [
          [8, 3, true],
          [6, 10],
          [3, 90],
          [0, 70],
        ]),
      ],
    })
    expect(race?.lanes.map(({ source, kind, firstSeenMs, peak }) => [source, kind, firstSeenMs, peak?.value])).toEqual([
      ['hacker-news', 'count', NOW_MS - 6 * HOUR_MS, 90],
      ['lobsters', 'count', NOW_MS - 2 * HOUR_MS, 9],
    ])
    expect(race).toMatchObject({ fromMs: NOW_MS - 8 * HOUR_MS, toMs: NOW_MS, isCut: false })
  })

  it('shows when articles appeared, each page once, as their publishers date them', () => {
    const url = 'https://orbit.example/comet'
    const race = buildRace({
      sources: ['feeds'],
      evidence: [
        evidence('feeds', 1, { url, publishedAt: hoursAgo(5) }),
        evidence('feeds', 1, { url: `${url}?utm_source=feed`, publishedAt: hoursAgo(4) }),
        evidence('feeds', 2),
      ],
      series: [
        series('feeds', [
          [1, null],
          [0, null],
        ]),
      ],
    })
    expect(race?.lanes).toMatchObject([
      {
        kind: 'articles',
        peak: null,
        readings: [
          { atMs: NOW_MS - 5 * HOUR_MS, value: 1 },
          { atMs: NOW_MS - 2 * HOUR_MS, value: 2 },
        ],
      },
    ])
  })

  it('gives the story room: weeks a daily source knows are cut', () => {
    const days = Array.from({ length: 30 }, (_, day) => [(29 - day) * 24 + 1, 100 + day, true] as const)
    const told = { sources: ['wikipedia', 'hacker-news'] as SourceId[], series: [series('wikipedia', days)] }
    const alone = buildRace({ ...told, evidence: [evidence('wikipedia', 1)] })
    expect(alone).toMatchObject({ fromMs: NOW_MS - 697 * HOUR_MS, isCut: false })
    const together = buildRace({ ...told, evidence: [evidence('wikipedia', 1), evidence('hacker-news', 6)] })
    expect(together).toMatchObject({ fromMs: NOW_MS - 30 * HOUR_MS, isCut: true })
    expect(together?.lanes.every(({ readings }) => readings.every(({ atMs }) => atMs >= NOW_MS - 30 * HOUR_MS))).toBe(
      true,
    )
  })

  it('does not begin with an old page that is linked again', () => {
    const race = buildRace({
      sources: ['feeds'],
      evidence: [evidence('feeds', 5, { publishedAt: hoursAgo(24 * 300) }), evidence('feeds', 1)],
      series: [],
    })
    expect(race?.fromMs).toBe(NOW_MS - 5 * HOUR_MS)
  })

  it('has the best place as the peak of a list that only ranks', () => {
    const points = [7, 2, 5].map((rank, index) => ({ at: hoursAgo(2 - index), metric: null, rank, stated: false }))
    const race = buildRace({
      sources: ['bluesky'],
      evidence: [evidence('bluesky', 2)],
      series: [{ source: 'bluesky', metricUnit: 'posts', points }],
    })
    expect(race?.lanes).toMatchObject([{ kind: 'rank', peak: { value: 2 } }])
  })

  it('tells of no time while everything was read once', () => {
    expect(
      buildRace({ sources: ['lobsters'], evidence: [evidence('lobsters', 0)], series: [series('lobsters', [[0, 5]])] }),
    ).toBeNull()
    expect(buildRace({ sources: [], evidence: [], series: [] })).toBeNull()
    expect(buildRace({ sources: ['lobsters'], evidence: [evidence('lobsters', 3)], series: [] })).toBeNull()
  })
})
