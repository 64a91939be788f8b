import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { TrendEditorQuery } from '@trendverse/application/ports/trends'
import { editTrend, withdrawTrend } from '@trendverse/domain/trends/edit-trend'
import { expect, it } from 'vitest'
import { composition, HOSTILE_TEXT, idOf, NOON_MS, sampleSnapshot, sampleTrend } from './samples'

const EVERYTHING: TrendEditorQuery = {
  text: null,
  status: null,
  category: null,
  origin: null,
  featured: null,
  sort: 'newest',
  page: 1,
  pageSize: 50,
}
const EDITED_AT_MS = NOON_MS + 60_000

const namesIn = async (storage: EditedTrends, query: Partial<TrendEditorQuery>) =>
  (await storage.trendEditor.list({ ...EVERYTHING, ...query })).trends.map(({ name }) => name)

type EditedTrends = Pick<StoragePorts, 'trendEditor' | 'trends'>

/** What every TrendEditor promises, on a device as well. */
export function trendEditorSuite(fresh: () => Promise<EditedTrends>): void {
  it('lists trends of every status, in pages and orders', async () => {
    const storage = await fresh()
    await storage.trendEditor.add([
      sampleTrend(1, { name: 'beta', createdDate: new Date(NOON_MS + 2).toISOString(), attention: 1 }),
      sampleTrend(2, { name: 'Alpha', status: 'draft', attention: 9 }),
      sampleTrend(3, { name: 'Gamma', status: 'archived', updatedDate: new Date(NOON_MS + 9).toISOString() }),
    ])
    expect(await namesIn(storage, {})).toEqual(['beta', 'Gamma', 'Alpha'])
    expect(await namesIn(storage, { sort: 'name' })).toEqual(['Alpha', 'beta', 'Gamma'])
    expect(await namesIn(storage, { sort: 'momentum' })).toEqual(['Alpha', 'Gamma', 'beta'])
    expect(await namesIn(storage, { sort: 'updated' })).toEqual(['Gamma', 'Alpha', 'beta'])
    expect(await namesIn(storage, { sort: 'name', page: 2, pageSize: 2 })).toEqual(['Gamma'])
    expect((await storage.trendEditor.list({ ...EVERYTHING, page: 9, pageSize: 2 })).total).toBe(3)
  })

  it('narrows the list by name, status, category, origin and what an administrator featured', async () => {
    const storage = await fresh()
    await storage.trendEditor.add([
      sampleTrend(1, { name: '100% cotton_shirts', featuredByAdmin: true }),
      sampleTrend(2, { name: 'Moon', status: 'draft', category: 'Science', featuredByAdmin: false }),
      sampleTrend(3, { name: 'Moonlight', origin: 'admin' }),
    ])
    expect(await namesIn(storage, { text: 'MOON', sort: 'name' })).toEqual(['Moon', 'Moonlight'])
    expect(await namesIn(storage, { text: '0%' })).toEqual(['100% cotton_shirts'])
    expect(await namesIn(storage, { text: 'n_s' })).toEqual(['100% cotton_shirts'])
    expect(await namesIn(storage, { text: 'o_n' })).toEqual([])
    expect(await namesIn(storage, { text: HOSTILE_TEXT })).toEqual([])
    expect(await namesIn(storage, { status: 'draft' })).toEqual(['Moon'])
    expect(await namesIn(storage, { category: 'Science' })).toEqual(['Moon'])
    expect(await namesIn(storage, { origin: 'admin' })).toEqual(['Moonlight'])
    expect(await namesIn(storage, { featured: true })).toEqual(['100% cotton_shirts'])
    expect(await namesIn(storage, { featured: false, sort: 'name' })).toEqual(['Moon', 'Moonlight'])
  })

  it('adds only trends whose ids are free, and says which', async () => {
    const storage = await fresh()
    const { trendEditor } = storage
    expect(await trendEditor.add([sampleTrend(1)])).toEqual([idOf(1)])
    expect(await trendEditor.add([sampleTrend(1, { name: 'Other' }), sampleTrend(2)])).toEqual([idOf(2)])
    expect(await namesIn(storage, { sort: 'name' })).toEqual(['Trend 1', 'Trend 2'])
    expect((await trendEditor.listKnown([idOf(1), idOf(9), 'nonsense'])).toSorted()).toEqual([idOf(1)])
    expect(await trendEditor.listKnown([])).toEqual([])
    expect(await trendEditor.add([])).toEqual([])
  })

  it('changes a trend and shows it to visitors', async () => {
    const { trendEditor, trends } = await fresh()
    await trendEditor.add([sampleTrend(1), sampleTrend(2)])
    const edited = await trendEditor.edit(idOf(1), (trend) =>
      editTrend(trend, { name: 'New name', featured: true }, EDITED_AT_MS),
    )
    expect(edited).toMatchObject({ id: idOf(1), name: 'New name', featuredByAdmin: true })
    expect(await trends.findShown(idOf(1))).toMatchObject({ name: 'New name' })
    expect(await trends.findShown(idOf(2))).toMatchObject({ name: 'Trend 2' })
  })

  it('changes and removes nothing for an id nobody has', async () => {
    const { trendEditor } = await fresh()
    await trendEditor.add([sampleTrend(1)])
    for (const id of [idOf(9), '', "' or 1=1 --", HOSTILE_TEXT]) {
      expect(await trendEditor.edit(id, (trend) => trend)).toBeNull()
      expect(await trendEditor.remove(id, (trend) => trend)).toBe(false)
    }
    expect((await trendEditor.list(EVERYTHING)).total).toBe(1)
  })

  it('lets no edit of many at once be lost', async () => {
    const { trendEditor } = await fresh()
    await trendEditor.add([sampleTrend(1, { views: 0 })])
    await Promise.all(
      Array.from({ length: 20 }, () =>
        trendEditor.edit(idOf(1), (trend) => editTrend(trend, { views: trend.views + 1 }, EDITED_AT_MS)),
      ),
    )
    expect((await trendEditor.list(EVERYTHING)).trends[0]?.views).toBe(20)
  })

  it('removes a trend for good', async () => {
    const { trendEditor, trends } = await fresh()
    await trendEditor.add([sampleTrend(1), sampleTrend(2)])
    expect(await trendEditor.remove(idOf(1), (trend) => withdrawTrend(trend, EDITED_AT_MS))).toBe(true)
    expect(await trendEditor.remove(idOf(1), (trend) => withdrawTrend(trend, EDITED_AT_MS))).toBe(false)
    expect((await trends.listActive()).map(({ id }) => id)).toEqual([idOf(2)])
    expect(await trendEditor.listKnown([idOf(1)])).toEqual([])
  })
}

