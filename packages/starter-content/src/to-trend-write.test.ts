import { sortTrends } from '@trendverse/domain/trends/listing/trend-query'
import { trendDetailSchema } from '@trendverse/domain/trends/trend-schema'
import { expect, test } from 'vitest'
import { STARTER_RELATIONS } from './relations'
import { STARTER_TRENDS } from './starter-trends'
import { starterTrendDetails } from './to-trend-detail'
import { starterTrendWrites } from './to-trend-write'

const writes = starterTrendWrites()
const details = starterTrendDetails()

test('relates only trends that exist, each pair once and none to itself', () => {
  const keys = new Set(STARTER_TRENDS.map((trend) => trend.key))
  const pairs = STARTER_RELATIONS.map((pair) => [...pair].sort().join(' '))
  expect(new Set(pairs).size).toBe(pairs.length)
  for (const [a, b] of STARTER_RELATIONS) {
    expect(keys, a).toContain(a)
    expect(keys, b).toContain(b)
    expect(a).not.toBe(b)
  }
})

test('keeps relations symmetrical, and at most six for one trend', () => {
  const byId = new Map(writes.map((write) => [write.id, write]))
  expect(writes.flatMap((write) => write.relatedIds)).toHaveLength(2 * STARTER_RELATIONS.length)
  for (const write of writes) {
    expect(write.relatedIds.length, write.name).toBeLessThanOrEqual(6)
    for (const id of write.relatedIds) expect(byId.get(id)?.relatedIds).toContain(write.id)
  }
})

test('claims nothing that was not measured', () => {
  for (const write of writes) {
    expect(write).toMatchObject({ origin: 'starter', momentum: 0, breakoutProbability: null, views: 0, sources: [] })
    expect(['peak', 'fading']).toContain(write.lifecycle)
  }
})

test('gives every trend a different filing date, none later than the catalogue itself', () => {
  const dates = writes.map((write) => write.createdDate)
  expect(new Set(dates).size).toBe(dates.length)
  expect(dates[0]).toBe('2026-11-20T00:00:00.000Z')
})

test('is listed in its own order when sorted by momentum, because that falls back to the newest', () => {
  expect(sortTrends(details, 'attention').map((trend) => trend.id)).toEqual(STARTER_TRENDS.map((trend) => trend.id))
})

test('reads as a full trend page, with its article, its dated story and its relations', () => {
  for (const detail of details) expect(() => trendDetailSchema.parse(detail)).not.toThrow()
  const wordle = details.find((detail) => detail.name === 'Wordle')
  expect(wordle?.links).toEqual([{ title: 'Wordle', url: 'https://en.wikipedia.org/wiki/Wordle' }])
  expect(wordle?.timeline[0]).toMatchObject({ kind: 'dated', at: '2021-10-01T00:00:00.000Z', precision: 'month' })
  expect(wordle?.related.map((related) => related.name)).toContain('Modern board games')
})

test('carries none of the fields that only a repository keeps into the page', () => {
  expect(Object.keys(details[0] ?? {})).not.toContain('featuredByAdmin')
  expect(Object.keys(details[0] ?? {})).not.toContain('datedEvents')
})
