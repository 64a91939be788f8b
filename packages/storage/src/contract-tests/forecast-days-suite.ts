import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { type ForecastReport, reportForecasts } from '@trendverse/domain/trends/forecasts/forecast-report'
import type { ForecastOutcomeKind } from '@trendverse/domain/trends/forecasts/forecast-row'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { all, file, graded, read } from './forecast-samples'
import { NOON_MS, sampleSnapshot } from './samples'

const SOURCES = ['hacker-news', 'lobsters', 'github'] as const
const DAYS = 4
const MIDNIGHT_MS = NOON_MS - 12 * HOUR_MS
/** One that is due in ten days, too. */
const AFTER_ALL_MS = MIDNIGHT_MS + 60 * DAY_MS

const anyForecast = fc.record({
  day: fc.integer({ min: 0, max: DAYS - 1 }),
  source: fc.constantFrom(...SOURCES),
  first: fc.double({ min: 0, max: 1, noNaN: true }),
  later: fc.double({ min: 0, max: 0.99, noNaN: true }),
  rank: fc.option(fc.integer({ min: 1, max: 60 })),
  outcomes: fc.array(fc.constantFrom<ForecastOutcomeKind | null>('hit', 'miss', 'already', 'unknown', 'no_bar', null), {
    minLength: 4,
    maxLength: 4,
  }),
  leadMs: fc.option(fc.integer({ min: 1, max: 9 * DAY_MS })),
})

/** A history of forecasts that nobody made up by hand, some of them graded. */
async function remember(storage: StoragePorts, seed: number): Promise<void> {
  const history = fc.sample(anyForecast, { seed, numRuns: 80 }).map((one, n) => ({ ...one, n: n + 1 }))
  for (let day = 0; day < DAYS; day += 1) {
    for (const source of SOURCES) {
      const own = history.filter((one) => one.day === day && one.source === source)
      const atMs = MIDNIGHT_MS + day * DAY_MS + 20 * HOUR_MS + SOURCES.indexOf(source)
      await read(
        storage,
        atMs,
        own,
        own.map(({ n, first }) => ({ n, probability: first })),
        source,
      )
      // Some of what was first seen on one day is passed on the next one.
      const later = own.map(({ n, rank, later: chance }) => ({ n, rank, chance }))
      await read(storage, atMs + 5 * HOUR_MS, later, [], source)
    }
  }
  await file(
    storage,
    history.filter(({ source }) => source === 'hacker-news').map(({ n, first }) => ({ n, chance: first })),
  )
  await storage.forecasts.markShown(MIDNIGHT_MS)
  const rows = await storage.forecasts.listUngraded({ nowMs: AFTER_ALL_MS, after: null, limit: 1_000 })
  await storage.forecasts.saveGrades(
    rows.flatMap((row, place) => {
      const { outcomes, leadMs } = history[Number(row.itemId.slice('item-'.length)) - 1] ?? {
        outcomes: [],
        leadMs: null,
      }
      const outcome = outcomes[place % 4] ?? null
      return outcome === null
        ? []
        : [graded(row, outcome, outcome === 'hit' && leadMs !== null ? row.forecastAtMs + leadMs : null)]
    }),
  )
}

/** All that is told of forecasts since an instant, of each source and of all. */
async function told({ forecasts }: StoragePorts, sinceMs = 0): Promise<readonly ForecastReport[]> {
  const [tallies, leads] = await Promise.all([forecasts.tally(sinceMs), forecasts.listLeads(sinceMs)])
  return [null, ...SOURCES].map((source) => reportForecasts(tallies, leads, source))
}

async function foldAll({ forecasts }: StoragePorts, beforeMs: number): Promise<number> {
  let removed = 0
  for (let isDone = false; !isDone; ) {
    const step = await forecasts.foldOld(beforeMs)
    removed += step.removed
    isDone = step.isDone
  }
  return removed
}

