import type { ItemPoint } from '@trendverse/application/ports/ingest'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { MAX_SERIES_POINTS, toSeries } from './trend-series'

const at = (hour: number, metric: number | null, stated = false): ItemPoint => ({
  atMs: hour * HOUR_MS,
  metric,
  rank: null,
  stated,
})

/** The counts of one source's items over time, by hour; stated ones in brackets. */
function shown(...histories: readonly (readonly ItemPoint[])[]): string {
  const items = histories.map((_, index) => buildItem('hacker-news', `Story ${index}`))
  const points = new Map(items.map(({ id }, index) => [id, histories[index] ?? []]))
  const series = toSeries(items, points)[0]?.points ?? []
  return series
    .map((point) => [Date.parse(point.at) / HOUR_MS, point.stated ? `(${point.metric})` : point.metric].join(':'))
    .join(' ')
}

describe('toSeries', () => {
  it('adds up what a source showed at one instant', () => {
    expect(shown([at(1, 10), at(2, 20)], [at(2, 5)])).toBe('1:10 2:25')
  })

  it('lets what the source stated lead up to the first reading', () => {
    expect(shown([at(5, 1, true), at(8, 40), at(9, 60)])).toBe('5:(1) 8:40 9:60')
    expect(shown([at(1, 30, true), at(2, 40, true), at(3, 9)], [at(1, 5, true), at(3, 2)])).toBe('1:(35) 2:(40) 3:11')
  })

  it('makes no dent where a later item states its beginning beside the readings of an earlier one', () => {
    expect(shown([at(8, 40), at(9, 60)], [at(8.5, 1, true), at(9, 7)])).toBe('8:40 9:67')
  })

  it('keeps evenly spaced points of a long history, the first and the newest among them', () => {
    const item = buildItem('wikipedia', 'Comet')
    const history = Array.from({ length: 1_000 }, (_, hour) => at(hour, hour))
    const points = toSeries([item], new Map([[item.id, history]]))[0]?.points ?? []
    expect(points).toHaveLength(MAX_SERIES_POINTS)
    expect([points[0]?.metric, points.at(-1)?.metric]).toEqual([0, 999])
  })
})
