import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../primitives/time'
import type { Trend, TrendProof } from '../trend'
import { roseWithinHour } from './rose-within-hour'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const posts: Extract<TrendProof, { kind: 'count' }> = {
  kind: 'count',
  source: 'bluesky',
  metricUnit: 'posts',
  count: 4_000,
  since: new Date(NOW - 3 * HOUR_MS).toISOString(),
  perHour: 600,
  usual: null,
}
const rose = (change: Partial<Trend> = {}): boolean =>
  roseWithinHour(
    {
      origin: 'live',
      sources: ['bluesky'],
      proof: posts,
      updatedDate: new Date(NOW - 40 * MINUTE_MS).toISOString(),
      ...change,
    },
    NOW,
  )

it('takes a count that grows, of a source that counts by the hour, read within the hour', () => {
  expect(rose()).toBe(true)
  expect(rose({ updatedDate: new Date(NOW - HOUR_MS).toISOString() })).toBe(true)
})

it.each<[string, Partial<Trend>]>([
  ['a list older than an hour', { updatedDate: new Date(NOW - HOUR_MS - 1).toISOString() }],
  ['a date that cannot be read', { updatedDate: 'soon' }],
  ['a count that stands still', { proof: { ...posts, perHour: 0.4 } }],
  ['a count that falls', { proof: { ...posts, perHour: -20 } }],
  ['a source that counts by the day', { proof: { ...posts, source: 'wikipedia', metricUnit: 'views' } }],
  [
    'publishers, of whom nobody knows when they reported',
    { proof: { kind: 'publishers', count: 9, since: posts.since } },
  ],
  ['a starter trend', { origin: 'starter', sources: [], proof: { kind: 'years', from: 2021, to: 2022 } }],
  ['a starter trend that no source shows any more', { origin: 'starter', sources: [] }],
  ['a trend without a figure', { proof: null }],
])('does not say so of %s', (_, change) => {
  expect(rose(change)).toBe(false)
})
