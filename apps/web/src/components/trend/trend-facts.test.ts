import { describe, expect, it } from 'vitest'
import { latestOf, sinceOf, siteCounts } from './trend-facts'

describe('siteCounts', () => {
  it('says nothing below ten', () => {
    expect(siteCounts({ views: 9, interactions: 9 })).toEqual([])
    expect(siteCounts({ views: 10, interactions: 0 })).toEqual(['10 views here'])
    expect(siteCounts({ views: 12_400, interactions: 10 })).toEqual(['12.4K views here', '10 interactions'])
  })
})

describe('sinceOf', () => {
  const createdDate = '2026-03-14T10:00:00.000Z'
  it('is the beginning of the strongest figure, which may be older than the trend', () => {
    const since = '2026-03-13T00:00:00.000Z'
    expect(
      sinceOf({ createdDate, proof: { kind: 'publishers', count: 3, since, names: [], latestAt: null, joined: 0 } }),
    ).toBe(since)
  })

  it('is when the trend was founded where nothing was counted', () => {
    expect(sinceOf({ createdDate, proof: null })).toBe(createdDate)
    expect(sinceOf({ createdDate, proof: { kind: 'years', from: 2021, to: 2022 } })).toBe(createdDate)
  })
})

describe('latestOf', () => {
  it('is when the newest article came, else the beginning', () => {
    const trend = { createdDate: '2026-03-14T10:00:00.000Z' }
    const reported = { kind: 'publishers', count: 3, since: '2026-03-13T00:00:00.000Z', names: [], joined: 0 } as const
    const latestAt = '2026-03-14T09:00:00.000Z'
    expect(latestOf({ ...trend, proof: { ...reported, latestAt } })).toBe(latestAt)
    expect(latestOf({ ...trend, proof: { ...reported, latestAt: null } })).toBe(reported.since)
    expect(latestOf({ ...trend, proof: null })).toBe(trend.createdDate)
  })
})
