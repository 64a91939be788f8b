import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { starterTrendWrites } from '@trendverse/starter-content/to-trend-write'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { composeTrends } from './compose-trends'
import { START_MS, setUp } from './compose-world.fixtures'
import { ingestAllSources } from './ingest-all-sources'

const comet = (source: SourceId, changes: Partial<SourceItem> = {}): SourceItem =>
  buildItem(source, 'Comet Harper', { itemId: 'comet', rank: 40, ...changes })

describe('from items to trends', () => {
  it('founds a trend when a second source shows what one alone did not make', async () => {
    const { show, active } = setUp()
    await show({ reddit: [comet('reddit')] })
    expect(await active()).toEqual([])
    await show({ reddit: [comet('reddit')], bluesky: [comet('bluesky')] })
    expect(await active()).toMatchObject([
      { name: 'Comet Harper', sources: expect.arrayContaining(['reddit', 'bluesky']) },
    ])
  })

  it('draws a curve at the first reading where a source states how it went before', async () => {
    const { show, active, world } = setUp()
    const readMs = START_MS + HOUR_MS
    const days = Array.from({ length: 30 }, (_, day) => ({
      atMs: readMs - (31 - day) * 24 * HOUR_MS,
      metric: 100 + day,
    }))
    const article = comet('wikipedia', { rank: 1, metric: 5_000, history: days })
    await show({ wikipedia: [article], bluesky: [comet('bluesky', { rank: 1 })] })
    expect(world.nowMs).toBe(readMs)
    const [first] = await active()
    expect(first?.sparkline).toHaveLength(24)
    expect(first?.sparkline.at(-1)).toBe(1)
    // once a live list has a course of its own, its two days are what is drawn
    for (let hour = 0; hour < 9; hour += 1) await show({ bluesky: [comet('bluesky', { rank: 1 + (hour % 2) })] })
    const [later] = await active()
    expect(later?.sparkline.length).toBeLessThan(24)
    expect(later?.sparkline[0]).toBeGreaterThan(0.5)
  })

  it('draws a curve of a story that was published before it was first seen', async () => {
    const { show, active } = setUp()
    const story = { rank: 1, metric: 90, history: [{ atMs: START_MS - HOUR_MS, metric: 1 }] }
    await show({ 'hacker-news': [comet('hacker-news', story)], lobsters: [comet('lobsters', { rank: 1, metric: 9 })] })
    expect((await active())[0]?.sparkline).toEqual([0, 1])
  })

  it('records founding and merging with reason and likeness', async () => {
    const { show, active, storage } = setUp()
    await show({ reddit: [comet('reddit')], bluesky: [comet('bluesky')] })
    const [trend] = await active()
    const decisions = await storage.composition.listMergeDecisions(trend?.id ?? '')
    expect(decisions.map(({ kind, reason, similarity }) => `${kind} ${reason} ${similarity}`).sort()).toEqual([
      'founded null null',
      'merged same_topic null',
    ])
  })

  it('never files an item again where an administrator took it out; it may found its own', async () => {
    const { show, active, storage, world } = setUp()
    const both = { reddit: [comet('reddit', { rank: 1 })], bluesky: [comet('bluesky', { rank: 1 })] }
    await show(both)
    const [trend] = await active()
    const merged = (await storage.composition.listMergeDecisions(trend?.id ?? '')).find(({ kind }) => kind === 'merged')
    expect(await storage.stories.undoJoin(merged?.id ?? '', world.nowMs)).toBe(true)
    await show(both)
    expect((await active()).map(({ sources }) => sources.join('+')).sort()).toEqual(['bluesky', 'reddit'])
    await show(both)
    expect(await active()).toHaveLength(2)
  })

  it('founds and files nothing more when composed again at once', async () => {
    const { show, active, ports } = setUp()
    await show({ reddit: [comet('reddit')], bluesky: [comet('bluesky')] })
    const before = await active()
    expect(await composeTrends(ports)).toEqual({ filed: 0, merged: 0, founded: 0, archived: 0, active: 1 })
    expect(await active()).toEqual(before)
  })

  it('archives after 48 hours without news and starts the next episode when it comes back', async () => {
    const { show, active, storage } = setUp()
    const other = { youtube: [buildItem('youtube', 'Giddy Up Again', { itemId: 'other', rank: 30 })] }
    const both = { reddit: [comet('reddit')], bluesky: [comet('bluesky')] }
    await show(both)
    const [trend] = await active()
    await show(other, 47)
    expect(await active()).toHaveLength(1)
    await show(other, 1)
    expect(await active()).toEqual([])
    await show(both, 30)
    expect((await active()).map(({ id }) => id)).toEqual([trend?.id])
    expect((await storage.composition.listTrends({ ids: [] })).find(({ id }) => id === trend?.id)?.episode).toBe(2)
  })

  it('wakes a trend when its own items are shown again, however long ago it was archived', async () => {
    const { show, active } = setUp()
    const other = { youtube: [buildItem('youtube', 'Giddy Up Again', { itemId: 'other', rank: 30 })] }
    const both = { reddit: [comet('reddit')], bluesky: [comet('bluesky')] }
    await show(both)
    const [trend] = await active()
    await show(other, 60)
    await show(other, 24 * 40)
    expect(await active()).toEqual([])
    await show(both)
    expect((await active()).map(({ id }) => id)).toEqual([trend?.id])
  })

  it('keeps what an administrator writes while it is composing, and follows the trend again in the next run', async () => {
    const { show, active, storage, ports, world } = setUp()
    const both = { reddit: [comet('reddit')], bluesky: [comet('bluesky')] }
    await show(both)
    const editing: typeof storage.ingest = {
      ...storage.ingest,
      listObservations: async (...asked) => {
        const [trend] = await storage.composition.listTrends({ ids: [] })
        const edited = {
          updatedDate: new Date(world.nowMs).toISOString(),
          category: 'Science' as const,
          tags: ['ours'],
        }
        const nothing = { filings: [], decisions: [], stories: null, related: [], lifecycleChanges: [], lives: [] }
        if (trend) await storage.composition.saveComposition({ trends: [{ ...trend, ...edited }], ...nothing })
        return storage.ingest.listObservations(...asked)
      },
    }
    world.nowMs += HOUR_MS
    await composeTrends({ ...ports, ingest: editing })
    expect(await active()).toMatchObject([{ category: 'Science', tags: ['ours'] }])
    await show({ ...both, mastodon: [comet('mastodon', { rank: 1 })] })
    const [trend] = await active()
    expect([trend?.category, trend?.sources.length]).toEqual(['Science', 3])
  })

  it('lets nothing grow old while no source can be read', async () => {
    const { show, active } = setUp()
    await show({ reddit: [comet('reddit')], bluesky: [comet('bluesky')] })
    await show({ reddit: new Error('down'), bluesky: new Error('down') }, 60)
    await show({ reddit: new Error('down') }, 60)
    expect(await active()).toHaveLength(1)
  })

  it('leaves alone what an administrator archived or keeps as a draft', async () => {
    const { show, active, storage } = setUp()
    const both = { reddit: [comet('reddit')], bluesky: [comet('bluesky')] }
    await show(both)
    const [write] = await storage.composition.listTrends({ ids: [] })
    const nothing = { filings: [], decisions: [], stories: null, related: [], lifecycleChanges: [], lives: [] }
    for (const status of ['archived', 'draft'] as const) {
      if (write) await storage.composition.saveComposition({ trends: [{ ...write, status }], ...nothing })
      await show({ ...both, mastodon: [comet('mastodon', { rank: 1 })] })
      expect(await active()).toEqual([])
      expect(await storage.composition.listTrends({ ids: [write?.id ?? ''] })).toHaveLength(1)
    }
  })

  it('files live items under a starter trend of the same name', async () => {
    const { show, storage } = setUp()
    await storage.composition.seedIfEmpty(starterTrendWrites())
    const [starter] = starterTrendWrites()
    await show({ reddit: [buildItem('reddit', starter?.name ?? '', { rank: 1 })] })
    const found = (await storage.trends.listActive()).find(({ id }) => id === starter?.id)
    expect(found).toMatchObject({ origin: 'starter', sources: ['reddit'], description: starter?.description })
  })

  it('tolerates a clock that was set back', async () => {
    const { show, active } = setUp()
    await show({ reddit: [comet('reddit')], bluesky: [comet('bluesky')] })
    const outcome = await show({ reddit: [comet('reddit')], bluesky: [comet('bluesky')] }, -5)
    expect([...outcome.sources.values()].map(({ kind }) => kind)).toEqual(['read', 'read'])
    expect(await active()).toHaveLength(1)
  })
})

