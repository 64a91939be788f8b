import { AppError } from '@trendverse/domain/primitives/app-error'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { createStoryDeskHolder } from '../stories/story-desk'
import { composeTrends } from './compose-trends'
import { createMomentumModel } from './create-momentum-model'
import { ingestAllSources } from './ingest-all-sources'

const START_MS = Date.UTC(2026, 5, 1, 12)

/** A front page, a clock, and as many processes as a test asks for over one storage. */
function setUp() {
  const storage = memoryStorage()
  const world = { nowMs: START_MS, page: [] as readonly SourceItem[] }
  const process = () => ({
    ...storage,
    gateway: {
      list: () => [{ source: 'feeds' as const, intervalMs: HOUR_MS }],
      read: async () => ({ kind: 'items' as const, items: world.page, itemErrors: [], validators: {} }),
    },
    storyDesk: createStoryDeskHolder(),
    letOthersRun: async () => {},
    createModel: createMomentumModel,
    clock: { nowMs: () => world.nowMs },
    random: seededRandom(),
    trendChanges: { trendsChanged: () => undefined },
    log: recordedLog(),
  })
  const ports = process()
  const show = async (page: readonly SourceItem[], by: ReturnType<typeof process> = ports) => {
    world.nowMs += HOUR_MS
    world.page = page
    return ingestAllSources(by, { force: true })
  }
  const active = () => storage.trends.listActive()
  return { storage, world, process, ports, show, active }
}

const report = (publisher: string, title: string): SourceItem =>
  buildItem('feeds', title, {
    itemId: `${publisher} ${title}`,
    publisher,
    url: `https://${publisher}.example/${encodeURIComponent(title)}`,
  })

const inOrder = (a: string, b: string): number => (a < b ? -1 : 1)

const BRIDGE = [
  report('gazette', 'Rotterdam bridge closed after crack found in pylon'),
  report('herald', 'Crack in pylon closes bridge in Rotterdam'),
]
const FERRY = [
  report('courier', 'Ferry Meridian stranded with 300 passengers aboard'),
  report('observer', 'Passengers of stranded ferry Meridian spend night aboard'),
]
/** What shows that both were one story. */
const BOTH = ['tribune', 'echo', 'mirror', 'post', 'journal', 'star'].map((publisher) =>
  report(
    publisher,
    `Ferry Meridian stranded with passengers aboard as crack in pylon closes Rotterdam bridge, says the ${publisher}`,
  ),
)
const page = [...BRIDGE, ...FERRY]