/** What one promises where trends are composed. */
export function composedTrendEditorSuite(fresh: () => Promise<StoragePorts>): void {
  it('finds trends of any status by id, but none that was removed', async () => {
    const { trendEditor } = await fresh()
    await trendEditor.add([sampleTrend(1, { status: 'draft' }), sampleTrend(2), sampleTrend(3)])
    await trendEditor.remove(idOf(3), (trend) => trend)
    const found = await trendEditor.findMany([idOf(1), idOf(1), idOf(2), idOf(3), idOf(9), 'nonsense'])
    expect(found.map(({ id, status }) => `${id} ${status}`).sort()).toEqual([`${idOf(1)} draft`, `${idOf(2)} active`])
    expect(found.find(({ id }) => id === idOf(2))).toEqual(sampleTrend(2))
    expect(await trendEditor.findMany([])).toEqual([])
  })

  it('keeps an edit from what was composed before it', async () => {
    const { trendEditor, composition: repository } = await fresh()
    await trendEditor.add([sampleTrend(1)])
    const read = await repository.listTrends({ ids: [] })
    // the clock stands still: the edit is told apart all the same
    await trendEditor.edit(idOf(1), (trend) => editTrend(trend, { name: 'Edited' }, NOON_MS))
    const readVersions = read.map(({ id, updatedDate }) => ({ id, updatedDate }))
    await repository.saveComposition(composition({ trends: read, readVersions }))
    expect((await trendEditor.list(EVERYTHING)).trends[0]?.name).toBe('Edited')
  })

  it('keeps the items of a removed trend filed, so that they found no new one, and shows nothing of it', async () => {
    const { trendEditor, trends, ingest, stories, composition: repository } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1))
    const filings = [{ itemId: idOf(1_001), storyId: idOf(1) }]
    await repository.saveComposition(composition({ trends: [sampleTrend(1)], filings }))
    expect(await trendEditor.remove(idOf(1), (trend) => withdrawTrend(trend, EDITED_AT_MS))).toBe(true)
    expect(await trendEditor.list(EVERYTHING)).toEqual({ trends: [], total: 0, isTotalExact: true, next: null })
    expect(await trendEditor.edit(idOf(1), (trend) => trend)).toBeNull()
    expect(await trendEditor.remove(idOf(1), (trend) => trend)).toBe(false)
    expect(await trends.listActive()).toEqual([])
    expect((await stories.listItems([idOf(1)], 0)).map(({ id }) => id)).toEqual([idOf(1_001)])
    // its id stays taken
    expect(await trendEditor.listKnown([idOf(1)])).toEqual([idOf(1)])
    expect(await trendEditor.add([sampleTrend(1)])).toEqual([])
  })
}
