import type { Trend, TrendProof } from '@trendverse/domain/trends/trend'
import { expect, it } from 'vitest'
import { planetFacts, planetLine } from './planet-line'

const NOW = Date.UTC(2026, 0, 2, 12)
const SINCE = '2026-01-02T09:00:00.000Z'

const line = (proof: TrendProof | null, changes: Partial<Trend> = {}) =>
  planetLine({ category: 'Science', origin: 'live', sources: ['bluesky'], proof, ...changes }, NOW)

const counted = (perHour: number): TrendProof => ({
  kind: 'count',
  source: 'bluesky',
  metricUnit: 'posts',
  count: 4000,
  since: SINCE,
  perHour,
  grewAt: null,
  usual: 100,
})

it('says what was counted and since when, with a sign while it rises', () => {
  expect(line(counted(340))).toBe('▲ 4,000 posts · 3 h ago')
  expect(line(counted(0))).toBe('4,000 posts · 3 h ago')
})

it('says how many publishers report, and how fresh the newest article is', () => {
  const reported = { kind: 'publishers', count: 12, since: SINCE, names: [], joined: 0 } as const
  expect(line({ ...reported, latestAt: '2026-01-02T11:48:00.000Z' })).toBe('12 publishers · latest report 12 min ago')
  expect(line({ ...reported, count: 1, latestAt: null })).toBe('1 publisher · 3 h ago')
})

it('gives the years of what is dated', () => {
  expect(line({ kind: 'years', from: 1998, to: 2004 }, { origin: 'starter', sources: [] })).toBe('1998–2004')
  expect(line({ kind: 'years', from: 2021, to: 2021 })).toBe('2021')
})

it('falls back on the category without a figure, and for a classic that has no years', () => {
  expect(line(null)).toBe('Science')
  expect(line(counted(340), { origin: 'starter', sources: [] })).toBe('Science')
})

it('tells the figure and the category of a planet, and nothing of its publishers', () => {
  const trend = { category: 'Science', origin: 'live', sources: ['bluesky'], proof: counted(0) } as const
  expect(planetFacts(trend)).toBe('4,000 posts · Science')
  const reported = { kind: 'publishers', count: 12, since: SINCE, latestAt: null, joined: 0, names: [] } as const
  expect(planetFacts({ ...trend, proof: reported })).toBe('Science')
  expect(planetFacts({ ...trend, proof: null })).toBe('Science')
})
