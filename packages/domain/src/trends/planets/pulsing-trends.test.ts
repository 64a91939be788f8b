import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../primitives/time'
import type { Trend, TrendProof } from '../trend'
import { pulsingTrends } from './pulsing-trends'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const agoText = (ms: number): string => new Date(NOW - ms).toISOString()
const posts: Extract<TrendProof, { kind: 'count' }> = {
  kind: 'count',
  source: 'bluesky',
  metricUnit: 'posts',
  count: 4_000,
  since: agoText(3 * HOUR_MS),
  perHour: 600,
  grewAt: agoText(40 * MINUTE_MS),
  usual: null,
}
const trend = (id: string, change: Partial<Trend> = {}) => ({
  id,
  origin: 'live' as const,
  sources: ['bluesky' as const],
  proof: posts,
  ...change,
})
const pulses = (change: Partial<Trend> = {}): boolean => pulsingTrends([trend('a', change)], NOW).has('a')

it('takes a count that a second reading found larger within the hour', () => {
  expect(pulses()).toBe(true)
  expect(pulses({ proof: { ...posts, grewAt: agoText(HOUR_MS) } })).toBe(true)
})

it.each<[string, Partial<Trend>]>([
  ['a first reading', { proof: { ...posts, grewAt: null } }],
  ['growth of more than an hour ago', { proof: { ...posts, grewAt: agoText(HOUR_MS + 1) } }],
  ['a date that cannot be read', { proof: { ...posts, grewAt: 'soon' } }],
  ['a source that counts by the day', { proof: { ...posts, source: 'wikipedia', metricUnit: 'views' } }],
  [
    'publishers, of whom nobody knows when they reported',
    { proof: { kind: 'publishers', count: 9, since: posts.since, names: [], latestAt: null, joined: 0 } },
  ],
  ['a starter trend', { origin: 'starter', sources: [], proof: { kind: 'years', from: 2021, to: 2022 } }],
  ['a starter trend that no source shows any more', { origin: 'starter', sources: [] }],
  ['a trend without a figure', { proof: null }],
])('does not say so of %s', (_, change) => {
  expect(pulses(change)).toBe(false)
})

it('takes two at most, those that grow fastest for their size', () => {
  const growing = (id: string, count: number, perHour: number) => trend(id, { proof: { ...posts, count, perHour } })
  const trends = [
    growing('large', 200_000, 9_000),
    growing('fast', 300, 240),
    growing('steady', 4_000, 40),
    growing('next', 1_000, 400),
  ]
  expect([...pulsingTrends(trends, NOW)]).toEqual(['fast', 'next'])
  expect([...pulsingTrends(trends.slice(2, 3), NOW)]).toEqual(['steady'])
  expect(pulsingTrends([], NOW).size).toBe(0)
})
