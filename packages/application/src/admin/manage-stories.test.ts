import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { addMergedStory, storyItemId, storyJoinId } from '@trendverse/test-support/trends/add-merged-story'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { listTrendJoins, listTrendMerges, undoTrendJoin, undoTrendMerge } from './manage-stories'

const NOW_MS = Date.UTC(2026, 2, 3, 12)
const ADA = { id: testUuid(500), name: 'ada' }
const MERGE_ID = testUuid(600)
const [INTO, FROM] = [testUuid(1), testUuid(7)]
const PAGE = { page: 1, pageSize: 10 }

async function openWorld() {
  const storage = memoryStorage()
  let calls = 0
  // Ids differ, and come out the same in every run.
  const random = { bytes: (count: number) => new Uint8Array(count).fill((calls += 1)) }
  const ports = { ...storage, random, clock: { nowMs: () => NOW_MS + 60_000 } }
  await addMergedStory(storage, { number: 7, mergeId: MERGE_ID, atMs: NOW_MS })
  const logged = async () =>
    (await storage.auditLog.list({ page: 1, pageSize: 50, action: null })).entries.map(
      ({ action, subjectId, details }) => [action, subjectId, details] as const,
    )
  return { ports, logged }
}

describe('what a trend is made of', () => {
  it('lists merges with ground, likeness, sizes and titles, also under the id of what was merged', async () => {
    const { ports } = await openWorld()
    const listed = await listTrendMerges(ports, { ...PAGE, id: INTO })
    expect(listed).toEqual({
      ...PAGE,
      total: 1,
      data: [
        {
          id: MERGE_ID,
          at: new Date(NOW_MS + 10).toISOString(),
          fromId: FROM,
          fromName: 'Trend 7',
          fromItems: 1,
          intoId: INTO,
          intoName: 'Trend 1',
          intoItems: 2,
          ground: 'likeness',
          likeness: 0.4,
          titles: ['A comet over Santiago'],
          undoneAt: null,
        },
      ],
    })
    expect(await listTrendMerges(ports, { ...PAGE, id: FROM })).toEqual(listed)
    expect(await listTrendMerges(ports, { page: 2, pageSize: 1, id: INTO })).toMatchObject({ data: [], total: 1 })
  })

  it('lists items, why they are in it, and what was taken out', async () => {
    const { ports } = await openWorld()
    await undoTrendJoin(ports, ADA, { id: INTO, joinId: storyJoinId(2) })
    const { data, total } = await listTrendJoins(ports, { ...PAGE, id: INTO })
    expect(data.map(({ title, ground, likeness, undoneAt }) => [title, ground, likeness, undoneAt])).toEqual([
      ['A comet over Santiago', null, null, null],
      ['Comet Harper seen over Chile', 'likeness', 0.5, '2026-03-03T12:01:00.000Z'],
      ['Comet Harper comes near', null, null, null],
    ])
    expect(data[0]).toMatchObject({ source: 'feeds', publisher: 'Example News', itemId: storyItemId(3) })
    expect((await listTrendJoins(ports, { page: 2, pageSize: 2, id: INTO })).data).toHaveLength(1)
    expect(total).toBe(3)
  })
})

describe('taking back', () => {
  it('a merge shows both trends, once, and stands in the log', async () => {
    const { ports, logged } = await openWorld()
    const undo = () => undoTrendMerge(ports, ADA, { id: INTO, mergeId: MERGE_ID })
    expect(await undo()).toMatchObject({ id: MERGE_ID, undoneAt: '2026-03-03T12:01:00.000Z' })
    expect((await ports.trends.listActive()).map(({ id }) => id).sort()).toEqual([INTO, FROM])
    await expect(undo()).rejects.toMatchObject({ code: 'conflict', message: 'This merge was already undone.' })
    expect(await logged()).toEqual([['trend.merge_undone', INTO, { mergeId: MERGE_ID, fromId: FROM }]])
  })

  it('a join takes the item out, once, and stands in the log', async () => {
    const { ports, logged } = await openWorld()
    const undo = () => undoTrendJoin(ports, ADA, { id: INTO, joinId: storyJoinId(2) })
    expect(await undo()).toMatchObject({ title: 'Comet Harper seen over Chile', undoneAt: '2026-03-03T12:01:00.000Z' })
    expect((await ports.stories.listUnfiledItems(0)).map(({ id }) => id)).toEqual([storyItemId(2)])
    await expect(undo()).rejects.toMatchObject({ code: 'conflict', message: 'This item was already removed.' })
    const details = { joinId: storyJoinId(2), itemId: storyItemId(2) }
    expect(await logged()).toEqual([['trend.item_taken_out', INTO, details]])
  })

  it('says what is not there and what cannot be taken back, and changes and logs nothing then', async () => {
    const { ports, logged } = await openWorld()
    const merge = { id: INTO, mergeId: MERGE_ID }
    const join = { id: INTO, joinId: storyJoinId(2) }
    const before = await ports.stories.revision()
    const refuse = async (answer: Promise<unknown>, code: string, message: string) =>
      expect(answer).rejects.toMatchObject({ code, message })
    const nothing = testUuid(99)
    await refuse(listTrendMerges(ports, { ...PAGE, id: nothing }), 'trend_not_found', 'Trend Not Found')
    await refuse(listTrendJoins(ports, { ...PAGE, id: nothing }), 'trend_not_found', 'Trend Not Found')
    await refuse(undoTrendMerge(ports, ADA, { ...merge, id: nothing }), 'trend_not_found', 'Trend Not Found')
    const noMerge = 'This trend has no such merge.'
    await refuse(undoTrendMerge(ports, ADA, { ...merge, mergeId: nothing }), 'not_found', noMerge)
    const noItem = 'This trend has no such item.'
    await refuse(undoTrendJoin(ports, ADA, { ...join, joinId: nothing }), 'not_found', noItem)
    const founded = 'This item started the trend, so it can’t be removed.'
    await refuse(undoTrendJoin(ports, ADA, { ...join, joinId: storyJoinId(1) }), 'conflict', founded)
    expect([await ports.stories.revision(), await logged()]).toEqual([before, []])
  })

  it('a merge is refused once its items are elsewhere', async () => {
    const { ports } = await openWorld()
    const filings = [{ itemId: storyItemId(3), storyId: testUuid(9) }]
    const rest = { trends: [], decisions: [], stories: null, related: [], lifecycleChanges: [], lives: [] }
    await ports.composition.saveComposition({ filings, ...rest })
    await expect(undoTrendMerge(ports, ADA, { id: INTO, mergeId: MERGE_ID })).rejects.toMatchObject({
      code: 'conflict',
      message: 'The items of this merge are no longer in this trend.',
    })
  })
})
