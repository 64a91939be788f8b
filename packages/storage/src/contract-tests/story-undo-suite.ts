import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import {
  composition,
  idOf,
  NOON_MS,
  sampleDecision,
  sampleSnapshot,
  sampleStory,
  sampleTrend,
  storyChanges,
} from './samples'
import { item, mergeStories, tellStories } from './story-samples'

/** What every StoryRepository promises of taking joins and merges back. */
export function storyUndoSuite(fresh: () => Promise<StoragePorts>): void {
  it('takes a merge of stories back once: items return, both trends are on show, the two are kept apart', async () => {
    const ports = await fresh()
    const { stories, composition: repository, trends } = ports
    await tellStories(ports, [
      [1, 4],
      [2, 3],
    ])
    await mergeStories(ports, 1, idOf(2), idOf(1))
    await repository.saveComposition(composition({ filings: [{ itemId: item(3), storyId: idOf(9) }] }))
    const tries = await Promise.all([1, 2, 3].map(() => stories.undoMerge(idOf(7_001), NOON_MS + 9)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    for (const id of [idOf(7_999), 'nonsense', '\0']) expect(await stories.undoMerge(id, NOON_MS)).toBe(false)
    expect((await stories.listItems([idOf(2)], 0)).map(({ id }) => id)).toEqual([item(2)])
    expect((await repository.listMergeDecisions(idOf(2))).map(({ itemId }) => itemId)).toEqual([2, 3].map(item))
    expect((await trends.listActive()).map(({ id }) => id).sort()).toEqual([idOf(1), idOf(2)])
    expect((await trends.findShown(idOf(2)))?.id).toBe(idOf(2))
    expect((await stories.listMerges(idOf(1))).map(({ undoneAtMs }) => undoneAtMs)).toEqual([NOON_MS + 9])
    const { revision, keptApart, stories: records } = await stories.load({ sinceMs: 0 })
    expect([revision, keptApart]).toEqual([3, [[idOf(2), idOf(1)]]])
    // both are read from their items again
    expect(records.map(({ id }) => id).sort()).toEqual([idOf(1), idOf(2)])
    expect(records.every(({ stored }) => stored === null)).toBe(true)
  })

  it('takes an item out of a story once, and remembers that it does not belong there', async () => {
    const ports = await fresh()
    const { stories, composition: repository, ingest, trends } = ports
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 2))
    await repository.saveComposition(
      composition({
        trends: [sampleTrend(1)],
        filings: [1, 2].map((n) => ({ itemId: item(n), storyId: idOf(1) })),
        decisions: [sampleDecision(1, { kind: 'founded', reason: null, similarity: null }), sampleDecision(2)],
        stories: storyChanges({ stories: [sampleStory(1)] }),
      }),
    )
    const tries = await Promise.all([1, 2, 3].map(() => stories.undoJoin(idOf(5_002), NOON_MS + 5)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await stories.undoJoin(idOf(5_001), NOON_MS)).toBe(false)
    for (const id of [idOf(9_999), 'nonsense', '\0']) expect(await stories.undoJoin(id, NOON_MS)).toBe(false)
    const decisions = await repository.listMergeDecisions(idOf(1))
    expect(decisions.map(({ undoneAtMs }) => undoneAtMs)).toEqual([null, NOON_MS + 5])
    const detail = await trends.findShown(idOf(1))
    expect(detail?.evidence.map(({ id }) => id)).toEqual([item(1)])
    expect(detail?.timeline.some((event) => event.kind === 'merged')).toBe(false)
    expect((await stories.listUnfiledItems(0)).map(({ id }) => id)).toEqual([item(2)])
    const refusals = [{ itemId: item(2), storyId: idOf(1) }]
    expect(await stories.load({ sinceMs: 0 })).toMatchObject({ revision: 2, refusals, keptApart: [] })
    // filed elsewhere by now: its story may not become part of the one it was taken out of either
    await repository.saveComposition(composition({ filings: [{ itemId: item(2), storyId: idOf(2) }] }))
    expect((await stories.load({ sinceMs: 0 })).keptApart).toEqual([[idOf(2), idOf(1)]])
  })

  it('finds nothing to take back once the item lies in another story', async () => {
    const ports = await fresh()
    await tellStories(ports, [[1], [2]])
    await ports.composition.saveComposition(composition({ filings: [{ itemId: item(1), storyId: idOf(2) }] }))
    expect(await ports.stories.undoJoin(idOf(5_001), NOON_MS)).toBe(false)
  })

  it('takes a merge back that is part of a later one, and leads its addresses back', async () => {
    const ports = await fresh()
    const { stories, trends } = ports
    await tellStories(ports, [[1], [2], [3], [4]])
    await mergeStories(ports, 1, idOf(4), idOf(3))
    await mergeStories(ports, 2, idOf(3), idOf(2))
    await mergeStories(ports, 3, idOf(2), idOf(1))
    expect(await stories.undoMerge(idOf(7_002), NOON_MS + 9)).toBe(true)
    const leadsTo = async () =>
      Promise.all([1, 2, 3, 4].map(async (n) => (await trends.findShown(idOf(n)))?.id.slice(-1)))
    expect(await leadsTo()).toEqual(['1', '1', '3', '3'])
    expect((await stories.listItems([idOf(3)], 0)).map(({ id }) => id).sort()).toEqual([item(3), item(4)])
    // from what the other one became part of as well
    expect(pairs((await stories.load({ sinceMs: 0 })).keptApart)).toEqual(['3 1', '3 2'])
    expect(await stories.undoMerge(idOf(7_003), NOON_MS + 10)).toBe(true)
    expect(await leadsTo()).toEqual(['1', '2', '3', '3'])
    expect(pairs((await stories.load({ sinceMs: 0 })).keptApart)).toEqual(['2 1', '3 2'])
    expect((await stories.listMerges(idOf(1))).map(({ id }) => id)).toEqual([idOf(7_003)])
  })

  it('keeps an item out of every part of the story it was taken out of', async () => {
    const ports = await fresh()
    const { stories } = ports
    await tellStories(ports, [[1], [2, 3]])
    expect(await stories.undoJoin(idOf(5_003), NOON_MS + 1)).toBe(true)
    await mergeStories(ports, 2, idOf(2), idOf(1))
    expect((await stories.load({ sinceMs: 0 })).refusals).toEqual([{ itemId: item(3), storyId: idOf(1) }])
    expect(await stories.undoMerge(idOf(7_002), NOON_MS + 9)).toBe(true)
    const { refusals } = await stories.load({ sinceMs: 0 })
    expect(refusals).toEqual([1, 2].map((n) => ({ itemId: item(3), storyId: idOf(n) })))
  })
}

function pairs(keptApart: readonly (readonly [string, string])[]): string[] {
  return keptApart.map(([a, b]) => `${a.slice(-1)} ${b.slice(-1)}`).sort()
}
