import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../primitives/time'
import type { TrendSeries } from '../../trends/trend'
import { recordedSteps } from './recorded-steps'

function series(...metrics: readonly number[]): TrendSeries {
  const points = metrics.map((metric, hour) => ({
    at: new Date(hour * HOUR_MS).toISOString(),
    metric,
    rank: null,
    stated: false,
  }))
  return { source: 'hacker-news', metricUnit: 'points', points }
}

const moves = (one: TrendSeries): number[][] => recordedSteps([one]).map(({ from, to }) => [from.metric, to.metric])

describe('recordedSteps', () => {
  it('go from the first reading to the middle one and on to the last', () => {
    expect(moves(series(20, 40, 90))).toEqual([
      [20, 40],
      [40, 90],
      [20, 90],
    ])
  })

  it('pass over counts that hardly moved and counts too small to tell', () => {
    expect(moves(series(100, 101, 102))).toEqual([])
    expect(moves(series(1, 5, 9))).toEqual([])
  })

  it('ask of nothing that only the source states', () => {
    const read = series(20, 40, 90)
    const points = read.points.map((point, index) => ({ ...point, stated: index < 2 }))
    expect(moves({ ...read, points })).toEqual([])
  })
})