describe('stories over rounds', () => {
  it('keeps two stories apart until reports join them; the address of the one leads to the other', async () => {
    const { show, active, storage } = setUp()
    await show(page)
    const before = await active()
    expect(before).toHaveLength(2)
    await show([...page, ...BOTH])
    const [survivor, ...others] = await active()
    expect(others).toEqual([])
    expect(survivor?.publishers).toBe(10)
    const merged = before.find(({ id }) => id !== survivor?.id)
    expect((await storage.trends.findShown(merged?.id ?? ''))?.id).toBe(survivor?.id)
    const [record] = await storage.stories.listMerges(survivor?.id ?? '')
    expect(record).toMatchObject({ fromId: merged?.id, intoId: survivor?.id, undoneAtMs: null })
    expect(record?.itemIds).toHaveLength(2)
  })

  it('keeps the address of a trend at rest when it becomes one with an older story nobody has seen', async () => {
    const { show, active, storage, world } = setUp()
    const [unseen] = FERRY
    await show([unseen as SourceItem])
    expect(await active()).toEqual([])
    await show(BRIDGE)
    const [known] = await active()
    expect(known?.publishers).toBe(BRIDGE.length)
    world.nowMs += 49 * HOUR_MS
    const followUp = report('courier', 'Stranded ferry Meridian: passengers still aboard')
    await show([followUp, report('late', 'Canal frozen near Delft'), report('later', 'Delft canal frozen')])
    expect((await active()).map(({ id }) => id)).not.toContain(known?.id)
    await show([...BOTH, ...page])
    const [merge] = await storage.stories.listMerges(known?.id ?? '')
    expect(merge).toMatchObject({ intoId: known?.id })
    expect((merge?.fromId ?? '') < (known?.id ?? '')).toBe(true)
    expect((await active()).find(({ id }) => id === known?.id)?.publishers).toBe(page.length + BOTH.length)
  })

  it('never joins again what an administrator took apart', async () => {
    const { show, active, storage, world, process } = setUp()
    await show(page)
    await show([...page, ...BOTH])
    const [survivor] = await active()
    const [record] = await storage.stories.listMerges(survivor?.id ?? '')
    expect(await storage.stories.undoMerge(record?.id ?? '', world.nowMs)).toBe(true)
    expect(await storage.stories.undoMerge(record?.id ?? '', world.nowMs)).toBe(false)
    await show([...page, ...BOTH])
    const apart = (await active()).map(({ id }) => id).toSorted(inOrder)
    expect(apart).toEqual([record?.fromId ?? '', record?.intoId ?? ''].toSorted(inOrder))
    const more = report('chronicle', 'Ferry Meridian stranded, crack in pylon closes Rotterdam bridge: what is known')
    await show([...page, ...BOTH, more], process())
    expect((await active()).map(({ id }) => id).toSorted(inOrder)).toEqual(apart)
    expect((await storage.trends.findShown(record?.fromId ?? ''))?.id).toBe(record?.fromId)
  })

  it('changes nothing when the same reading comes twice', async () => {
    const { show, active, storage, ports } = setUp()
    await show([...page, ...BOTH])
    const listed = (await active()).map(({ id, name, publishers }) => ({ id, name, publishers }))
    const revision = await storage.stories.revision()
    await show([...page, ...BOTH])
    expect((await active()).map(({ id, name, publishers }) => ({ id, name, publishers }))).toEqual(listed)
    expect(await composeTrends(ports)).toMatchObject({ filed: 0, merged: 0, founded: 0 })
    expect(await storage.stories.listUnfiledItems(0)).toEqual([])
    expect(await storage.stories.revision()).toBeGreaterThanOrEqual(revision)
  })

  it('stores the words of new headlines alone, and none when the same reading comes again', async () => {
    const { show, storage, process } = setUp()
    await show(page)
    const [whole] = (await storage.stories.load({ sinceMs: 0 })).frequencies
    expect(whole?.length).toBeGreaterThan(50_000)
    const learnt = async () => (await storage.stories.load({ sinceMs: 0 })).frequencies
    await show(page)
    expect(await learnt()).toEqual([whole])
    const late = report('late', 'Quarry reopens near Utrecht')
    await show([...page, late])
    const [, ...added] = await learnt()
    const words = added.map((text) =>
      text
        .split('\n')
        .slice(1)
        .map((line) => line.split(' ')[0]),
    )
    expect(words).toEqual([['quarry', 'reopen', 'utrecht']])
    // Another process continues from there, and so does this one.
    const later = report('later', 'Utrecht swims')
    await show([...page, late, later], process())
    await show([...page, late, later, report('last', 'Utrecht sleeps')])
    const texts = await learnt()
    expect(texts.slice(2).map((text) => /^utrecht (\d+) /m.exec(text)?.[1])).toEqual(['2', '3'])
  })

  it('loses and doubles nothing when it is cut off between joining and keeping', async () => {
    const { show, active, storage, ports, process } = setUp()
    await show(page)
    const cutOff = {
      ...ports,
      composition: {
        ...storage.composition,
        saveComposition: async () => {
          throw new Error('killed')
        },
      },
    }
    await expect(show([...page, ...BOTH], cutOff)).rejects.toThrow('killed')
    expect(await storage.stories.listUnfiledItems(0)).toHaveLength(BOTH.length)
    expect(await active()).toHaveLength(2)
    for (const by of [ports, process()]) {
      await show([...page, ...BOTH], by)
      const [survivor, ...others] = await active()
      expect(others).toEqual([])
      expect(survivor?.publishers).toBe(10)
      const decisions = await storage.composition.listMergeDecisions(survivor?.id ?? '')
      expect(new Set(decisions.map(({ itemId }) => itemId)).size).toBe(decisions.length)
      expect(decisions).toHaveLength(page.length + BOTH.length)
    }
  })

  it('files each item once when two processes compose at the same time', async () => {
    const { world, process, storage, active } = setUp()
    const [one, other] = [process(), process()]
    world.page = [...page, ...BOTH]
    await Promise.all([ingestAllSources(one, { force: true }), ingestAllSources(other, { force: true })])
    await Promise.all([composeTrends(one), composeTrends(other)])
    expect(await storage.stories.listUnfiledItems(0)).toEqual([])
    const decisions = await Promise.all((await active()).map(({ id }) => storage.composition.listMergeDecisions(id)))
    expect(decisions.flat()).toHaveLength(world.page.length)
  })

  it('begins a round again when another process was quicker, three times at most', async () => {
    const { show, ports, storage } = setUp()
    await show(page)
    let refused = 0
    const contested = (times: number) => ({
      ...ports,
      composition: {
        ...storage.composition,
        saveComposition: async (...kept: Parameters<typeof storage.composition.saveComposition>) => {
          refused += 1
          if (refused <= times) throw new AppError('conflict', 'Somebody else was quicker.')
          return storage.composition.saveComposition(...kept)
        },
      },
    })
    await show([...page, ...BOTH], contested(3))
    expect(refused).toBe(4)
    expect(await storage.stories.listUnfiledItems(0)).toEqual([])
    refused = 0
    await expect(show([...page, report('late', 'Quarry reopens near Utrecht')], contested(4))).rejects.toThrow(
      'quicker',
    )
  })

  it('reads the stories of an earlier version from their items, and joins what belongs together by now', async () => {
    const { show, active, storage, process } = setUp()
    await show(page)
    const before = (await active()).map(({ id }) => id)
    // An installation of an earlier version has trends and their items, and nothing that was learnt of them.
    const earlier = process()
    const forgetful = {
      ...earlier,
      stories: {
        ...storage.stories,
        load: async (range: { readonly sinceMs: number }) => {
          const records = await storage.stories.load(range)
          return {
            ...records,
            frequencies: [],
            stories: records.stories.map((record) => ({ ...record, stored: null })),
          }
        },
      },
    }
    await show([...page, ...BOTH], forgetful)
    const after = await active()
    expect(after).toHaveLength(1)
    expect(before).toContain(after[0]?.id)
    for (const id of before) expect((await storage.trends.findShown(id))?.id).toBe(after[0]?.id)
  })
})