describe('ingestAllSources', () => {
  it('goes on when sources fail, and announces the change', async () => {
    const { show, active, storage, world } = setUp()
    const outcome = await show({
      youtube: new Error('YouTube answered 500.'),
      reddit: [comet('reddit')],
      bluesky: [comet('bluesky')],
    })
    expect(outcome.sources.get('youtube')).toEqual({ kind: 'failed', error: 'YouTube answered 500.' })
    expect(await active()).toHaveLength(1)
    expect(world.changes).toBe(1)
    expect(await storage.settings.get('trendsUpdatedAt')).toBe(new Date(world.nowMs).toISOString())
  })

  it('does not claim fresh trends when every source failed', async () => {
    const { show, storage, world } = setUp()
    await show({ reddit: new Error('down') })
    expect(await storage.settings.get('trendsUpdatedAt')).toBeUndefined()
    expect(world.changes).toBe(0)
  })

  it('reads no more sources than allowed at once, and all of them', async () => {
    const { ports, world } = setUp()
    let running = 0
    let most = 0
    world.shown = { reddit: [], youtube: [], bluesky: [], mastodon: [], github: [], lobsters: [] }
    const read = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running -= 1
      return { kind: 'items' as const, items: [], itemErrors: [], validators: {} }
    }
    const outcome = await ingestAllSources({ ...ports, gateway: { ...ports.gateway, read } }, { concurrency: 2 })
    expect(outcome.sources.size).toBe(6)
    expect(most).toBe(2)
  })

  it('starts no further source and composes nothing once it is cancelled', async () => {
    const { ports, world } = setUp()
    world.shown = { reddit: [], youtube: [], bluesky: [] }
    const stop = new AbortController()
    const read = async () => {
      stop.abort()
      return { kind: 'items' as const, items: [], itemErrors: [], validators: {} }
    }
    const gateway = { ...ports.gateway, read }
    const outcome = await ingestAllSources({ ...ports, gateway }, { concurrency: 1, signal: stop.signal })
    expect(outcome.composition).toBeNull()
    expect(outcome.sources.size).toBe(1)
  })
})
