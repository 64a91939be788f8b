import type { SnapshotRecord } from '@trendverse/application/ports/ingest'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { PUBLISHED_COUNTS_FOR_MS } from '@trendverse/domain/trends/listing/news-time'
import { expect, it } from 'vitest'
import {
  composition,
  HOSTILE_TEXT,
  idOf,
  NOON_MS,
  sampleDecision,
  sampleItem,
  sampleScore,
  sampleSnapshot,
  sampleTrend,
} from './samples'

/** The snapshot with its items published at these instants, one after the other; the rest does not say. */
function publishedAt(snapshot: SnapshotRecord, ...instantsMs: readonly number[]): SnapshotRecord {
  const sightings = snapshot.sightings.map((sighting, index) => ({
    ...sighting,
    item: { ...sighting.item, publishedAtMs: instantsMs[index] ?? null },
  }))
  return { ...snapshot, sightings }
}

/** What every TrendReader over a whole store promises. `fresh` gives an empty store. */
export function trendReaderSuite(fresh: () => Promise<StoragePorts>): void {
  it('lists active trends only, as they were written', async () => {
    const { composition: repository, trends } = await fresh()
    const active = sampleTrend(1, { featuredByAdmin: true, views: 3 })
    await repository.seedIfEmpty([active, sampleTrend(2, { status: 'draft' }), sampleTrend(3, { status: 'archived' })])
    const { lastEvidenceAtMs, episode, fadingRuns, peakVelocityPerHour, nameIsFinal, mergedIntoId, ...told } = active
    const { links, datedEvents, ...record } = told
    expect(await trends.listActive()).toEqual([record])
  })

  it('shows the years of what is dated where nothing is measured', async () => {
    const { composition: repository, trends } = await fresh()
    const dated = (at: string) => ({ kind: 'dated', at, precision: 'year', text: 'It happened.' }) as const
    const datedEvents = [dated('2022-01-01T00:00:00.000Z'), dated('2019-01-01T00:00:00.000Z')]
    await repository.seedIfEmpty([sampleTrend(1, { proof: null, datedEvents })])
    expect((await trends.listActive())[0]?.proof).toEqual({ kind: 'years', from: 2019, to: 2022 })
    expect((await trends.findShown(idOf(1)))?.proof).toEqual({ kind: 'years', from: 2019, to: 2022 })
  })

  it('names only related trends that can be opened', async () => {
    const { composition: repository, trends } = await fresh()
    await repository.seedIfEmpty([
      sampleTrend(1, { relatedIds: [idOf(2), idOf(3), idOf(99)] }),
      sampleTrend(2),
      sampleTrend(3, { status: 'archived' }),
    ])
    const listed = (await trends.listActive()).find((trend) => trend.id === idOf(1))
    expect(listed?.relatedIds).toEqual([idOf(2)])
  })

  it('finds nothing for an unknown, inactive or malformed id', async () => {
    const { composition: repository, trends } = await fresh()
    await repository.seedIfEmpty([sampleTrend(1, { status: 'draft' })])
    for (const id of [idOf(1), idOf(2), '', 'nonsense', "' or 1=1 --", '\0', HOSTILE_TEXT]) {
      expect(await trends.findShown(id)).toBeNull()
      expect(await trends.countEvent(id, 'view')).toBeNull()
    }
  })

  it('tells the full story of a trend: receipts, series, timeline, related trends, links', async () => {
    const { composition: repository, ingest, trends } = await fresh()
    const own = (publisher: string | null) => [
      {
        item: sampleItem(1, { publisher, history: [{ atMs: NOON_MS - 3_600_000, metric: 1 }] }),
        score: sampleScore(),
        newId: idOf(1_001),
      },
      { item: sampleItem(2), score: sampleScore(), newId: idOf(1_002) },
    ]
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 0, { sightings: own(null) }))
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS + 60_000, 0, { sightings: own('Orbit Weekly') }))
    await repository.saveComposition(
      composition({
        trends: [sampleTrend(1), sampleTrend(2), sampleTrend(3, { status: 'archived' })],
        filings: [1, 2].map((n) => ({ itemId: idOf(1_000 + n), storyId: idOf(1) })),
        decisions: [sampleDecision(1, { kind: 'founded', reason: null }), sampleDecision(2, { atMs: NOON_MS + 5 })],
        related: [
          { a: idOf(2), b: idOf(1), strength: 0.5 },
          { a: idOf(1), b: idOf(3), strength: 0.9 },
        ],
        lifecycleChanges: [{ trendId: idOf(1), atMs: NOON_MS + 9, from: null, to: 'emerging' }],
      }),
    )
    const detail = await trends.findShown(idOf(1))
    expect(
      detail?.evidence.map(({ id, firstSeenAt, lastSeenAt, publisher }) => [id, firstSeenAt, lastSeenAt, publisher]),
    ).toEqual(
      ['Orbit Weekly', null].map((publisher, index) => [
        idOf(1_001 + index),
        '2026-03-03T12:00:00.000Z',
        '2026-03-03T12:01:00.000Z',
        publisher,
      ]),
    )
    expect(detail?.series).toEqual([
      {
        source: 'hacker-news',
        metricUnit: 'points',
        points: [
          { at: '2026-03-03T11:00:00.000Z', metric: 1, rank: null, stated: true },
          { at: '2026-03-03T12:00:00.000Z', metric: 30, rank: 1, stated: false },
          { at: '2026-03-03T12:01:00.000Z', metric: 30, rank: 1, stated: false },
        ],
      },
    ])
    expect(detail?.timeline.map((event) => event.kind)).toEqual(['dated', 'first_seen', 'merged', 'lifecycle'])
    const shownBy = ['hacker-news', 'mastodon']
    expect(detail?.related).toEqual([expect.objectContaining({ id: idOf(2), strength: 0.5, sources: shownBy })])
    expect(detail?.links).toEqual([{ title: 'Read more', url: 'https://example.org/more' }])
  })

  it('gives the news newest first, by instant and id, only before an instant and never more than asked', async () => {
    const { composition: repository, ingest, trends } = await fresh()
    await ingest.saveSnapshot(publishedAt(sampleSnapshot(NOON_MS, 7)))
    await ingest.saveSnapshot(publishedAt(sampleSnapshot(NOON_MS + 60_000, 9)))
    await repository.saveComposition(
      composition({
        trends: [sampleTrend(1), sampleTrend(2, { status: 'draft' })],
        filings: Array.from({ length: 9 }, (_, n) => ({
          itemId: idOf(1_001 + n),
          storyId: n === 4 ? idOf(2) : idOf(1),
        })),
      }),
    )
    const page = async (beforeMs: number, limit: number) =>
      (await trends.listNews({ source: null, beforeMs, limit })).map((row) => row.evidence.id)
    const numbers = (...list: number[]) => list.map((n) => idOf(1_000 + n))
    expect(await page(NOON_MS + 120_000, 4)).toEqual(numbers(9, 8, 7, 6))
    expect(await page(NOON_MS + 60_001, 100)).toEqual(numbers(9, 8, 7, 6, 4, 3, 2, 1))
    expect(await page(NOON_MS + 60_000, 100)).toEqual(numbers(7, 6, 4, 3, 2, 1))
    expect(await page(NOON_MS, 100)).toEqual([])
  })

  it("tells a trend's first evidence from later ones and filters the news by source", async () => {
    const { composition: repository, ingest, trends } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 2))
    await repository.saveComposition(
      composition({
        trends: [sampleTrend(1)],
        filings: [1, 2].map((n) => ({ itemId: idOf(1_000 + n), storyId: idOf(1) })),
      }),
    )
    const query = { beforeMs: NOON_MS + 1, limit: 10 }
    const news = await trends.listNews({ ...query, source: 'hacker-news' })
    expect(news[0]?.trend?.sources).toEqual(['hacker-news', 'mastodon'])
    expect(news.map(({ kind, evidence }) => [kind, evidence.id])).toEqual([
      ['updated', idOf(1_002)],
      ['new', idOf(1_001)],
    ])
    expect(await trends.listNews({ ...query, source: 'mastodon' })).toEqual([])
    expect(await trends.listNews({ ...query, beforeMs: NOON_MS - HOUR_MS, source: null })).toEqual([])
    expect(await trends.listNews({ ...query, limit: 0, source: null })).toEqual([])
  })

  it('counts 100 events at once as 100, and keeps views and interactions apart', async () => {
    const { composition: repository, trends } = await fresh()
    await repository.seedIfEmpty([sampleTrend(1)])
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => trends.countEvent(idOf(1), n % 4 === 0 ? 'interaction' : 'view')),
    )
    expect(await trends.countEvent(idOf(1), 'view')).toEqual({ views: 76, interactions: 25 })
  })

  it('counts an interaction of each of several trends once, of whichever are there', async () => {
    const { composition: repository, trends } = await fresh()
    await repository.seedIfEmpty([sampleTrend(1), sampleTrend(2), sampleTrend(3), sampleTrend(4, { status: 'draft' })])
    const asked = [idOf(2), idOf(1), idOf(2), idOf(4), idOf(9), '', 'nonsense', '\0', HOSTILE_TEXT]
    expect(await trends.countInteractions(asked)).toEqual(
      new Map([1, 2].map((n) => [idOf(n), { views: 0, interactions: 1 }])),
    )
    expect(await trends.countInteractions([])).toEqual(new Map())
    expect(await trends.countEvent(idOf(2), 'interaction')).toEqual({ views: 0, interactions: 2 })
    expect(await trends.countEvent(idOf(3), 'view')).toEqual({ views: 1, interactions: 0 })
  })

  it('loses none of those that are counted at once, in whatever order', async () => {
    const { composition: repository, trends } = await fresh()
    await repository.seedIfEmpty([1, 2, 3].map((n) => sampleTrend(n)))
    const orders = [
      [1, 2, 3],
      [3, 2, 1],
      [2, 1, 3],
    ]
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => trends.countInteractions((orders[n % 3] ?? []).map((one) => idOf(one)))),
    )
    for (const n of [1, 2, 3]) {
      expect(await trends.countEvent(idOf(n), 'view')).toEqual({ views: 1, interactions: 30 })
    }
  })
}

