import type { ForecastSampleQuery } from '@trendverse/application/ports/ingest'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import type { FollowedTrend } from '@trendverse/domain/trends/followed-trend'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { expect, it } from 'vitest'
import {
  composition,
  HOSTILE_TEXT,
  idOf,
  NOON_MS,
  sampleItem,
  sampleScore,
  sampleSnapshot,
  sampleTrend,
} from './samples'

type Known = {
  readonly source?: SourceId
  readonly brokeOut?: boolean | null
  readonly bar?: number | null
  readonly resolvedAtMs?: number
  readonly item?: Partial<SourceItem>
  readonly trend?: Partial<FollowedTrend>
}

const EVERYTHING: ForecastSampleQuery = {
  fromMs: NOON_MS,
  beforeMs: NOON_MS + 60 * DAY_MS,
  perOutcome: 100,
  seed: 'a day',
  learntFrom: 3,
}

/** Items 1, 2, 3 ... of which a forecast was made at noon and, unless it is null, the outcome known a day later. */
async function remember(storage: StoragePorts, known: readonly Known[]): Promise<void> {
  for (const [index, { source = 'hacker-news', brokeOut = false, bar = 300, resolvedAtMs, item }] of known.entries()) {
    const atMs = NOON_MS + index
    const listed = sampleItem(index + 1, { source, ...item })
    const { itemId } = listed
    const forecast = { itemId, forecastAtMs: atMs, probability: 0.25, bar }
    const stored = await storage.ingest.loadModel(source)
    const model = { basedOn: stored?.revision ?? 0, written: {}, removed: [] }
    await storage.ingest.saveSnapshot(
      sampleSnapshot(atMs, 0, {
        source,
        sightings: [{ item: listed, score: sampleScore(), newId: idOf(1_001 + index) }],
        model,
        forecasts: [forecast],
      }),
    )
    if (brokeOut === null) continue
    const outcome = { itemId, resolvedAtMs: resolvedAtMs ?? atMs + DAY_MS, peakMetric: 7, brokeOut }
    await storage.ingest.saveSnapshot(
      sampleSnapshot(atMs + HOUR_MS, 0, {
        source,
        model: { ...model, basedOn: model.basedOn + 1 },
        outcomes: [outcome],
      }),
    )
  }
  await storage.composition.saveComposition(
    composition({
      trends: known.map(({ trend }, index) => sampleTrend(index + 1, trend)),
      filings: known.map((_, index) => ({ itemId: idOf(1_001 + index), storyId: idOf(index + 1) })),
    }),
  )
}

/** What every IngestRepository promises of forecasts whose outcome is known. */
export function forecastSampleSuite(fresh: () => Promise<StoragePorts>): void {
  const idsOf = async (storage: StoragePorts, query: Partial<ForecastSampleQuery> = {}) => {
    const { sample } = await storage.ingest.sampleForecasts({ ...EVERYTHING, ...query })
    return sample.map(({ id }) => id).sort()
  }

  it('gives back a forecast with its outcome, its item and the trend this is filed under', async () => {
    const storage = await fresh()
    await remember(storage, [{ brokeOut: true, item: { title: 'A comet', publishedAtMs: NOON_MS - 5 } }])
    const { name, description, tags, category, origin, color } = sampleTrend(1)
    expect((await storage.ingest.sampleForecasts(EVERYTHING)).sample).toEqual([
      {
        id: idOf(1_001),
        source: 'hacker-news',
        title: 'A comet',
        publishedAtMs: NOON_MS - 5,
        forecastAtMs: NOON_MS,
        probability: 0.25,
        bar: 300,
        brokeOut: true,
        trend: { id: idOf(1), name, description, tags, category, origin, color },
      },
    ])
  })

  it('samples what was resolved in the time asked about and was shown to visitors, and nothing else', async () => {
    const storage = await fresh()
    await remember(storage, [
      {},
      { trend: { status: 'archived', lifecycle: 'dormant' } },
      { brokeOut: null },
      { bar: null },
      { item: { metric: null } },
      { trend: { status: 'draft' } },
      { trend: { status: 'archived', mergedIntoId: idOf(1) } },
      { resolvedAtMs: NOON_MS - 1 },
      { resolvedAtMs: EVERYTHING.beforeMs },
      {},
      // by an administrator
      { trend: { status: 'archived', lifecycle: 'rising' } },
    ])
    await storage.trendEditor.remove(idOf(10), (trend) => ({ ...trend, status: 'archived' }))
    expect(await idsOf(storage)).toEqual([idOf(1_001), idOf(1_002)])
  })

  it('takes so many of each source and outcome at most, and which ones, the seed decides', async () => {
    const storage = await fresh()
    const known = Array.from({ length: 24 }, (_, index) => ({
      source: index % 2 === 0 ? ('hacker-news' as const) : ('lobsters' as const),
      brokeOut: index % 4 < 2,
    }))
    await remember(storage, known)
    const ids = await idsOf(storage, { perOutcome: 2 })
    const { sample } = await storage.ingest.sampleForecasts({ ...EVERYTHING, perOutcome: 2 })
    const groups = sample.map(({ source, brokeOut }) => `${source} ${brokeOut}`).sort()
    expect(groups).toEqual(
      ['hacker-news false', 'hacker-news true', 'lobsters false', 'lobsters true'].flatMap((group) => [group, group]),
    )
    expect(await idsOf(storage, { perOutcome: 2 })).toEqual(ids)
    const others = await Promise.all(['b', 'c', 'd'].map((seed) => idsOf(storage, { perOutcome: 2, seed })))
    expect(others.some((other) => other.join() !== ids.join())).toBe(true)
  })

  it('tells of each source how often things broke out, and since when it has learnt', async () => {
    const storage = await fresh()
    await remember(storage, [
      { brokeOut: true, resolvedAtMs: NOON_MS - 5 },
      { brokeOut: true, resolvedAtMs: NOON_MS + 9 },
      { brokeOut: false, resolvedAtMs: NOON_MS + 7 },
      { brokeOut: false, resolvedAtMs: NOON_MS + 11, bar: null },
      { brokeOut: null },
      { source: 'lobsters', brokeOut: true },
    ])
    const { records } = await storage.ingest.sampleForecasts(EVERYTHING)
    expect([...records].sort((a, b) => (a.source < b.source ? -1 : 1))).toEqual([
      { source: 'hacker-news', resolved: 3, brokeOut: 1, learntAtMs: NOON_MS + 9 },
      { source: 'lobsters', resolved: 1, brokeOut: 1, learntAtMs: null },
    ])
  })

  it('has nothing to tell where nothing was forecast, and finds items with hostile ids', async () => {
    const storage = await fresh()
    expect(await storage.ingest.sampleForecasts(EVERYTHING)).toEqual({ records: [], sample: [] })
    await remember(storage, [{ item: { itemId: HOSTILE_TEXT } }])
    expect(await idsOf(storage, { seed: HOSTILE_TEXT.replaceAll('\0', '') })).toEqual([idOf(1_001)])
  })
}
