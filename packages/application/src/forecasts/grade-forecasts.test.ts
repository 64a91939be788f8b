import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { KEPT_SINGLY_MS } from '@trendverse/domain/trends/forecasts/forecast-period'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { gradeForecasts } from './grade-forecasts'
import { readForecasts } from './read-forecasts'

const NOON_MS = Date.UTC(2026, 2, 3, 12)

/** A site that reads Lobsters by the hour; what it lists are counts by id. */
function open() {
  const storage = memoryStorage()
  const world = { nowMs: NOON_MS, turns: 0 }
  const ports = {
    ...storage,
    clock: { nowMs: () => world.nowMs },
    letOthersRun: async () => void (world.turns += 1),
  }
  const read = async (counts: Readonly<Record<string, number>>, made: Readonly<Record<string, number>> = {}) => {
    const stored = await storage.ingest.loadModel('lobsters')
    const items = Object.entries(counts).map(([itemId, metric]) => buildItem('lobsters', itemId, { itemId, metric }))
    await storage.ingest.saveSnapshot({
      source: 'lobsters',
      observedAtMs: world.nowMs,
      sightings: items.map((item) => ({ item, score: item, newId: item.id })),
      model: { basedOn: stored?.revision ?? 0, written: {}, removed: [] },
      forecasts: Object.entries(made).map(([itemId, probability]) => {
        return { itemId, forecastAtMs: world.nowMs, probability, bar: 100 }
      }),
      outcomes: [],
    })
  }
  const counts = async () => (await readForecasts(ports, { days: '365' })).counts
  return { world, ports, read, counts, storage }
}

describe('gradeForecasts', () => {
  it('grades from what is stored, whatever became of the engine: hits at once, misses when they are due', async () => {
    const { world, ports, read, counts } = open()
    await read({ rises: 5, stays: 5 }, { rises: 0.6, stays: 0.2 })
    for (let hour = 1; hour <= 24; hour += 1) {
      world.nowMs = NOON_MS + hour * HOUR_MS
      await read({ rises: 5 + 20 * hour, stays: 6 })
      if (hour === 5) expect(await gradeForecasts(ports)).toEqual({ graded: 1, shown: 0 })
    }
    expect(await counts()).toMatchObject({ made: 2, hits: 1, misses: 0, open: 1 })
    expect(await gradeForecasts(ports)).toEqual({ graded: 1, shown: 0 })
    expect(await gradeForecasts(ports)).toEqual({ graded: 0, shown: 0 })
    expect(await counts()).toMatchObject({ made: 2, hits: 1, misses: 1, open: 0 })
    const { lead, brier } = await readForecasts(ports, { days: '30', source: 'lobsters' })
    expect(lead).toMatchObject({ count: 1, median: 5 })
    expect(brier?.engine).toBeCloseTo((0.4 ** 2 + 0.2 ** 2) / 2, 12)
    expect((await readForecasts(ports, { days: '30', source: 'github' })).counts.made).toBe(0)
  })

  it('tells of all that was ever forecast, folded or not', async () => {
    const { world, ports, read, storage } = open()
    await read({ a: 5 }, { a: 0.2 })
    const [row] = await storage.forecasts.listUngraded({ nowMs: NOON_MS + DAY_MS, after: null, limit: 1 })
    if (!row) throw new Error('a forecast was made')
    await storage.forecasts.saveGrades([{ ...row, outcome: 'hit', crossedAtMs: NOON_MS + HOUR_MS }])
    const { days, since, ...before } = await readForecasts(ports, { days: 'all' })
    expect([days, since]).toEqual([null, null])
    expect(before).toMatchObject({ counts: { made: 1, hits: 1 }, lead: { count: 1, median: 1 } })
    world.nowMs = NOON_MS + 500 * DAY_MS
    await storage.forecasts.foldOld(world.nowMs - KEPT_SINGLY_MS)
    expect(await readForecasts(ports, { days: 'all' })).toMatchObject(before)
    expect((await readForecasts(ports, { days: '365' })).counts.made).toBe(0)
  })

  it('grades nothing early when the clock jumps, and goes on rightly when it is right again', async () => {
    const { world, ports, read, counts } = open()
    await read({ a: 5 }, { a: 0.2 })
    world.nowMs = NOON_MS + 400 * DAY_MS
    expect(await gradeForecasts(ports)).toEqual({ graded: 0, shown: 0 })
    await read({ a: 6 })
    world.nowMs += HOUR_MS
    await read({ a: 7 })
    expect(await gradeForecasts(ports)).toEqual({ graded: 0, shown: 0 })
    for (let hour = 1; hour <= 24; hour += 1) {
      world.nowMs = NOON_MS + hour * HOUR_MS
      await read({ a: hour === 20 ? 150 : 7 })
    }
    await gradeForecasts(ports)
    expect(await counts()).toMatchObject({ made: 1, hits: 1 })
  })

  it('says unknown of a source that stopped, once the site went on without it', async () => {
    const { world, ports, read, counts, storage } = open()
    await read({ a: 5 }, { a: 0.2 })
    for (let hour = 1; hour <= 36; hour += 1) {
      world.nowMs = NOON_MS + hour * HOUR_MS
      await storage.ingest.saveSnapshot({
        source: 'hacker-news',
        observedAtMs: world.nowMs,
        sightings: [],
        model: { basedOn: hour - 1, written: {}, removed: [] },
        forecasts: [],
        outcomes: [],
      })
      if (hour === 35) expect((await gradeForecasts(ports)).graded).toBe(0)
    }
    expect((await gradeForecasts(ports)).graded).toBe(1)
    expect(await counts()).toMatchObject({ made: 1, unknown: 1, open: 0 })
  })

  it('takes any number of forecasts in one pass, lets others run, and ends when it is told to', async () => {
    const { world, ports, read, counts } = open()
    const ids = Array.from({ length: 1_100 }, (_, n) => `item-${n}`)
    await read(Object.fromEntries(ids.map((id) => [id, 5])), Object.fromEntries(ids.map((id) => [id, 0.1])))
    for (const hour of [12, 24]) {
      world.nowMs = NOON_MS + hour * HOUR_MS
      await read({ 'item-0': 7 })
    }
    expect((await gradeForecasts(ports, AbortSignal.abort())).graded).toBe(0)
    expect((await gradeForecasts(ports)).graded).toBe(1_100)
    expect(world.turns).toBe(3)
    expect(await counts()).toMatchObject({ misses: 1_100, open: 0 })
  })
})
