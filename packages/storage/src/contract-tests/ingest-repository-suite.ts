import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import type { StoragePorts } from '../storage-ports'
import { HOSTILE_TEXT, idOf, NOON_MS, sampleItem, sampleScore, sampleSnapshot } from './samples'

/** What every IngestRepository promises. */
export function ingestRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  it('remembers first sight, peak and best rank while the latest sighting replaces the rest', async () => {
    const { ingest } = await fresh()
    const at = (atMs: number, metric: number | null, rank: number | null, title: string, newId: string) =>
      ingest.saveSnapshot(
        sampleSnapshot(atMs, 0, {
          sightings: [{ item: sampleItem(1, { metric, rank, title }), score: sampleScore(), newId }],
        }),
      )
    await at(NOON_MS, 50, 9, 'old words', idOf(1_001))
    await at(NOON_MS + HOUR_MS, 80, 2, 'middle', idOf(2_001))
    await at(NOON_MS + 2 * HOUR_MS, null, 5, 'new words', idOf(3_001))
    expect(await ingest.listItemsSeenSince(NOON_MS + 2 * HOUR_MS)).toEqual([
      {
        ...sampleItem(1, { metric: null, rank: 5, title: 'new words' }),
        ...sampleScore(),
        id: idOf(1_001),
        trendId: null,
        firstSeenAtMs: NOON_MS,
        lastSeenAtMs: NOON_MS + 2 * HOUR_MS,
        peakMetric: 80,
        bestRank: 2,
      },
    ])
    expect(await ingest.listItemsSeenSince(NOON_MS + 2 * HOUR_MS + 1)).toEqual([])
    expect((await ingest.listObservations([idOf(1_001)], NOON_MS + 1)).get(idOf(1_001))).toEqual([
      { atMs: NOON_MS + HOUR_MS, metric: 80, rank: 2 },
      { atMs: NOON_MS + 2 * HOUR_MS, metric: null, rank: 5 },
    ])
  })

  it('changes nothing when the same instant is saved again', async () => {
    const { ingest } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 3))
    const before = await ingest.listItemsSeenSince(0)
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 3, { model: 'another' }))
    expect(await ingest.loadModel('hacker-news')).toBe(`model at ${NOON_MS}`)
    expect(sorted(await ingest.listItemsSeenSince(0))).toEqual(sorted(before))
    expect((await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001))).toHaveLength(1)
  })

  it('keeps a snapshot once when two writers save it at the same time', async () => {
    const { ingest } = await fresh()
    await Promise.all([1, 2, 3, 4].map(() => ingest.saveSnapshot(sampleSnapshot(NOON_MS, 20))))
    expect(await ingest.listItemsSeenSince(0)).toHaveLength(20)
  })

  it('lets a snapshot that arrives late add history without turning items or the model back', async () => {
    const { ingest } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1, { model: 'newer' }))
    const late = { item: sampleItem(1, { title: 'older words' }), score: sampleScore(), newId: idOf(1_001) }
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS - HOUR_MS, 0, { sightings: [late], model: 'older' }))
    expect((await ingest.listItemsSeenSince(0))[0]?.title).toBe('Item 1')
    expect(await ingest.loadModel('hacker-news')).toBe('newer')
    expect((await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001))).toHaveLength(2)
  })

  it('keeps hostile texts, absurd dates and an item listed twice without losing the snapshot', async () => {
    const { ingest } = await fresh()
    const hostile = sampleItem(1, {
      itemId: HOSTILE_TEXT,
      title: HOSTILE_TEXT,
      summary: HOSTILE_TEXT,
      tags: [HOSTILE_TEXT],
      references: [{ title: HOSTILE_TEXT, url: 'https://example.org', publisher: null }],
      publishedAtMs: 8.64e15,
    })
    const sighting = (newId: string, item = hostile) => ({ item, score: sampleScore({ momentum: -2.5 }), newId })
    await ingest.saveSnapshot(
      sampleSnapshot(NOON_MS, 0, {
        sightings: [sighting(idOf(1_001)), sighting(idOf(1_002)), sighting(idOf(1_003), sampleItem(2))],
        model: HOSTILE_TEXT,
      }),
    )
    const items = await ingest.listItemsSeenSince(0)
    expect(items).toHaveLength(2)
    const kept = items.find((item) => item.id === idOf(1_001))
    const readable = HOSTILE_TEXT.replaceAll('\0', '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    expect([kept?.title, kept?.summary, kept?.tags[0], kept?.references[0]?.title]).toEqual(Array(4).fill(readable))
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS + 1, 0, { sightings: [sighting(idOf(1_009))] }))
    expect(await ingest.listItemsSeenSince(0)).toHaveLength(2)
  })

  it('takes a snapshot of thousands of items', async () => {
    const { ingest } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 3_000))
    const ids = (await ingest.listItemsSeenSince(NOON_MS)).map((item) => item.id)
    expect(ids).toHaveLength(3_000)
    const observations = await ingest.listObservations(ids, NOON_MS)
    expect([...observations.values()].every((points) => points.length === 1)).toBe(true)
  })

  it('keeps models and histories of sources apart', async () => {
    const { ingest } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1, { model: 'one' }))
    const item = sampleItem(1, { source: 'lobsters' })
    await ingest.saveSnapshot(
      sampleSnapshot(NOON_MS, 0, {
        source: 'lobsters',
        sightings: [{ item, score: sampleScore(), newId: idOf(2_001) }],
        model: 'two',
      }),
    )
    expect(await ingest.loadModel('hacker-news')).toBe('one')
    expect(await ingest.loadModel('lobsters')).toBe('two')
    expect(await ingest.loadModel('reddit')).toBeNull()
    expect(await ingest.listItemsSeenSince(0)).toHaveLength(2)
  })

  it('keeps the newest of each hour beyond the first limit, of each day beyond the second, and is then done', async () => {
    const { ingest } = await fresh()
    const midnight = NOON_MS - 12 * HOUR_MS
    const instants = [0, 10, 59, 60, 23 * 60, 24 * 60, 24 * 60 + 30, 25 * 60, 48 * 60, 48 * 60 + 1]
    for (const minutes of instants) await ingest.saveSnapshot(sampleSnapshot(midnight + minutes * MINUTE_MS, 1))
    const limits = { dailyBeforeMs: midnight + DAY_MS, hourlyBeforeMs: midnight + 2 * DAY_MS }
    expect(await ingest.thinObservations(limits)).toBe(5)
    const points = (await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001)) ?? []
    expect(points.map(({ atMs }) => (atMs - midnight) / MINUTE_MS)).toEqual([
      23 * 60,
      24 * 60 + 30,
      25 * 60,
      48 * 60,
      48 * 60 + 1,
    ])
    expect(await ingest.thinObservations(limits)).toBe(0)
  })

  it('keeps one line of health per source, the latest', async () => {
    const { ingest } = await fresh()
    const health = {
      source: 'wikipedia' as const,
      lastAttemptAtMs: NOON_MS,
      lastSuccessAtMs: null,
      items: 0,
      itemErrors: 2,
      error: `The source answered ${HOSTILE_TEXT}`,
      consecutiveFailures: 3,
      nextAttemptAtMs: NOON_MS + HOUR_MS,
      validators: { 'https://example.org/feed': { etag: '"abc"', lastModified: null } },
    }
    await ingest.saveHealth(health)
    await ingest.saveHealth({ ...health, error: null, lastSuccessAtMs: NOON_MS })
    expect(await ingest.listHealth()).toEqual([{ ...health, error: null, lastSuccessAtMs: NOON_MS }])
  })
}

function sorted<T extends { readonly id: string }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => (a.id < b.id ? -1 : 1))
}
