import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
import { composition, HOSTILE_TEXT, idOf, NOON_MS, sampleDecision, sampleSnapshot, sampleTrend } from './samples'

/** The trends of the first ten test ids, whatever their status. */
const ALL = { ids: Array.from({ length: 10 }, (_, n) => idOf(n + 1)) }

/** What every CompositionRepository promises. */
export function compositionRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  it('remembers what came to rest by itself, and nothing an administrator archived or another trend took in', async () => {
    const { composition: repository, trends } = await fresh()
    const resting = { status: 'archived', lifecycle: 'dormant' } as const
    await repository.seedIfEmpty([
      sampleTrend(1, resting),
      sampleTrend(2, { ...resting, lifecycle: 'rising' }),
      sampleTrend(3, { ...resting, mergedIntoId: idOf(1) }),
      sampleTrend(4, { status: 'draft', lifecycle: 'dormant' }),
    ])
    expect(await trends.listActive()).toEqual([])
    expect(await trends.findShown(idOf(1))).toMatchObject({ id: idOf(1), ...resting })
    expect(await trends.countEvent(idOf(1), 'view')).toMatchObject({ views: 1 })
    expect([...(await trends.countInteractions([1, 2, 4].map(idOf))).keys()]).toEqual([idOf(1)])
    expect(await trends.findShown(idOf(2))).toBeNull()
    expect(await trends.findShown(idOf(4))).toBeNull()
    expect((await trends.findShown(idOf(3)))?.id).toBe(idOf(1))
  })

  it('gives back every trend of any status as it was written', async () => {
    const { composition: repository } = await fresh()
    const trends = [sampleTrend(1), sampleTrend(2, { status: 'archived', breakoutProbability: null })]
    await repository.saveComposition(composition({ trends }))
    expect(await repository.listTrends(ALL)).toEqual(trends)
  })

  it('lists archived live trends only where they are asked for', async () => {
    const { composition: repository } = await fresh()
    const archived = { status: 'archived', lifecycle: 'dormant' } as const
    const listed = [
      sampleTrend(1),
      sampleTrend(2, { ...archived, origin: 'starter' }),
      sampleTrend(3, { ...archived, origin: 'admin' }),
      sampleTrend(4, { status: 'draft' }),
    ]
    const archivedLive = [sampleTrend(5, archived), sampleTrend(6, { ...archived, mergedIntoId: idOf(1) })]
    await repository.saveComposition(composition({ trends: [...listed, ...archivedLive] }))
    expect(await repository.listTrends({ ids: [] })).toEqual(listed)
    expect(await repository.listTrends({ ids: [idOf(6), idOf(1), idOf(99), 'nonsense'] })).toEqual([
      ...listed,
      archivedLive[1],
    ])
    const only = await repository.listTrends({ ids: [idOf(6), idOf(1), idOf(99)], areOnly: true })
    expect(only).toEqual([listed[0], archivedLive[1]])
  })

  it('leaves a trend as it is that somebody changed since it was read, and writes all else', async () => {
    const { composition: repository, ingest, stories, trends } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1))
    const before = [sampleTrend(1), sampleTrend(2)]
    await repository.saveComposition(composition({ trends: before }))
    const readVersions = before.map(({ id, updatedDate }) => ({ id, updatedDate }))
    const edited = sampleTrend(1, { name: 'Edited', updatedDate: new Date(NOON_MS + 2).toISOString() })
    await repository.saveComposition(composition({ trends: [edited] }))
    const composed = composition({
      trends: before.map((trend) => ({ ...trend, name: 'Composed', updatedDate: new Date(NOON_MS + 3).toISOString() })),
      readVersions,
      filings: [{ itemId: idOf(1_001), storyId: idOf(1) }],
      decisions: [sampleDecision(1)],
      lifecycleChanges: [1, 2].map((n) => ({ trendId: idOf(n), atMs: NOON_MS, from: 'rising', to: 'peak' })),
    })
    await repository.saveComposition(composed)
    const [first, second] = await repository.listTrends(ALL)
    expect(first).toEqual(edited)
    expect(second?.name).toBe('Composed')
    const stagesOf = async (n: number) =>
      (await trends.findShown(idOf(n)))?.timeline.filter(({ kind }) => kind === 'lifecycle').length
    expect([await stagesOf(1), await stagesOf(2)]).toEqual([0, 1])
    expect((await stories.listItems([idOf(1)], 0)).map(({ id }) => id)).toEqual([idOf(1_001)])
  })

  it('brings no trend back that is gone by the time it is written, and keeps its items filed', async () => {
    const { composition: repository, ingest, stories } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1))
    const [gone, there] = [sampleTrend(1), sampleTrend(2)]
    await repository.saveComposition(composition({ trends: [there] }))
    await repository.saveComposition(
      composition({
        trends: [gone, there],
        readVersions: [gone, there].map(({ id, updatedDate }) => ({ id, updatedDate })),
        filings: [{ itemId: idOf(1_001), storyId: idOf(1) }],
        decisions: [sampleDecision(1)],
        related: [{ a: idOf(1), b: idOf(2), strength: 0.5 }],
        lifecycleChanges: [{ trendId: idOf(1), atMs: NOON_MS, from: null, to: 'peak' }],
      }),
    )
    expect(await repository.listTrends(ALL)).toEqual([there])
    expect((await stories.listItems([idOf(1)], 0)).map(({ id }) => id)).toEqual([idOf(1_001)])
  })

  it('never overwrites views and interactions', async () => {
    const { composition: repository, trends } = await fresh()
    await repository.saveComposition(composition({ trends: [sampleTrend(1, { views: 7 })] }))
    await trends.countEvent(idOf(1), 'view')
    await repository.saveComposition(composition({ trends: [sampleTrend(1, { views: 0, name: 'New name' })] }))
    const [trend] = await repository.listTrends(ALL)
    expect([trend?.views, trend?.name]).toEqual([8, 'New name'])
  })

  it('saves all of a composition or nothing', async () => {
    const { composition: repository, ingest, stories } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 2))
    const halfway = composition({
      trends: [sampleTrend(1)],
      filings: [{ itemId: idOf(1_001), storyId: idOf(1) }],
      decisions: [sampleDecision(1), sampleDecision(77)],
    })
    await expect(repository.saveComposition(halfway)).rejects.toThrow(/foreign key|no item has the id/)
    expect(await repository.listTrends(ALL)).toEqual([])
    expect(await stories.listUnfiledItems(0)).toHaveLength(2)
    await repository.saveComposition({ ...halfway, decisions: halfway.decisions.slice(0, 1) })
    expect(await repository.listTrends(ALL)).toHaveLength(1)
    expect(await stories.listUnfiledItems(0)).toHaveLength(1)
  })

  it('changes nothing when the same composition is saved again', async () => {
    const { composition: repository, ingest, trends } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 2))
    const whole = composition({
      trends: [sampleTrend(1), sampleTrend(2)],
      filings: [{ itemId: idOf(1_001), storyId: idOf(1) }],
      decisions: [sampleDecision(1)],
      related: [{ a: idOf(1), b: idOf(2), strength: 0.5 }],
      lifecycleChanges: [{ trendId: idOf(1), atMs: NOON_MS, from: 'rising', to: 'peak' }],
    })
    await repository.saveComposition(whole)
    const first = await trends.findShown(idOf(1))
    await repository.saveComposition(whole)
    expect(await trends.findShown(idOf(1))).toEqual(first)
    expect(await repository.listMergeDecisions(idOf(1))).toEqual([sampleDecision(1)])
  })

  it('replaces the edges that touch a written trend and leaves the others', async () => {
    const { composition: repository, trends } = await fresh()
    const edge = (a: number, b: number, strength: number) => ({ a: idOf(a), b: idOf(b), strength })
    await repository.saveComposition(
      composition({
        trends: [1, 2, 3, 4].map((n) => sampleTrend(n)),
        related: [edge(1, 2, 0.5), edge(2, 1, 0.6), edge(3, 4, 0.7), edge(1, 1, 1)],
      }),
    )
    await repository.saveComposition(composition({ trends: [sampleTrend(1)], related: [edge(3, 1, 0.4)] }))
    const related = async (n: number) =>
      (await trends.findShown(idOf(n)))?.related.map(({ id, strength }) => [id, strength])
    expect(await related(1)).toEqual([[idOf(3), 0.4]])
    expect(await related(2)).toEqual([])
    expect(await related(4)).toEqual([[idOf(3), 0.7]])
  })

  it('seeds an empty store once, whoever comes first', async () => {
    const { composition: repository } = await fresh()
    const seeds = [sampleTrend(1, { origin: 'starter' }), sampleTrend(2, { origin: 'starter' })]
    const counts = await Promise.all([1, 2, 3, 4, 5].map(() => repository.seedIfEmpty(seeds)))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 2])
    expect(await repository.seedIfEmpty([sampleTrend(3)])).toBe(0)
    expect(await repository.listTrends(ALL)).toHaveLength(2)
  })

  it('keeps hostile texts in every field that comes from outside', async () => {
    const { composition: repository, trends } = await fresh()
    const hostile = sampleTrend(1, {
      name: HOSTILE_TEXT,
      description: HOSTILE_TEXT,
      tags: [HOSTILE_TEXT],
      links: [{ title: HOSTILE_TEXT, url: HOSTILE_TEXT }],
      descriptionOrigin: { kind: 'source', label: HOSTILE_TEXT, url: null },
    })
    await repository.saveComposition(composition({ trends: [hostile] }))
    const [trend] = await trends.listActive()
    const readable = HOSTILE_TEXT.replaceAll('\0', '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    expect([trend?.name, trend?.description, trend?.tags[0]]).toEqual([readable, readable, readable])
  })
}
