import type { TrendProof } from '@trendverse/domain/trends/trend'
import { describe, expect, it } from 'vitest'
import { proofText } from './proof-text'

type Count = Extract<TrendProof, { kind: 'count' }>
const SINCE = '2026-03-14T09:00:00.000Z'
const counted = (changes: Partial<Count>): Count => ({
  kind: 'count',
  source: 'wikipedia',
  metricUnit: 'views',
  count: 15_200_000,
  since: SINCE,
  perHour: 0,
  grewAt: null,
  usual: null,
  ...changes,
})

describe('proofText', () => {
  it('compares with the usual day where one is known', () => {
    expect(proofText(counted({ usual: 1_250_000 }))).toMatchObject({
      figure: '15.2M views',
      change: '12× its usual count',
    })
    expect(proofText(counted({ count: 3_400, usual: 1_000 })).change).toBe('3.4× its usual count')
  })

  it.each([[15_200_000], [11_000_000], [0], [-1], [null]])('compares nothing with a usual day of %s', (usual) => {
    expect(proofText(counted({ usual })).change).toBeNull()
  })

  it('says what a growing count gains, in its unit', () => {
    const gaining = counted({ source: 'bluesky', metricUnit: 'posts', count: 4_000, perHour: 340.4 })
    expect(proofText(gaining)).toEqual({ figure: '4,000 posts', change: '340 an hour', isRising: true })
  })

  it.each([0, 0.4, -12])('says nothing of a gain of %d an hour', (perHour) => {
    expect(proofText(counted({ perHour }))).toMatchObject({ change: null, isRising: false })
  })

  it('names two publishers and counts the rest', () => {
    const figure = (count: number, ...names: string[]) =>
      proofText({ kind: 'publishers', count, since: SINCE, names, latestAt: SINCE, joined: 0 }).figure
    expect(figure(7, 'AP News', 'NPR')).toBe('From AP News, NPR and 5 more')
    expect(figure(2, 'AP News', 'NPR')).toBe('From AP News and NPR')
    expect(figure(3, 'AP News')).toBe('From AP News and 2 more')
    expect(figure(1, 'AP News')).toBe('From AP News')
  })

  it('counts publishers where none is named, one as one', () => {
    const figure = (count: number) =>
      proofText({ kind: 'publishers', count, since: SINCE, names: [], latestAt: null, joined: 0 }).figure
    expect(figure(12)).toBe('Reported by 12 publishers')
    expect(figure(1)).toBe('Reported by 1 publisher')
  })

  it('says how many publishers joined within a day', () => {
    const reported = { kind: 'publishers', count: 7, since: SINCE, names: ['AP News', 'NPR'], latestAt: SINCE } as const
    expect(proofText({ ...reported, joined: 3 }).change).toBe('3 more publishers since yesterday')
    expect(proofText({ ...reported, joined: 0 }).change).toBeNull()
  })

  it('shows years as a span, and one year once', () => {
    expect(proofText({ kind: 'years', from: 2021, to: 2022 }).figure).toBe('2021–2022')
    expect(proofText({ kind: 'years', from: 2013, to: 2013 }).figure).toBe('2013')
  })
})
