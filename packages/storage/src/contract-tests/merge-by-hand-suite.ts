import type { StoragePorts } from '@trendverse/application/ports/ports'
import { withdrawTrend } from '@trendverse/domain/trends/edit-trend'
import { expect, it } from 'vitest'
import { idOf, NOON_MS, sampleTrend } from './samples'
import { item, mergeStories, tellStories } from './story-samples'

const byHand = (n: number, from: number, into: number) => ({
  id: idOf(7_000 + n),
  atMs: NOON_MS + 100 + n,
  fromId: idOf(from),
  intoId: idOf(into),
})

/** What every StoryRepository promises of merges an administrator makes. */
export function mergeByHandSuite(fresh: () => Promise<StoragePorts>): void {
  it('makes a story part of another one: items and decisions move, its address leads there, both are read anew', async () => {
    const ports = await fresh()
    const { stories, trends, composition: repository } = ports
    await tellStories(ports, [[1, 4], [2, 3], [5]])
    await mergeStories(ports, 1, idOf(3), idOf(2))
    const merge = byHand(9, 2, 1)
    const record = { ...merge, fromSize: 3, intoSize: 2, reason: 'administrator', likeness: null, undoneAtMs: null }
    const made = await stories.mergeByHand(merge)
    expect({ ...made, itemIds: made?.itemIds.toSorted() }).toEqual({ ...record, itemIds: [2, 3, 5].map(item) })
    expect((await stories.listMerges(idOf(1))).map(({ id, reason }) => [id, reason])).toEqual([
      [merge.id, 'administrator'],
      [idOf(7_001), 'likeness'],
    ])
    expect((await stories.listItems([idOf(1)], 0)).map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5].map(item))
    expect(await repository.listMergeDecisions(idOf(1))).toHaveLength(5)
    const leadsTo = await Promise.all([1, 2, 3].map(async (n) => (await trends.findShown(idOf(n)))?.id))
    expect(leadsTo).toEqual([idOf(1), idOf(1), idOf(1)])
    const { revision, keptApart, stories: records } = await stories.load({ sinceMs: 0 })
    expect([revision, keptApart]).toEqual([3, []])
    expect(records.map(({ id, stored }) => [id, stored])).toEqual([[idOf(1), null]])
  })

  it('is taken back like any other merge, and the two are kept apart then', async () => {
    const ports = await fresh()
    const { stories, trends } = ports
    await tellStories(ports, [[1], [2]])
    await stories.mergeByHand(byHand(1, 2, 1))
    expect(await stories.undoMerge(idOf(7_001), NOON_MS + 500)).toBe(true)
    expect((await trends.findShown(idOf(2)))?.id).toBe(idOf(2))
    expect((await stories.listItems([idOf(2)], 0)).map(({ id }) => id)).toEqual([item(2)])
    expect((await stories.load({ sinceMs: 0 })).keptApart).toEqual([[idOf(2), idOf(1)]])
    // what was kept apart may be made one by hand all the same
    expect(await stories.mergeByHand(byHand(2, 2, 1))).toMatchObject({ fromSize: 1 })
    expect((await trends.findShown(idOf(2)))?.id).toBe(idOf(1))
  })

  it('merges and parts trends that no item is filed under', async () => {
    const { stories, trends, trendEditor } = await fresh()
    await trendEditor.add([sampleTrend(1), sampleTrend(2)])
    expect(await stories.mergeByHand(byHand(1, 2, 1))).toMatchObject({ fromSize: 0, intoSize: 0, itemIds: [] })
    expect((await trends.findShown(idOf(2)))?.id).toBe(idOf(1))
    expect((await stories.load({ sinceMs: 0 })).stories).toEqual([])
    expect(await stories.undoMerge(idOf(7_001), NOON_MS + 500)).toBe(true)
    expect(await stories.undoMerge(idOf(7_001), NOON_MS + 500)).toBe(false)
    expect((await trends.findShown(idOf(2)))?.id).toBe(idOf(2))
  })

  it('refuses what is not two trends on show, and changes nothing then', async () => {
    const ports = await fresh()
    const { stories, trendEditor } = ports
    await tellStories(ports, [[1], [2], [3]])
    await trendEditor.add([sampleTrend(7, { status: 'draft' }), sampleTrend(8, { status: 'archived' })])
    await mergeStories(ports, 1, idOf(3), idOf(1))
    await trendEditor.remove(idOf(2), (trend) => withdrawTrend(trend, NOON_MS))
    const before = await stories.revision()
    for (const [from, into] of [
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 3],
      [7, 1],
      [1, 8],
      [9, 1],
    ] as const) {
      expect(await stories.mergeByHand(byHand(1, from, into)), `${from} into ${into}`).toBeNull()
    }
    expect(await stories.mergeByHand({ ...byHand(1, 1, 1), fromId: 'nonsense' })).toBeNull()
    expect(await stories.revision()).toBe(before)
  })

  it('makes one merge of many at once', async () => {
    const ports = await fresh()
    await tellStories(ports, [[1], [2]])
    const tries = await Promise.all([1, 2, 3, 4].map((n) => ports.stories.mergeByHand(byHand(n, 2, 1))))
    expect(tries.filter((made) => made !== null)).toHaveLength(1)
    expect(await ports.stories.listMerges(idOf(1))).toHaveLength(1)
  })
}
