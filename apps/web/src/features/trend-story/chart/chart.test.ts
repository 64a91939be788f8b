import type { TrendSeries } from '@trendverse/domain/trends/trend'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaPath, linePath, nearestPlace, unbroken } from './chart-paths'
import { toChartSeries } from './chart-reading'
import { moveCursor } from './move-cursor'
import { splitSeries } from './split-series'
import { MAX_TABLE_ROWS, thinReadings } from './thin-readings'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 14, 9, minute)).toISOString()

describe('toChartSeries', () => {
  it('draws counts where the source counts, oldest first, and keeps gaps', () => {
    const series = toChartSeries([
      { at: at(20), metric: 5, rank: 1 },
      { at: at(0), metric: 1, rank: 2 },
      { at: at(10), metric: null, rank: 2 },
    ])
    expect(series?.kind).toBe('count')
    expect(series?.readings.map((reading) => reading.value)).toEqual([1, null, 5])
  })

  it('draws places where the source only ranks', () => {
    expect(toChartSeries([{ at: at(0), metric: null, rank: 7 }])).toEqual({
      kind: 'rank',
      readings: [{ atMs: Date.parse(at(0)), value: 7 }],
    })
  })

  it('draws nothing out of nothing', () => {
    expect(toChartSeries([])).toBeNull()
    expect(toChartSeries([{ at: at(0), metric: null, rank: null }])).toBeNull()
    expect(toChartSeries([{ at: 'soon', metric: 5, rank: null }])).toBeNull()
  })
})

describe('lines', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 0.25, y: 1 },
    { x: 0.5, y: null },
    { x: 0.75, y: 0.5 },
    { x: 1, y: null },
  ]

  it('break where nothing was read', () => {
    expect(unbroken(places).map((run) => run.length)).toEqual([2, 1])
  })

  it('run from the foot upwards', () => {
    const [run = []] = unbroken(places)
    expect(linePath(run, 100, 50)).toBe('M0 50L25 0')
    expect(areaPath(run, 100, 50)).toBe('M0 50L25 0L25 50L0 50Z')
  })

  it('shrink to a point for a single reading', () => {
    const [, run = []] = unbroken(places)
    expect(linePath(run, 100, 50)).toBe('M75 25h0.1')
    expect(areaPath(run, 100, 50)).toBe('')
  })
})

describe('nearestPlace', () => {
  it('finds the nearest of unevenly spaced readings', () => {
    const xs = [0, 0.1, 0.9, 1]
    expect([-1, 0.04, 0.06, 0.5, 0.94, 2].map((x) => nearestPlace(xs, x))).toEqual([0, 0, 1, 1, 2, 3])
    expect(nearestPlace([], 0.5)).toBe(-1)
  })
})

describe('moveCursor', () => {
  it('stays within the readings', () => {
    expect(moveCursor('ArrowLeft', 0, 40)).toBe(0)
    expect(moveCursor('ArrowRight', 39, 40)).toBe(39)
    expect(moveCursor('PageDown', 10, 40)).toBe(6)
    expect(moveCursor('Home', 10, 40)).toBe(0)
    expect(moveCursor('End', 10, 40)).toBe(39)
  })

  it('leaves other keys to the page', () => {
    expect(moveCursor('Tab', 1, 40)).toBeNull()
    expect(moveCursor('toString', 1, 40)).toBeNull()
  })
})

describe('thinReadings', () => {
  it('keeps the first and the last and never repeats one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (length) => {
        const items = Array.from({ length }, (_, index) => index)
        const kept = thinReadings(items)
        expect(kept).toHaveLength(Math.min(length, MAX_TABLE_ROWS))
        expect(new Set(kept).size).toBe(kept.length)
        expect(kept.at(0)).toBe(items.at(0))
        expect(kept.at(-1)).toBe(items.at(-1))
      }),
      { seed: 7, numRuns: 60 },
    )
  })
})

describe('splitSeries', () => {
  const series = (source: TrendSeries['source'], metrics: readonly (number | null)[]): TrendSeries => ({
    source,
    metricUnit: 'points',
    points: metrics.map((metric, index) => ({ at: at(index), metric, rank: null })),
  })

  it('draws a line from two readings on, names single ones, and leaves out empty ones', () => {
    const { drawn, single } = splitSeries([
      series('hacker-news', [1, null, 3]),
      series('lobsters', [null, 7]),
      series('arxiv', [null]),
    ])
    expect(drawn.map((one) => one.series.source)).toEqual(['hacker-news'])
    expect(single.map(({ series: { source }, kind, value }) => [source, kind, value])).toEqual([
      ['lobsters', 'count', 7],
    ])
  })
})
