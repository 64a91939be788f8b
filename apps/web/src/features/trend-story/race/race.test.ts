import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaPath, heightOn, joinPlaces, linePath } from './lane-paths'
import { moveCursor } from './move-cursor'
import { markAt, nearestPlace, raceStops } from './race-stops'
import { readSource } from './source-readings'
import { MAX_TABLE_ROWS, thinReadings } from './thin-readings'
import { valueText } from './value-text'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 14, 9, minute)).toISOString()
const reading = (atMs: number, value: number | null, stated = false) => ({ atMs, value, stated })

describe('readSource', () => {
  it('reads counts where the source counts, oldest first, and keeps gaps', () => {
    const read = readSource([
      { at: at(20), metric: 5, rank: 1, stated: false },
      { at: at(0), metric: 1, rank: 2, stated: true },
      { at: at(10), metric: null, rank: 2, stated: false },
    ])
    expect(read?.kind).toBe('count')
    expect(read?.readings.map(({ value, stated }) => [value, stated])).toEqual([
      [1, true],
      [null, false],
      [5, false],
    ])
  })

  it('reads places where the source only ranks', () => {
    expect(readSource([{ at: at(0), metric: null, rank: 7, stated: false }])).toEqual({
      kind: 'rank',
      readings: [reading(Date.parse(at(0)), 7)],
    })
  })

  it('makes nothing out of nothing', () => {
    expect(readSource([])).toBeNull()
    expect(readSource([{ at: at(0), metric: null, rank: null, stated: false }])).toBeNull()
    expect(readSource([{ at: 'soon', metric: 5, rank: null, stated: false }])).toBeNull()
  })
})

describe('heightOn', () => {
  it('fills a lane up to its own peak, and never leaves it', () => {
    const heightOf = heightOn({ kind: 'count', readings: [reading(0, -3), reading(1, 200), reading(2, null)] })
    expect([-3, 0, 50, 200].map(heightOf)).toEqual([0, 0, 0.25, 1])
    expect(heightOn({ kind: 'count', readings: [reading(0, 0)] })(0)).toBe(0)
  })

  it('has the first place at the top', () => {
    const heightOf = heightOn({ kind: 'rank', readings: [reading(0, 3), reading(1, 21)] })
    expect([1, 11, 21].map(heightOf)).toEqual([1, 0.5, 0])
    expect(heightOn({ kind: 'rank', readings: [reading(0, 1)] })(1)).toBe(1)
  })
})

describe('lines', () => {
  const place = (x: number, y: number | null, stated = false) => ({ x, y, stated })

  it('break where nothing was read', () => {
    const { seen } = joinPlaces([
      place(0, 0),
      place(0.2, 1),
      place(0.4, null),
      place(0.6, 1),
      place(0.8, 0),
      place(1, 1),
    ])
    expect(seen.map((line) => line.length)).toEqual([2, 3])
  })

  it('are stated up to the first reading of our own', () => {
    const { seen, stated } = joinPlaces([place(0, 0, true), place(0.5, 1, true), place(0.75, 1), place(1, 0)])
    expect(stated).toEqual([
      [
        { x: 0, y: 0 },
        { x: 0.5, y: 1 },
        { x: 0.75, y: 1 },
      ],
    ])
    expect(seen.map((line) => line.map(({ x }) => x))).toEqual([[0.75, 1]])
  })

  it('need two readings', () => {
    expect(joinPlaces([place(0.5, 1)])).toEqual({ seen: [], stated: [] })
  })

  it('run from the foot upwards', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 0.25, y: 1 },
    ]
    expect(linePath(line, 100, 50)).toBe('M0 50L25 0')
    expect(areaPath(line, 100, 50)).toBe('M0 50L25 0L25 50L0 50Z')
    expect([linePath([], 100, 50), areaPath([], 100, 50)]).toEqual(['', ''])
  })
})

describe('raceStops', () => {
  const lane = (...instants: readonly number[]) => ({
    source: 'hacker-news' as const,
    unit: 'points' as const,
    kind: 'count' as const,
    readings: instants.map((atMs) => reading(atMs, 1)),
    firstSeenMs: instants[0] ?? 0,
    peak: null,
  })

  it('are the readings of all lanes in order, those of one instant once', () => {
    expect(raceStops({ fromMs: 0, toMs: 100, lanes: [lane(0, 50, 100), lane(25, 50)] })).toEqual([0, 25, 50, 100])
  })

  it('are few enough to be told apart, and end with the latest', () => {
    const stops = raceStops({
      fromMs: 0,
      toMs: 10_000,
      lanes: [lane(...Array.from({ length: 10_001 }, (_, ms) => ms))],
    })
    expect(stops.length).toBeLessThanOrEqual(161)
    expect(stops.at(-1)).toBe(10_000)
  })
})

describe('markAt', () => {
  const lane = { readings: [reading(10, 1), reading(20, 5), reading(30, null)] }

  it('holds the last value until the next one', () => {
    expect([10, 19, 20, 29].map((atMs) => markAt(lane, atMs)?.value)).toEqual([1, 1, 5, 5])
  })

  it('tells nothing before the beginning, nor where it was not listed', () => {
    expect(markAt(lane, 9)).toBeNull()
    expect(markAt(lane, 30)).toBeNull()
  })
})

describe('valueText', () => {
  it.each([
    [1, 'count', 'lobsters', '1 point'],
    [812, 'count', 'lobsters', '812 points'],
    [3, 'rank', 'lobsters', 'no. 3'],
    [12, 'articles', 'feeds', '12 articles'],
    [1, 'articles', 'arxiv', '1 paper'],
  ] as const)('says %d of the kind %s of %s as "%s"', (value, kind, source, text) => {
    expect(valueText(value, { source, kind, unit: 'points' })).toBe(text)
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
