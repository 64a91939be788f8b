import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { rememberItems, sampleQuestion, sampleRound } from './prediction-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const DAY = '2026-03-03'
const EVERYTHING = { seenFromMs: 0, recordFromMs: 0, limit: 100 }

/** What every PredictionRepository promises of rounds and where they come from. */
export function predictionRoundsSuite(fresh: () => Promise<StoragePorts>): void {
  it('finds items whose forecast is open, with their trends and the records of their sources', async () => {
    const storage = await fresh()
    await rememberItems(storage, [
      {},
      { brokeOut: true },
      { brokeOut: false },
      { brokeOut: false, resolvedAtMs: NOON_MS + 5 * DAY_MS },
      { source: 'lobsters', brokeOut: true },
    ])
    const found = await storage.predictions.findCandidates({ ...EVERYTHING, recordFromMs: NOON_MS + 2 * DAY_MS })
    expect(found).toEqual({
      candidates: [
        {
          source: 'hacker-news',
          itemId: 'item-1',
          forecastAtMs: NOON_MS,
          probability: 0.25,
          bar: 300,
          sightingId: idOf(1_001),
          title: 'Item 1',
          url: 'https://example.org/1',
          publishedAtMs: NOON_MS - HOUR_MS,
          firstSeenAtMs: NOON_MS,
          rank: 1,
          peak: 10,
          trend: {
            id: idOf(1),
            name: 'Trend 1',
            description: 'What people say about it.',
            tags: ['space', 'rings'],
            category: 'Technology',
            origin: 'live',
          },
        },
      ],
      records: [{ source: 'hacker-news', everResolved: 3, resolved: 1, brokeOut: 0 }],
    })
  })

  it('finds the page of a source itself before the page it lists', async () => {
    const storage = await fresh()
    await rememberItems(storage, [{ item: { sourceUrl: 'https://source.example/1' } }])
    const { candidates } = await storage.predictions.findCandidates(EVERYTHING)
    expect(candidates.map(({ url }) => url)).toEqual(['https://source.example/1'])
  })

  it('leaves out what has no bar, is too old, or belongs to no trend on show', async () => {
    const storage = await fresh()
    await rememberItems(storage, [
      { bar: null },
      { forecastAtMs: NOON_MS - 1 },
      { trend: { status: 'draft' } },
      { trend: { status: 'archived' } },
      {},
      {},
    ])
    await storage.trendEditor.remove(idOf(6), (trend) => trend)
    const { candidates } = await storage.predictions.findCandidates({ ...EVERYTHING, seenFromMs: NOON_MS })
    expect(candidates.map(({ itemId }) => itemId)).toEqual(['item-5'])
  })

  it('finds the latest first, and no more than are wanted', async () => {
    const storage = await fresh()
    await rememberItems(storage, [{}, { forecastAtMs: NOON_MS + HOUR_MS }, {}])
    const { candidates } = await storage.predictions.findCandidates({ ...EVERYTHING, limit: 2 })
    expect(candidates.map(({ itemId }) => itemId)).toEqual(['item-2', 'item-1'])
    expect(await (await fresh()).predictions.findCandidates(EVERYTHING)).toEqual({ candidates: [], records: [] })
  })

  it('gives rounds back as they were kept, the latest first', async () => {
    const { predictions } = await fresh()
    const round = sampleRound(DAY, 3, { url: null, rank: null, publishedAtMs: null, enginePercent: null })
    expect(await predictions.addRound(round)).toBe(true)
    await predictions.addRound(sampleRound('2026-03-05', 1))
    await predictions.addRound(sampleRound('2026-03-04', 1))
    const kept = { ...round, items: round.items.map((item) => ({ ...item, outcome: null })) }
    expect(await predictions.findRound(DAY)).toEqual(kept)
    expect((await predictions.listRounds(9)).map(({ day }) => day)).toEqual(['2026-03-05', '2026-03-04', DAY])
    expect((await predictions.listRounds(1)).map(({ day }) => day)).toEqual(['2026-03-05'])
    expect(await predictions.listRounds(0)).toEqual([])
    for (const day of ['', '2026-03-06', '\0', HOSTILE_TEXT]) expect(await predictions.findRound(day)).toBeNull()
  })

  it('keeps one of many rounds of a day that are added at once, whole', async () => {
    const { predictions } = await fresh()
    const rounds = Array.from({ length: 10 }, (_, n) => sampleRound(DAY, 10, { title: `Of round ${n}` }))
    const added = await Promise.all(rounds.map((round) => predictions.addRound(round)))
    expect(added.filter(Boolean)).toHaveLength(1)
    const titles = new Set((await predictions.findRound(DAY))?.items.map(({ title }) => title))
    expect([...titles]).toEqual([`Of round ${added.indexOf(true)}`])
    expect((await predictions.findRound(DAY))?.items).toHaveLength(10)
  })

  it('keeps whatever titles say', async () => {
    const { predictions } = await fresh()
    await predictions.addRound(sampleRound(DAY, 1, { title: HOSTILE_TEXT, trendName: HOSTILE_TEXT }))
    expect((await predictions.findRound(DAY))?.items[0]?.title).toContain(`drop table trends; -- \u202E 🪐`)
  })

  it('settles questions by the outcome that was recorded of this very forecast, once', async () => {
    const storage = await fresh()
    const { predictions } = storage
    await rememberItems(storage, [{ brokeOut: true }, { brokeOut: false }, {}, { brokeOut: true }])
    const round = sampleRound(DAY, 4)
    const earlier = sampleQuestion(4, { forecastAtMs: NOON_MS - DAY_MS })
    await predictions.addRound({ ...round, items: [...round.items.slice(0, 3), earlier] })
    expect(await predictions.settle()).toBe(2)
    const outcome = (brokeOut: boolean) => ({ brokeOut, peak: 7, resolvedAtMs: NOON_MS + DAY_MS })
    const settled = (await predictions.findRound(DAY))?.items.map((item) => item.outcome)
    expect(settled).toEqual([outcome(true), outcome(false), null, null])
    expect(await predictions.settle()).toBe(0)
    const judged = (brokeOut: boolean) => ({ enginePercent: 20, basePercent: 10, brokeOut })
    expect(await predictions.listJudgedItems(0)).toEqual([judged(true), judged(false)])
    expect(await predictions.listJudgedItems(NOON_MS + DAY_MS)).toHaveLength(2)
    expect(await predictions.listJudgedItems(NOON_MS + DAY_MS + 1)).toEqual([])
  })
}
