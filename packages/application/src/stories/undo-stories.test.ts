import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { undoTrendJoin, undoTrendMerge } from '../admin/manage-stories'
import { setUp } from '../trends/compose-world.fixtures'

const ADA = { id: '00000000-0000-7000-8000-0000000000aa', name: 'ada' }

const headline = (id: string, title: string, publisher: string): SourceItem =>
  buildItem('feeds', title, {
    itemId: id,
    publisher,
    url: `https://${publisher.replace(' ', '')}.example/${id}`,
    rank: 1,
  })

const LAVA = [
  headline('a1', 'Lava threatens the harbour town of Grindavik', 'Daily News'),
  headline('a2', 'Harbour town of Grindavik emptied as lava comes near', 'The Post'),
]
const VOLCANO = [
  headline('b1', 'Volcano erupts a third time near Reykjanes', 'Morning Star'),
  headline('b2', 'Third volcano eruption near Reykjanes', 'Evening Echo'),
]
const BOTH = headline('c1', 'Reykjanes volcano erupts: lava nears harbour town of Grindavik', 'The Herald')

describe('what an administrator took back', () => {
  it('is two trends again in the next round, and never one', async () => {
    const { show, active, storage, ports } = setUp()
    await show({ feeds: [...LAVA, ...VOLCANO] })
    const before = (await active()).map(({ id }) => id).sort()
    expect(before).toHaveLength(2)
    await show({ feeds: [...LAVA, ...VOLCANO, BOTH] })
    const [survivor, ...others] = await active()
    expect(others).toEqual([])
    const [merge] = await storage.stories.listMerges(survivor?.id ?? '')

    await undoTrendMerge({ ...ports, auditLog: storage.auditLog }, ADA, {
      id: survivor?.id ?? '',
      mergeId: merge?.id ?? '',
    })
    for (let round = 0; round < 3; round += 1) {
      // one more headline each, as alike as before
      const more = headline(
        `d${round}`,
        `Reykjanes volcano: lava in harbour town of Grindavik, day ${round}`,
        'The Globe',
      )
      await show({ feeds: [...LAVA, ...VOLCANO, BOTH, more] })
      expect((await active()).map(({ id }) => id).sort()).toEqual(before)
    }
    const { keptApart } = await storage.stories.load({ sinceMs: 0 })
    expect(keptApart).toEqual([[merge?.fromId, merge?.intoId]])
  })

  it('is an item of its own, which never returns', async () => {
    const { show, active, storage, ports } = setUp()
    await show({ feeds: LAVA })
    const [trend] = await active()
    const joins = await storage.composition.listMergeDecisions(trend?.id ?? '')
    const joinId = joins.find(({ kind }) => kind === 'merged')?.id ?? ''
    await undoTrendJoin({ ...ports, auditLog: storage.auditLog }, ADA, { id: trend?.id ?? '', joinId })
    for (let round = 0; round < 2; round += 1) {
      await show({ feeds: LAVA })
      const detail = await storage.trends.findShown(trend?.id ?? '')
      expect(detail?.evidence).toHaveLength(1)
    }
  })
})
