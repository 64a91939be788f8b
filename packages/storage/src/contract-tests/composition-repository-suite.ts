import { expect, it } from 'vitest'
import type { StoragePorts } from '../storage-ports'
import { composition, HOSTILE_TEXT, idOf, NOON_MS, sampleDecision, sampleSnapshot, sampleTrend } from './samples'

const EVER = { archivedSinceMs: 0 }

/** What every CompositionRepository promises. */
export function compositionRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  it('gives back every trend of any status as it was written', async () => {
    const { composition: repository } = await fresh()
    const trends = [sampleTrend(1), sampleTrend(2, { status: 'archived', breakoutProbability: null })]
    await repository.saveComposition(composition({ trends }))
    expect(await repository.listTrends(EVER)).toEqual(trends)
  })

  it('leaves out live trends archived long ago, unless a source shows an item of theirs again', async () => {
    const { composition: repository, ingest } = await fresh()
    const sinceMs = NOON_MS
    const archived = { status: 'archived', lifecycle: 'dormant' } as const
    const old = { ...archived, lastEvidenceAtMs: sinceMs - 1 }
    const dated = (atMs: number) => ({ lastEvidenceAtMs: null, createdDate: new Date(atMs).toISOString() })
    const listed = [
      sampleTrend(1, { ...archived, lastEvidenceAtMs: sinceMs }),
      sampleTrend(3, { ...old, origin: 'starter' }),
      sampleTrend(4, { ...old, origin: 'admin' }),
      sampleTrend(5, { ...old, status: 'draft' }),
      sampleTrend(6, { ...old, status: 'active' }),
      sampleTrend(7, old),
      sampleTrend(9, { ...archived, ...dated(sinceMs) }),
    ]
    const left = [sampleTrend(2, old), sampleTrend(8, old), sampleTrend(10, { ...archived, ...dated(sinceMs - 1) })]
    await ingest.saveSnapshot(sampleSnapshot(sinceMs - 1, 2))
    const filings = [
      { itemId: idOf(1_001), trendId: idOf(7) },
      { itemId: idOf(1_002), trendId: idOf(8) },
    ]
    await repository.saveComposition(composition({ trends: [...listed, ...left], filings }))
    await ingest.saveSnapshot(sampleSnapshot(sinceMs, 1))
    expect(await repository.listTrends({ archivedSinceMs: sinceMs })).toEqual(listed)
    expect(await repository.listTrends(EVER)).toHaveLength(10)
  })

  it('leaves a trend as it is that somebody changed since it was read, and writes all else', async () => {
    const { composition: repository, ingest, trendReader } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1))
    const before = [sampleTrend(1), sampleTrend(2)]
    await repository.saveComposition(composition({ trends: before }))
    const readVersions = before.map(({ id, updatedDate }) => ({ id, updatedDate }))
    const edited = sampleTrend(1, { name: 'Edited', updatedDate: new Date(NOON_MS + 2).toISOString() })
    await repository.saveComposition(composition({ trends: [edited] }))
    const composed = composition({
      trends: before.map((trend) => ({ ...trend, name: 'Composed', updatedDate: new Date(NOON_MS + 3).toISOString() })),
      readVersions,
      filings: [{ itemId: idOf(1_001), trendId: idOf(1) }],
      decisions: [sampleDecision(1)],
      lifecycleChanges: [1, 2].map((n) => ({ trendId: idOf(n), atMs: NOON_MS, from: 'rising', to: 'peak' })),
    })
    await repository.saveComposition(composed)
    const [first, second] = await repository.listTrends(EVER)
    expect(first).toEqual(edited)
    expect(second?.name).toBe('Composed')
    const stagesOf = async (n: number) =>
      (await trendReader.findActive(idOf(n)))?.timeline.filter(({ kind }) => kind === 'lifecycle').length
    expect([await stagesOf(1), await stagesOf(2)]).toEqual([0, 1])
    expect((await ingest.listItemsSeenSince(0)).map(({ trendId }) => trendId)).toEqual([idOf(1)])
  })

  it('brings no trend back that is gone by the time it is written', async () => {
    const { composition: repository, ingest } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1))
    const [gone, there] = [sampleTrend(1), sampleTrend(2)]
    await repository.saveComposition(composition({ trends: [there] }))
    await repository.saveComposition(
      composition({
        trends: [gone, there],
        readVersions: [gone, there].map(({ id, updatedDate }) => ({ id, updatedDate })),
        filings: [{ itemId: idOf(1_001), trendId: idOf(1) }],
        decisions: [sampleDecision(1)],
        related: [{ a: idOf(1), b: idOf(2), strength: 0.5 }],
        lifecycleChanges: [{ trendId: idOf(1), atMs: NOON_MS, from: null, to: 'peak' }],
      }),
    )
    expect(await repository.listTrends(EVER)).toEqual([there])
    expect((await ingest.listItemsSeenSince(0)).map(({ trendId }) => trendId)).toEqual([null])
    expect(await repository.listMergeDecisions(idOf(1))).toEqual([])
  })

  it('never overwrites views and interactions', async () => {
    const { composition: repository, trendReader } = await fresh()
    await repository.saveComposition(composition({ trends: [sampleTrend(1, { views: 7 })] }))
    await trendReader.countEvent(idOf(1), 'view')
    await repository.saveComposition(composition({ trends: [sampleTrend(1, { views: 0, name: 'New name' })] }))
    const [trend] = await repository.listTrends(EVER)
    expect([trend?.views, trend?.name]).toEqual([8, 'New name'])
  })

  it('saves all of a composition or nothing', async () => {
    const { composition: repository, ingest } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 2))
    const halfway = composition({
      trends: [sampleTrend(1)],
      filings: [
        { itemId: idOf(1_001), trendId: idOf(1) },
        { itemId: idOf(1_002), trendId: idOf(77) },
      ],
    })
    await expect(repository.saveComposition(halfway)).rejects.toThrow(/foreign key|no trend has the id/)
    expect(await repository.listTrends(EVER)).toEqual([])
    expect((await ingest.listItemsSeenSince(0)).map((item) => item.trendId)).toEqual([null, null])
    await repository.saveComposition({ ...halfway, filings: halfway.filings.slice(0, 1) })
    expect(await repository.listTrends(EVER)).toHaveLength(1)
  })

  it('changes nothing when the same composition is saved again', async () => {
    const { composition: repository, ingest, trendReader } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 2))
    const whole = composition({
      trends: [sampleTrend(1), sampleTrend(2)],
      filings: [{ itemId: idOf(1_001), trendId: idOf(1) }],
      decisions: [sampleDecision(1)],
      related: [{ a: idOf(1), b: idOf(2), strength: 0.5 }],
      lifecycleChanges: [{ trendId: idOf(1), atMs: NOON_MS, from: 'rising', to: 'peak' }],
    })
    await repository.saveComposition(whole)
    const first = await trendReader.findActive(idOf(1))
    await repository.saveComposition(whole)
    expect(await trendReader.findActive(idOf(1))).toEqual(first)
    expect(await repository.listMergeDecisions(idOf(1))).toEqual([sampleDecision(1)])
  })

  it('replaces the edges that touch a written trend and leaves the others', async () => {
    const { composition: repository, trendReader } = await fresh()
    const edge = (a: number, b: number, strength: number) => ({ a: idOf(a), b: idOf(b), strength })
    await repository.saveComposition(
      composition({
        trends: [1, 2, 3, 4].map((n) => sampleTrend(n)),
        related: [edge(1, 2, 0.5), edge(2, 1, 0.6), edge(3, 4, 0.7), edge(1, 1, 1)],
      }),
    )
    await repository.saveComposition(composition({ trends: [sampleTrend(1)], related: [edge(3, 1, 0.4)] }))
    const related = async (n: number) =>
      (await trendReader.findActive(idOf(n)))?.related.map(({ id, strength }) => [id, strength])
    expect(await related(1)).toEqual([[idOf(3), 0.4]])
    expect(await related(2)).toEqual([])
    expect(await related(4)).toEqual([[idOf(3), 0.7]])
  })

  it('takes a merge back once: the item leaves the trend, the decision is marked, the story forgets it', async () => {
    const { composition: repository, ingest, trendReader } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 2))
    await repository.saveComposition(
      composition({
        trends: [sampleTrend(1)],
        filings: [1, 2].map((n) => ({ itemId: idOf(1_000 + n), trendId: idOf(1) })),
        decisions: [sampleDecision(1, { kind: 'founded', reason: null, similarity: null }), sampleDecision(2)],
      }),
    )
    const tries = await Promise.all([1, 2, 3].map(() => repository.undoMerge(idOf(5_002), NOON_MS + 5)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await repository.undoMerge(idOf(5_001), NOON_MS)).toBe(false)
    for (const id of [idOf(9_999), 'nonsense', '\0']) expect(await repository.undoMerge(id, NOON_MS)).toBe(false)
    const decisions = await repository.listMergeDecisions(idOf(1))
    expect(decisions.map(({ undoneAtMs }) => undoneAtMs)).toEqual([null, NOON_MS + 5])
    const detail = await trendReader.findActive(idOf(1))
    expect(detail?.evidence.map(({ id }) => id)).toEqual([idOf(1_001)])
    expect(detail?.timeline.some((event) => event.kind === 'merged')).toBe(false)
  })

  it('finds nothing to take back once the item lies under another trend', async () => {
    const { composition: repository, ingest } = await fresh()
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1))
    await repository.saveComposition(
      composition({
        trends: [sampleTrend(1), sampleTrend(2)],
        filings: [{ itemId: idOf(1_001), trendId: idOf(2) }],
        decisions: [sampleDecision(1)],
      }),
    )
    expect(await repository.undoMerge(idOf(5_001), NOON_MS)).toBe(false)
  })

  it('seeds an empty store once, whoever comes first', async () => {
    const { composition: repository } = await fresh()
    const seeds = [sampleTrend(1, { origin: 'starter' }), sampleTrend(2, { origin: 'starter' })]
    const counts = await Promise.all([1, 2, 3, 4, 5].map(() => repository.seedIfEmpty(seeds)))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 2])
    expect(await repository.seedIfEmpty([sampleTrend(3)])).toBe(0)
    expect(await repository.listTrends(EVER)).toHaveLength(2)
  })

  it('keeps hostile texts in every field that comes from outside', async () => {
    const { composition: repository, trendReader } = await fresh()
    const hostile = sampleTrend(1, {
      name: HOSTILE_TEXT,
      description: HOSTILE_TEXT,
      tags: [HOSTILE_TEXT],
      links: [{ title: HOSTILE_TEXT, url: HOSTILE_TEXT }],
      descriptionOrigin: { kind: 'source', label: HOSTILE_TEXT, url: null },
    })
    await repository.saveComposition(composition({ trends: [hostile] }))
    const [trend] = await trendReader.listActive()
    const readable = HOSTILE_TEXT.replaceAll('\0', '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    expect([trend?.name, trend?.description, trend?.tags[0]]).toEqual([readable, readable, readable])
  })
}
