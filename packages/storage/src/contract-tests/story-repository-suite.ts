import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { StoryChanges } from '@trendverse/application/ports/stories'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import {
  composition,
  HOSTILE_TEXT,
  idOf,
  NOON_MS,
  sampleItem,
  sampleScore,
  sampleSnapshot,
  sampleStory,
  sampleTrend,
  storyChanges,
} from './samples'
import { item, merge, mergeStories, tellStories } from './story-samples'

/** What every StoryRepository promises. */
export function storyRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  it('begins with nothing, and gives back what a round kept', async () => {
    const { stories, composition: repository } = await fresh()
    const nothing = { revision: 0, frequencies: [], stories: [], refusals: [], keptApart: [] }
    expect(await stories.load({ sinceMs: 0 })).toEqual(nothing)
    const kept = [sampleStory(1), sampleStory(2, { titles: [], terms: '', lastSeenAtMs: NOON_MS - 1 })]
    expect(await repository.saveComposition(composition({ stories: storyChanges({ stories: kept }) }))).toBe(1)
    const loaded = await stories.load({ sinceMs: 0 })
    const records = kept.map((stored) => ({ id: stored.id, stored, hasTrend: false }))
    expect({ ...loaded, stories: sorted(loaded.stories) }).toEqual({
      ...nothing,
      revision: 1,
      frequencies: ['learnt'],
      stories: records,
    })
    expect((await stories.load({ sinceMs: NOON_MS })).stories).toEqual(records.slice(0, 1))
    expect(await stories.findStories([idOf(2), idOf(9), 'nonsense'])).toEqual(records.slice(1))
  })

  it('adds what was learnt of words to the whole, in order, until another whole takes its place', async () => {
    const { stories, composition: repository } = await fresh()
    const learnt = async () => (await stories.load({ sinceMs: 0 })).frequencies
    const keep = async (frequencies: StoryChanges['frequencies']) => {
      const readRevision = await stories.revision()
      await repository.saveComposition(composition({ stories: storyChanges({ readRevision, frequencies }) }))
    }
    await keep({ kind: 'whole', text: 'a' })
    for (let n = 1; n <= 12; n += 1) await keep({ kind: 'added', text: `${n}` })
    const added = ['a', ...Array.from({ length: 12 }, (_, n) => `${n + 1}`)]
    expect(await learnt()).toEqual(added)
    await keep(null)
    expect(await learnt()).toEqual(added)
    await keep({ kind: 'whole', text: 'b' })
    expect(await learnt()).toEqual(['b'])
    await keep({ kind: 'added', text: 'c' })
    expect(await learnt()).toEqual(['b', 'c'])
  })

  it('refuses a round over stories that changed since it read them, and keeps nothing of it', async () => {
    const { stories, composition: repository } = await fresh()
    await repository.saveComposition(composition({ stories: storyChanges({ stories: [sampleStory(1)] }) }))
    const late = composition({
      trends: [sampleTrend(1)],
      stories: storyChanges({ stories: [sampleStory(1, { size: 9 }), sampleStory(2)] }),
    })
    const refusal = await repository.saveComposition(late).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ code: 'conflict' })
    expect(await repository.listTrends({ ids: [] })).toEqual([])
    expect((await stories.load({ sinceMs: 0 })).stories).toEqual([
      { id: idOf(1), stored: sampleStory(1), hasTrend: false },
    ])
    expect(await stories.revision()).toBe(1)
  })

  it('lets one of many rounds that read the same through', async () => {
    const { stories, composition: repository } = await fresh()
    await repository.saveComposition(composition({ stories: storyChanges() }))
    const rounds = Array.from({ length: 5 }, (_, n) => {
      const frequencies = { kind: 'added', text: `of ${n}` } as const
      const changes = storyChanges({ readRevision: 1, stories: [sampleStory(n + 1)], frequencies })
      return repository.saveComposition(composition({ stories: changes }))
    })
    const outcomes = await Promise.allSettled(rounds)
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const kept = await stories.load({ sinceMs: 0 })
    expect(kept.stories.map(({ id }) => id)).toEqual([idOf(won + 1)])
    expect(kept.frequencies).toEqual(['learnt', `of ${won}`])
  })

  it('leaves the stories alone where only trends change', async () => {
    const { stories, composition: repository } = await fresh()
    expect(await repository.saveComposition(composition({ trends: [sampleTrend(1)] }))).toBe(0)
    expect(await stories.revision()).toBe(0)
  })

  it('lists items without a story, items of stories, and the stories some source lists', async () => {
    const ports = await fresh()
    const { stories, ingest } = ports
    await tellStories(ports, [[1, 2], [3]])
    const daily = { item: sampleItem(1, { source: 'wikipedia' }), score: sampleScore(), newId: idOf(2_001) }
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS - DAY_MS, 0, { source: 'wikipedia', sightings: [daily] }))
    await ports.composition.saveComposition(composition({ filings: [{ itemId: idOf(2_001), storyId: idOf(3) }] }))
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS + HOUR_MS, 2))
    const more = { item: sampleItem(9), score: sampleScore(), newId: item(9) }
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS + 2 * HOUR_MS, 0, { sightings: [more] }))
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort()
    expect(ids(await stories.listUnfiledItems(0))).toEqual([item(9)])
    expect(await stories.listUnfiledItems(NOON_MS + 3 * HOUR_MS)).toEqual([])
    expect(ids(await stories.listItems([idOf(1), idOf(2), 'nonsense'], 0))).toEqual([1, 2, 3].map(item))
    expect(ids(await stories.listItems([idOf(1), idOf(2)], NOON_MS + 1))).toEqual([1, 2].map(item))
    const listed = async (hourly: number, dayly: number) =>
      [...(await stories.listListed({ hourlySinceMs: hourly, dailySinceMs: dayly }))].sort()
    expect(await listed(NOON_MS + HOUR_MS, NOON_MS - DAY_MS)).toEqual([idOf(1), idOf(3)])
    expect(await listed(NOON_MS, NOON_MS - DAY_MS + 1)).toEqual([idOf(1), idOf(2)])
  })

  it('finds the story behind a key, source by source, while its items are seen', async () => {
    const ports = await fresh()
    const { stories, composition: repository, ingest } = ports
    await tellStories(ports, [[1, 2], [3]])
    const other = { item: sampleItem(1, { source: 'lobsters' }), score: sampleScore(), newId: idOf(2_001) }
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 0, { source: 'lobsters', sightings: [other] }))
    const long = `page:${'x'.repeat(10_000)}`
    const keys = [
      { itemId: item(1), keys: ['page:a', long] },
      { itemId: item(2), keys: ['page:a'] },
      { itemId: item(3), keys: ['page:b'] },
      { itemId: idOf(2_001), keys: ['page:a', HOSTILE_TEXT] },
      { itemId: idOf(9_999), keys: ['page:nobody'] },
    ]
    const filings = [{ itemId: idOf(2_001), storyId: idOf(2) }]
    for (const readRevision of [1, 2]) {
      await repository.saveComposition(composition({ filings, stories: storyChanges({ readRevision, keys }) }))
    }
    const found = await stories.findKeys(['page:a', 'page:b', 'page:c', 'page:nobody', long], NOON_MS)
    const lines = found.map((use) => [use.key.slice(0, 10), use.storyId.slice(-1), use.source, use.items].join(' '))
    expect(lines.sort()).toEqual([
      'page:a 1 hacker-news 2',
      'page:a 2 lobsters 1',
      'page:b 2 hacker-news 1',
      'page:xxxxx 1 hacker-news 1',
    ])
    expect(await stories.findKeys(['page:a'], NOON_MS + 1)).toEqual([])
    expect(await stories.findKeys([], 0)).toEqual([])
  })

  it('moves items and their decisions with a merge, and leads visitors of the merged trend on, over several steps', async () => {
    const ports = await fresh()
    const { stories, composition: repository, trends } = ports
    await tellStories(ports, [[1], [2], [3]])
    await mergeStories(ports, 1, idOf(3), idOf(2))
    await mergeStories(ports, 2, idOf(2), idOf(1))
    expect(await stories.listItems([idOf(1)], 0)).toHaveLength(3)
    expect(await repository.listMergeDecisions(idOf(1))).toHaveLength(3)
    expect((await trends.listActive()).map(({ id }) => id)).toEqual([idOf(1)])
    for (const n of [1, 2, 3]) expect((await trends.findShown(idOf(n)))?.id).toBe(idOf(1))
    const asked = [idOf(1), idOf(2), idOf(3), idOf(9), 'nonsense']
    const survivors = await Promise.all(asked.map((id) => trends.findSurvivor(id)))
    expect(survivors).toEqual([null, idOf(1), idOf(1), null, null])
    const [survivor] = await trends.listActive()
    const views = (survivor?.views ?? 0) + 1
    expect((await trends.countEvent(idOf(3), 'view'))?.views).toBe(views)
    expect((await trends.listActive())[0]?.views).toBe(views)
    const last = {
      ...merge(2, idOf(2), idOf(1)),
      itemIds: expect.arrayContaining([item(2), item(3)]),
      undoneAtMs: null,
    }
    const first = { ...merge(1, idOf(3), idOf(2)), itemIds: [item(3)], undoneAtMs: null }
    expect(await stories.listMerges(idOf(1))).toEqual([last, first])
    expect(await stories.listMerges(idOf(2))).toEqual([first])
    expect(await stories.findStories([idOf(2), idOf(3)])).toEqual([])
  })

  it('leads on from a trend somebody changed while its story was merged', async () => {
    const ports = await fresh()
    await tellStories(ports, [[1], [2]])
    const changes = storyChanges({ readRevision: 1, merges: [merge(1, idOf(2), idOf(1))] })
    await ports.composition.saveComposition(composition({ stories: changes }))
    expect((await ports.trends.findShown(idOf(2)))?.id).toBe(idOf(1))
    expect((await ports.trends.listActive()).map(({ id }) => id)).toEqual([idOf(1)])
  })

  it('forgets the words and keys of stories that have been quiet, and keeps their items filed', async () => {
    const ports = await fresh()
    const { stories, composition: repository } = ports
    await tellStories(ports, [[1], [2]])
    await ports.ingest.saveSnapshot(sampleSnapshot(NOON_MS + HOUR_MS, 1))
    const keys = [1, 2].map((n) => ({ itemId: item(n), keys: [`page:${n}`] }))
    await repository.saveComposition(composition({ stories: storyChanges({ readRevision: 1, keys }) }))
    // the first one began earlier than that, yet some source still shows it
    expect(await stories.forgetQuiet(NOON_MS + 1)).toBe(1)
    expect((await stories.load({ sinceMs: 0 })).stories.map(({ id }) => id)).toEqual([idOf(1)])
    expect(await stories.listItems([idOf(2)], 0)).toHaveLength(1)
    const found = await stories.findKeys(['page:1', 'page:2'], 0)
    expect(found.map(({ key }) => key)).toEqual(['page:1'])
  })

  it('keeps hostile titles', async () => {
    const { stories, composition: repository } = await fresh()
    const hostile = sampleStory(1, { titles: [HOSTILE_TEXT] })
    await repository.saveComposition(
      composition({
        stories: storyChanges({ stories: [hostile], frequencies: { kind: 'whole', text: HOSTILE_TEXT } }),
      }),
    )
    const readable = HOSTILE_TEXT.replaceAll('\0', '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    const added = { kind: 'added', text: HOSTILE_TEXT } as const
    await repository.saveComposition(composition({ stories: storyChanges({ readRevision: 1, frequencies: added }) }))
    const loaded = await stories.load({ sinceMs: 0 })
    expect(loaded.frequencies).toEqual([readable, readable])
    expect(loaded.stories[0]?.stored?.titles).toEqual([readable])
  })
}

function sorted<T extends { readonly id: string }>(records: readonly T[]): T[] {
  return [...records].sort((a, b) => (a.id < b.id ? -1 : 1))
}
