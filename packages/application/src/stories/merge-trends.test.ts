import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { getAdminTrend } from '../admin/get-admin-trend'
import { listTrendMerges, mergeTrends, undoTrendMerge } from '../admin/manage-stories'
import { createTrend, updateTrend } from '../admin/write-trends'
import { setUp } from '../trends/compose-world.fixtures'

const ADA = { id: '00000000-0000-7000-8000-0000000000aa', name: 'ada' }
const PAGE = { page: 1, pageSize: 10 }

const headline = (id: string, title: string, publisher: string): SourceItem =>
  buildItem('feeds', title, { itemId: id, publisher, url: `https://${publisher}.example/${id}`, rank: 1 })

const LAVA = [
  headline('a1', 'Lava threatens the harbour town of Grindavik', 'daily'),
  headline('a2', 'Harbour town of Grindavik emptied as lava comes near', 'post'),
]
const CHESS = [
  headline('b1', 'Chess champion loses to a boy of twelve', 'star'),
  headline('b2', 'Boy of twelve beats chess champion', 'echo'),
]

async function openWorld() {
  const { show, active, storage, ports } = setUp()
  await show({ feeds: [...LAVA, ...CHESS] })
  const [into, from] = (await active()).map(({ id }) => id).sort()
  if (into === undefined || from === undefined) throw new Error('there should be two trends')
  const logged = async () =>
    (await storage.auditLog.list({ page: 1, pageSize: 50, action: null })).entries.map(
      ({ action, subjectId, details }) => [action, subjectId, details] as const,
    )
  return { show, active, storage, into, from, logged, ports: { ...ports, auditLog: storage.auditLog } }
}

describe('a merge an administrator makes', () => {
  it('stays what it is, whatever the next rounds bring, and its new items come along', async () => {
    const { show, active, storage, ports, into, from, logged } = await openWorld()
    const made = await mergeTrends(ports, ADA, { id: into, otherId: from })
    expect(made).toMatchObject({ fromId: from, intoId: into, fromItems: 2, intoItems: 2, undoneAt: null })
    expect(made).toMatchObject({ ground: 'administrator', likeness: null })
    expect(await logged()).toEqual([['trend.merged', into, { mergeId: made.id, fromId: from }]])
    for (let round = 0; round < 2; round += 1) {
      const more = [
        headline(`c${round}`, `Chess champion and the boy of twelve meet again, game ${round}`, 'globe'),
        headline(`d${round}`, `Lava in the harbour town of Grindavik, day ${round}`, 'herald'),
      ]
      await show({ feeds: [...LAVA, ...CHESS, ...more] })
      expect((await active()).map(({ id }) => id)).toEqual([into])
    }
    expect(await storage.stories.listItems([into], 0)).toHaveLength(8)
    expect((await storage.trends.findShown(from))?.id).toBe(into)
    expect(await getAdminTrend(ports, from)).toMatchObject({ status: 'archived', mergedInto: { id: into }, rank: null })
    expect(await getAdminTrend(ports, into)).toMatchObject({ mergedInto: null, items: 8, merges: 1 })
  })

  it('is taken back like one of the engine, and then stays apart', async () => {
    const { show, active, ports, into, from } = await openWorld()
    const { id: mergeId } = await mergeTrends(ports, ADA, { id: into, otherId: from })
    await undoTrendMerge(ports, ADA, { id: into, mergeId })
    await show({ feeds: [...LAVA, ...CHESS] })
    expect((await active()).map(({ id }) => id).sort()).toEqual([into, from])
    expect((await listTrendMerges(ports, { ...PAGE, id: into })).data).toMatchObject([
      { id: mergeId, ground: 'administrator', undoneAt: expect.any(String) },
    ])
  })

  it('is refused for one trend, for what is not on show, and for what is not there', async () => {
    const { ports, into, from, logged, storage } = await openWorld()
    const before = (await logged()).length
    const merge = (otherId: string) => mergeTrends(ports, ADA, { id: into, otherId })
    await expect(merge(into)).rejects.toMatchObject({ code: 'conflict', message: 'These trends are already merged.' })
    await expect(merge('00000000-0000-7000-8000-000000000099')).rejects.toMatchObject({ code: 'trend_not_found' })
    const draft = await createTrend(ports, ADA, { name: 'Draft', status: 'draft' })
    await expect(merge(draft.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Only live trends can be merged, and “Draft” isn’t live.',
    })
    await merge(from)
    // under the id of what was merged, the trend that holds it is meant
    await expect(merge(from)).rejects.toMatchObject({ message: 'These trends are already merged.' })
    expect((await logged()).length - before).toBe(2)
    expect(await storage.stories.listMerges(into)).toHaveLength(1)
  })
})

describe('one trend', () => {
  it('says why it is ranked: the parts add up to what the list is ordered by', async () => {
    const { ports, active, into } = await openWorld()
    const { rank, attention, items } = await getAdminTrend(ports, into)
    const { people = 0, momentum = 0, voices = 0, quiet = 0 } = rank?.parts ?? {}
    expect(people + momentum + voices + quiet).toBeCloseTo(attention, 6)
    expect(rank?.score).toBeCloseTo((await active()).find(({ id }) => id === into)?.attention ?? 0, 6)
    expect(rank).toMatchObject({ voices: 2, publishers: 2 })
    expect([items, quiet <= 0]).toEqual([2, true])
  })

  it('is not changed over what somebody else wrote meanwhile', async () => {
    const { ports, into } = await openWorld()
    await updateTrend(ports, ADA, into, { featured: true, expected: { featured: null } })
    await expect(
      updateTrend(ports, ADA, into, { featured: false, expected: { featured: null } }),
    ).rejects.toMatchObject({ code: 'conflict', message: 'Someone else has changed this: Featured is now on.' })
    // what nobody else touched may be changed
    const changed = await updateTrend(ports, ADA, into, { name: 'Lava', expected: { name: undefined } })
    expect(changed).toMatchObject({ name: 'Lava', featured: true })
  })
})