/** What every ForecastRepository promises of forecasts that are folded into tallies of their days. */
export function forecastDaysSuite(fresh: () => Promise<StoragePorts>): void {
  it('says exactly the same of all time before, between and after all steps, whatever was forecast', async () => {
    for (const seed of [1, 2, 3]) {
      const storage = await fresh()
      await remember(storage, seed)
      const before = await told(storage)
      const [{ counts, lead } = { counts: null, lead: null }] = before
      expect(counts?.made).toBe(80)
      expect(counts?.shown).toBeGreaterThan(0)
      expect(lead).not.toBeNull()
      const lastDays = MIDNIGHT_MS + 2 * DAY_MS
      const ofLastDays = await told(storage, lastDays)
      let folded = 0
      for (let isDone = false; !isDone; ) {
        const step = await storage.forecasts.foldOld(lastDays)
        folded += step.removed
        isDone = step.isDone
        expect(await told(storage)).toEqual(before)
      }
      expect(folded).toBeGreaterThan(20)
      expect(await told(storage, lastDays)).toEqual(ofLastDays)
      expect(await foldAll(storage, AFTER_ALL_MS)).toBeGreaterThan(20)
      expect(await told(storage)).toEqual(before)
      expect(await told(storage, lastDays)).toEqual(ofLastDays)
      expect(await foldAll(storage, AFTER_ALL_MS)).toBe(0)
    }
  })

  it('leaves what is open, folds it once it is graded, and leaves a day that the limit cuts', async () => {
    const storage = await fresh()
    const first = (...ns: number[]) => ns.map((n) => ({ n, probability: 0.25 }))
    await read(storage, NOON_MS, [], first(1, 2, 3))
    const [one, two, three] = await all(storage)
    if (!one || !two || !three) throw new Error('three forecasts were made')
    await storage.forecasts.saveGrades([graded(one, 'hit', NOON_MS + HOUR_MS)])
    expect(await foldAll(storage, MIDNIGHT_MS + DAY_MS - 1)).toBe(0)
    expect(await foldAll(storage, MIDNIGHT_MS + DAY_MS)).toBe(1)
    expect((await all(storage)).map(({ itemId }) => itemId)).toEqual(['item-2', 'item-3'])
    await storage.forecasts.saveGrades([graded(two, 'hit', NOON_MS + 3 * HOUR_MS)])
    expect(await foldAll(storage, MIDNIGHT_MS + DAY_MS)).toBe(1)
    const [{ counts, lead } = { counts: null, lead: null }] = await told(storage)
    expect(counts).toMatchObject({ made: 3, hits: 2, open: 1 })
    expect(lead).toEqual({ count: 2, lowerQuartile: 1.5, median: 2, upperQuartile: 2.5 })
    expect(await all(storage)).toHaveLength(1)
  })

  it('counts nothing twice where several fold at once', async () => {
    const storage = await fresh()
    await remember(storage, 4)
    const before = await told(storage)
    await Promise.all([1, 2, 3].map(() => foldAll(storage, AFTER_ALL_MS)))
    expect(await told(storage)).toEqual(before)
  })

  it('tells nothing of them by name any more', async () => {
    const storage = await fresh()
    const seen = [{ n: 1, chance: 0.4 }]
    await read(storage, NOON_MS, seen, [{ n: 1, probability: 0.4 }])
    await file(storage, [{ n: 1 }])
    await storage.forecasts.saveGrades((await all(storage)).map((row) => graded(row, 'miss')))
    const misses = () => storage.forecasts.listNamed({ list: 'miss', source: null, sinceMs: 0, limit: 10 })
    expect(await misses()).toHaveLength(1)
    expect(await foldAll(storage, AFTER_ALL_MS)).toBe(2)
    expect(await misses()).toEqual([])
  })

  it('still knows since when a source has learnt', async () => {
    const storage = await fresh()
    const learn = async (source: SourceId, n: number, atMs: number): Promise<void> => {
      await read(storage, atMs, [{ n }], [{ n, probability: 0.1 }], source)
      const stored = await storage.ingest.loadModel(source)
      await storage.ingest.saveSnapshot(
        sampleSnapshot(atMs + HOUR_MS, 0, {
          source,
          model: { basedOn: stored?.revision ?? 0, written: {}, removed: [] },
          outcomes: [{ itemId: `item-${n}`, resolvedAtMs: atMs + HOUR_MS, peakMetric: 7, brokeOut: false }],
        }),
      )
    }
    const days = [0, 1, 2, 5, 6]
    for (const day of days) await learn('hacker-news', day + 1, NOON_MS + day * DAY_MS)
    for (const day of [0, 5, 6]) await learn('lobsters', day + 1, NOON_MS + day * DAY_MS)
    await storage.forecasts.saveGrades((await all(storage)).map((row) => graded(row, 'miss')))
    const learntAt = async () => {
      const query = { fromMs: NOON_MS, beforeMs: AFTER_ALL_MS, perOutcome: 1, seed: 'a', learntFrom: 2 }
      const { records } = await storage.ingest.sampleForecasts(query)
      return Object.fromEntries(records.map(({ source, learntAtMs }) => [source, learntAtMs]))
    }
    const resolved = (day: number) => NOON_MS + day * DAY_MS + HOUR_MS
    expect(await learntAt()).toEqual({ 'hacker-news': resolved(1), lobsters: resolved(5) })
    expect(await foldAll(storage, MIDNIGHT_MS + 4 * DAY_MS)).toBe(4)
    expect(await learntAt()).toEqual({ 'hacker-news': MIDNIGHT_MS + 2 * DAY_MS, lobsters: resolved(5) })
  })
}
