import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { expect, it } from 'vitest'
import {
  HOSTILE_TEXT,
  idOf,
  NOON_MS,
  sampleItem,
  sampleModel,
  sampleScore,
  sampleSnapshot,
  sampleStoredItem,
} from './samples'

/** What every IngestRepository promises. */
export function ingestRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  it('remembers first sight, peak and best rank while the latest sighting replaces the rest', async () => {
    const { ingest, stories } = await fresh()
    const at = (atMs: number, metric: number | null, rank: number | null, title: string, newId: string) =>
      ingest.saveSnapshot(
        sampleSnapshot(atMs, 0, {
          sightings: [{ item: sampleItem(1, { metric, rank, title }), score: sampleScore(), newId }],
        }),
      )
    await at(NOON_MS, 50, 9, 'old words', idOf(1_001))
    await at(NOON_MS + HOUR_MS, 80, 2, 'middle', idOf(2_001))
    await at(NOON_MS + 2 * HOUR_MS, null, 5, 'new words', idOf(3_001))
    expect(await stories.listUnfiledItems(NOON_MS + 2 * HOUR_MS)).toEqual([
      {
        ...sampleStoredItem(1, { metric: null, rank: 5, title: 'new words' }),
        ...sampleScore(),
        id: idOf(1_001),
        storyId: null,
        firstSeenAtMs: NOON_MS,
        lastSeenAtMs: NOON_MS + 2 * HOUR_MS,
        peakMetric: 80,
        bestRank: 2,
      },
    ])
    expect(await stories.listUnfiledItems(NOON_MS + 2 * HOUR_MS + 1)).toEqual([])
    expect((await ingest.listObservations([idOf(1_001)], NOON_MS + 1)).get(idOf(1_001))).toEqual([
      { atMs: NOON_MS + HOUR_MS, metric: 80, rank: 2, stated: false },
      { atMs: NOON_MS + 2 * HOUR_MS, metric: null, rank: 5, stated: false },
    ])
  })

  it('knows the newest instant anything was seen at, whichever source showed it', async () => {
    const { ingest } = await fresh()
    expect(await ingest.latestSightingMs()).toBeNull()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS + HOUR_MS, 2))
    const item = sampleItem(9, { source: 'reddit' })
    await ingest.saveSnapshot(
      sampleSnapshot(NOON_MS, 0, { source: 'reddit', sightings: [{ item, score: sampleScore(), newId: idOf(9_001) }] }),
    )
    expect(await ingest.latestSightingMs()).toBe(NOON_MS + HOUR_MS)
  })

  it('keeps what a source states of the time before an item was first seen, each instant once', async () => {
    const { ingest } = await fresh()
    const see = (atMs: number, metric: number, history: SourceItem['history']) => {
      const item = sampleItem(1, { metric, history })
      return ingest.saveSnapshot(
        sampleSnapshot(atMs, 0, { sightings: [{ item, score: sampleScore(), newId: idOf(1_001) }] }),
      )
    }
    const points = async () => (await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001))
    const before = { atMs: NOON_MS - 2 * HOUR_MS, metric: 7 }
    await see(NOON_MS, 50, [before, { atMs: NOON_MS, metric: 49 }, { atMs: NOON_MS + 1, metric: 51 }])
    const expected = [
      { ...before, rank: null, stated: true },
      { atMs: NOON_MS, metric: 50, rank: 1, stated: false },
    ]
    expect(await points()).toEqual(expected)
    const earlier = { atMs: NOON_MS - DAY_MS, metric: 3 }
    await see(NOON_MS + HOUR_MS, 60, [earlier, { ...before, metric: 8 }, { atMs: NOON_MS + 9, metric: 55 }])
    expect(await points()).toEqual([
      { ...earlier, rank: null, stated: true },
      ...expected,
      { atMs: NOON_MS + HOUR_MS, metric: 60, rank: 1, stated: false },
    ])
  })

  it('remembers the usual count while later sightings state none', async () => {
    const { ingest, stories } = await fresh()
    const usual = async (atMs: number, stated: number | null) => {
      const sightings = [{ item: sampleItem(1, { usual: stated }), score: sampleScore(), newId: idOf(1_001) }]
      await ingest.saveSnapshot(sampleSnapshot(atMs, 0, { sightings }))
      return (await stories.listUnfiledItems(0))[0]?.usual
    }
    expect(await usual(NOON_MS, null)).toBeNull()
    expect(await usual(NOON_MS + 1, 1_200)).toBe(1_200)
    expect(await usual(NOON_MS + 2, null)).toBe(1_200)
    expect(await usual(NOON_MS + 3, 900)).toBe(900)
  })

  it('changes nothing when the same instant is saved again', async () => {
    const { ingest, stories } = await fresh()
    expect(await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 3))).toBe('kept')
    const before = await stories.listUnfiledItems(0)
    expect(await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 3, { model: sampleModel(1, 'another') }))).toBe('repeated')
    expect(await ingest.loadModel('hacker-news')).toEqual({ revision: 1, parts: { engine: `model at ${NOON_MS}` } })
    expect(sorted(await stories.listUnfiledItems(0))).toEqual(sorted(before))
    expect((await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001))).toHaveLength(1)
  })

  it('keeps a snapshot once when two writers save it at the same time', async () => {
    const { ingest, stories } = await fresh()
    const saved = await Promise.all([1, 2, 3, 4].map(() => ingest.saveSnapshot(sampleSnapshot(NOON_MS, 20))))
    expect(saved.sort()).toEqual(['kept', 'repeated', 'repeated', 'repeated'])
    expect(await stories.listUnfiledItems(0)).toHaveLength(20)
  })

  it('lets a snapshot that arrives late add history without turning items or the model back', async () => {
    const { ingest, stories } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1, { model: sampleModel(0, 'newer') }))
    const late = { item: sampleItem(1, { title: 'older words' }), score: sampleScore(), newId: idOf(1_001) }
    const older = sampleSnapshot(NOON_MS - HOUR_MS, 0, { sightings: [late], model: sampleModel(0, 'older') })
    expect(await ingest.saveSnapshot(older)).toBe('stale_model')
    expect((await stories.listUnfiledItems(0))[0]?.title).toBe('Item 1')
    expect(await ingest.loadModel('hacker-news')).toEqual({ revision: 1, parts: { engine: 'newer' } })
    expect((await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001))).toHaveLength(2)
  })

  it('keeps hostile texts, absurd dates and an item listed twice without losing the snapshot', async () => {
    const { ingest, stories } = await fresh()
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
        model: sampleModel(0, HOSTILE_TEXT),
      }),
    )
    const items = await stories.listUnfiledItems(0)
    expect(items).toHaveLength(2)
    const kept = items.find((item) => item.id === idOf(1_001))
    const readable = HOSTILE_TEXT.replaceAll('\0', '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    expect([kept?.title, kept?.summary, kept?.tags[0], kept?.references[0]?.title]).toEqual(Array(4).fill(readable))
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS + 1, 0, { sightings: [sighting(idOf(1_009))] }))
    expect(await stories.listUnfiledItems(0)).toHaveLength(2)
  })

  it('takes a snapshot of thousands of items', async () => {
    const { ingest, stories } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 3_000))
    const ids = (await stories.listUnfiledItems(NOON_MS)).map((item) => item.id)
    expect(ids).toHaveLength(3_000)
    const observations = await ingest.listObservations(ids, NOON_MS)
    expect([...observations.values()].every((points) => points.length === 1)).toBe(true)
  })

  it('keeps models and histories of sources apart', async () => {
    const { ingest, stories } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1, { model: sampleModel(0, 'one') }))
    const item = sampleItem(1, { source: 'lobsters' })
    await ingest.saveSnapshot(
      sampleSnapshot(NOON_MS, 0, {
        source: 'lobsters',
        sightings: [{ item, score: sampleScore(), newId: idOf(2_001) }],
        model: sampleModel(0, 'two'),
      }),
    )
    expect((await ingest.loadModel('hacker-news'))?.parts).toEqual({ engine: 'one' })
    expect((await ingest.loadModel('lobsters'))?.parts).toEqual({ engine: 'two' })
    expect(await ingest.loadModel('reddit')).toBeNull()
    expect(await stories.listUnfiledItems(0)).toHaveLength(2)
  })

  it('writes the parts of a model that changed, removes those that are no more and leaves the others', async () => {
    const { ingest } = await fresh()
    const parts = { engine: 'one', 'items-0': 'a'.repeat(400_000), 'items-1': 'b' }
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1, { model: { basedOn: 0, written: parts, removed: [] } }))
    const change = { basedOn: 1, written: { engine: 'two', 'items-2': 'c' }, removed: ['items-1'] }
    expect(await ingest.saveSnapshot(sampleSnapshot(NOON_MS + 1, 1, { model: change }))).toBe('kept')
    expect(await ingest.loadModel('hacker-news')).toEqual({
      revision: 2,
      parts: { engine: 'two', 'items-0': parts['items-0'], 'items-2': 'c' },
    })
  })

  it('lets one of several writers that loaded the same model change it, and keeps the history of all', async () => {
    const { ingest } = await fresh()
    for (const [basedOn, fromMs] of [
      [0, NOON_MS],
      [1, NOON_MS + HOUR_MS],
    ] as const) {
      const saves = [1, 2, 3, 4].map((n) => {
        const model = { basedOn, written: { [`part-${basedOn}`]: `writer ${n}` }, removed: [] }
        return ingest.saveSnapshot(sampleSnapshot(fromMs + n, 2, { model }))
      })
      expect((await Promise.all(saves)).sort()).toEqual(['kept', 'stale_model', 'stale_model', 'stale_model'])
    }
    expect((await ingest.loadModel('hacker-news'))?.revision).toBe(2)
    expect((await ingest.listObservations([idOf(1_001)], 0)).get(idOf(1_001))).toHaveLength(8)
  })

  it('keeps one line of health per source, the latest', async () => {
    const { ingest } = await fresh()
    const health = {
      source: 'wikipedia' as const,
      lastAttemptAtMs: NOON_MS,
      lastSuccessAtMs: null,
      items: 0,
      itemErrors: 2,
      itemProblems: ['Row 3 has no title.'],
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