/** What a store that also keeps items of no trend promises of the news. */
export function unfiledNewsSuite(fresh: () => Promise<StoragePorts>): void {
  it('shows what is of no trend too, each line under its publication where that is near its first sight', async () => {
    const { composition: repository, ingest, trends } = await fresh()
    const old = NOON_MS - PUBLISHED_COUNTS_FOR_MS - 1
    const instants = [NOON_MS - 60_000, NOON_MS, old, NOON_MS + 1]
    await ingest.saveSnapshot(publishedAt(sampleSnapshot(NOON_MS, 4), ...instants))
    await repository.saveComposition(
      composition({
        trends: [sampleTrend(1), sampleTrend(2, { status: 'archived' })],
        filings: [1, 2].map((n) => ({ itemId: idOf(1_000 + n), storyId: idOf(n) })),
      }),
    )
    const news = await trends.listNews({ source: null, beforeMs: NOON_MS + 1, limit: 10 })
    expect(news.map(({ trend, kind, evidence }) => [evidence.id, kind, trend?.id ?? null])).toEqual([
      [idOf(1_004), 'waiting', null],
      [idOf(1_003), 'waiting', null],
      [idOf(1_001), 'new', idOf(1)],
    ])
    const earlier = await trends.listNews({ source: null, beforeMs: NOON_MS, limit: 10 })
    expect(earlier.map(({ evidence }) => evidence.publishedAt)).toEqual([new Date(NOON_MS - 60_000).toISOString()])
  })
}
