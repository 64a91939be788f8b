import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import type { ForecastOutcomeKind } from '@trendverse/domain/trends/forecasts/forecast-row'
import { type KeptForecast, tallyForecasts } from '@trendverse/domain/trends/forecasts/forecast-tally'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { expect, it } from 'vitest'
import { AFTER_ALL_MS, all, file, graded, read } from './forecast-samples'
import { idOf, NOON_MS } from './samples'

/** What every ForecastRepository promises. */
export function forecastsSuite(fresh: () => Promise<StoragePorts>): void {
  it('records a row at first sight and one each time a stated chance first passes 30, 50 and 70%', async () => {
    const storage = await fresh()
    await read(storage, NOON_MS, [{ n: 1, chance: 0.2, rank: 7 }], [{ n: 1, probability: 0.2 }])
    await read(storage, NOON_MS + HOUR_MS, [{ n: 1, chance: 0.55 }])
    await read(storage, NOON_MS + 2 * HOUR_MS, [{ n: 1, chance: 0.35 }])
    await read(storage, NOON_MS + 3 * HOUR_MS, [{ n: 1, chance: 0.6 }])
    await read(storage, NOON_MS + 4 * HOUR_MS, [{ n: 1, chance: 1 }])
    const rows = await all(storage)
    expect(rows.map(({ moment, forecastAtMs, probability }) => [moment, forecastAtMs, probability])).toEqual([
      ['first_sight', NOON_MS, 0.2],
      ['passed_30', NOON_MS + HOUR_MS, 0.55],
      ['passed_50', NOON_MS + HOUR_MS, 0.55],
    ])
    for (const row of rows) expect(row).toMatchObject({ bar: 300, dueAtMs: NOON_MS + DAY_MS, sightingId: idOf(1_001) })
    expect(rows[0]).toMatchObject({ rank: 7 })
  })

  it('lists what is due, has reached its bar or has none, in parts that leave nothing out', async () => {
    const storage = await fresh()
    await read(
      storage,
      NOON_MS,
      [{ n: 1 }, { n: 2 }, { n: 3 }],
      [
        { n: 1, probability: 0.1 },
        { n: 2, probability: 0.1 },
        { n: 3, probability: 0.1, bar: null },
      ],
    )
    await read(storage, NOON_MS + HOUR_MS, [{ n: 2, metric: 300 }])
    const now = { nowMs: NOON_MS + DAY_MS - 1, after: null, limit: 10 }
    const early = await storage.forecasts.listUngraded(now)
    expect(early.map(({ itemId }) => itemId)).toEqual(['item-2', 'item-3'])
    const due = await storage.forecasts.listUngraded({ ...now, nowMs: NOON_MS + DAY_MS })
    expect(due).toHaveLength(3)
    const parts = []
    let [last] = await all(storage, 1)
    while (last !== undefined) {
      parts.push(last)
      const behind = await storage.forecasts.listUngraded({ nowMs: AFTER_ALL_MS, after: last, limit: 1 })
      last = behind[0]
    }
    expect(parts).toEqual(due)
  })

  it('keeps the first grade of a forecast, and counts what is new', async () => {
    const storage = await fresh()
    await read(
      storage,
      NOON_MS,
      [{ n: 1 }, { n: 2 }],
      [1, 2].map((n) => ({ n, probability: 0.1 })),
    )
    const rows = await all(storage)
    const [first, second] = rows.map((row) => graded(row, 'miss'))
    if (!first || !second) throw new Error('two forecasts were made')
    expect(await storage.forecasts.saveGrades([first])).toBe(1)
    expect(await storage.forecasts.saveGrades([{ ...first, outcome: 'hit' }, second])).toBe(1)
    expect(await storage.forecasts.saveGrades([{ ...second, itemId: 'nobody' }])).toBe(0)
    const outcomes = (await storage.forecasts.tally(0)).map(({ outcome, count }) => [outcome, count])
    expect(outcomes).toEqual([['miss', 2]])
    expect(await all(storage)).toEqual([])
  })

  it('remembers when each source was read', async () => {
    const storage = await fresh()
    for (const hours of [0, 1, 2]) await read(storage, NOON_MS + hours * HOUR_MS, [{ n: 1 }])
    await read(storage, NOON_MS, [{ n: 1 }], [], 'lobsters')
    const readings = await storage.forecasts.listReadings(NOON_MS + HOUR_MS)
    expect(Object.fromEntries(readings)).toEqual({ 'hacker-news': [NOON_MS + HOUR_MS, NOON_MS + 2 * HOUR_MS] })
  })

  it('notes once that a chance stands on the page of an active trend, and only if it is the stated one', async () => {
    const storage = await fresh()
    const ns = [1, 2, 3]
    await read(
      storage,
      NOON_MS,
      ns.map((n) => ({ n, chance: 0.25 })),
      ns.map((n) => ({ n, probability: 0.25 })),
    )
    expect(await storage.forecasts.markShown(NOON_MS)).toBe(0)
    await file(storage, [
      { n: 1, chance: 0.25 },
      { n: 2, chance: 0.125 },
      { n: 3, chance: 0.25, parts: { status: 'archived' } },
    ])
    expect(await storage.forecasts.markShown(NOON_MS + DAY_MS)).toBe(0)
    expect(await storage.forecasts.markShown(NOON_MS + 5)).toBe(1)
    expect(await storage.forecasts.markShown(NOON_MS + 6)).toBe(0)
    const shown = (await storage.forecasts.tally(0)).filter(({ isShown }) => isShown)
    expect(shown).toEqual([expect.objectContaining({ count: 1, rankGroup: 0 })])
  })

  it('counts every forecast made since an instant by source, moment, outcome, chance and rank', async () => {
    const storage = await fresh()
    const kept: KeptForecast[] = []
    const chances = [0, 0.1, 0.299, 0.3, 0.7, 0.95, 1]
    const ranks = [1, 3, 4, 10, 30, 31, null]
    for (const [source, hour] of [
      ['hacker-news', 0],
      ['lobsters', 1],
    ] as const) {
      await read(
        storage,
        NOON_MS + hour * HOUR_MS,
        chances.map((_, n) => ({ n: n + 1, rank: ranks[n] ?? null })),
        chances.map((probability, n) => ({ n: n + 1, probability })),
        source,
      )
    }
    const rows = await all(storage)
    const grades = rows.map((row, n) => graded(row, n % 2 ? 'hit' : 'miss')).slice(2)
    await storage.forecasts.saveGrades(grades)
    for (const [n, row] of rows.entries()) {
      kept.push({ ...row, outcome: n < 2 ? null : n % 2 ? 'hit' : 'miss', shownAtMs: null })
    }
    const byGroup = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
    const normal = (tallies: readonly object[]) => tallies.map((one) => ({ ...one })).sort(byGroup)
    expect(normal(await storage.forecasts.tally(0))).toEqual(normal(tallyForecasts(kept)))
    const late = kept.filter(({ source }) => source === 'lobsters')
    expect(normal(await storage.forecasts.tally(NOON_MS + 1))).toEqual(normal(tallyForecasts(late)))
  })

  it('says how many hours before their coming true forecasts were made', async () => {
    const storage = await fresh()
    const ns = [1, 2, 3, 4]
    await read(
      storage,
      NOON_MS,
      ns.map((n) => ({ n })),
      ns.map((n) => ({ n, probability: 0.2 })),
    )
    await read(storage, NOON_MS, [{ n: 1 }], [{ n: 1, probability: 0.2 }], 'lobsters')
    const rows = await all(storage)
    await storage.forecasts.saveGrades(
      rows.map((row, n) =>
        n === 3 ? graded(row, 'miss') : graded(row, 'hit', NOON_MS + (n === 4 ? 9 : n + 1) * HOUR_MS),
      ),
    )
    const leads = await storage.forecasts.listLeads(0)
    const of = (source: SourceId | null) => leads.find((lead) => lead.source === source)
    expect(leads).toHaveLength(3)
    expect(of('hacker-news')).toMatchObject({ count: 3, lowerQuartile: 1.5, median: 2, upperQuartile: 2.5 })
    expect(of('lobsters')).toMatchObject({ count: 1, median: 9, moment: 'first_sight' })
    expect(of(null)).toMatchObject({ count: 4, lowerQuartile: 1.75, median: 2.5, upperQuartile: 4.5 })
    expect(await storage.forecasts.listLeads(NOON_MS + 1)).toEqual([])
  })

  it('tells by name what was called and what came of it, of trends that are on show', async () => {
    const storage = await fresh()
    const ns = [1, 2, 3, 4, 5, 6, 7]
    await read(
      storage,
      NOON_MS,
      ns.map((n) => ({ n, chance: n === 5 ? 0.05 : 0.4 })),
      ns.map((n) => ({ n, probability: n === 5 ? 0.05 : 0.4 })),
    )
    await file(storage, [
      ...[1, 2, 5].map((n) => ({ n })),
      { n: 3, parts: { status: 'draft' } },
      { n: 4, parts: { status: 'archived', lifecycle: 'dormant' } },
      // by an administrator
      { n: 6, parts: { status: 'archived', lifecycle: 'rising' } },
      { n: 7, parts: { status: 'archived', lifecycle: 'dormant', mergedIntoId: idOf(1) } },
    ])
    const rows = await all(storage)
    const outcomes: Readonly<Record<string, ForecastOutcomeKind>> = {
      'item-1': 'hit',
      'item-2': 'miss',
      'item-3': 'hit',
      'item-5': 'hit',
    }
    await storage.forecasts.saveGrades(
      rows.flatMap((row) => {
        const outcome = outcomes[row.itemId]
        return outcome ? [graded(row, outcome, outcome === 'hit' ? NOON_MS + HOUR_MS : null)] : []
      }),
    )
    const query = { source: null, sinceMs: 0, limit: 10 }
    const titles = async (list: 'open' | 'hit' | 'miss' | 'surprise') =>
      (await storage.forecasts.listNamed({ ...query, list })).map(({ title }) => title)
    expect(await titles('open')).toEqual(['Item 4'])
    expect(await titles('miss')).toEqual(['Item 2'])
    expect(await titles('surprise')).toEqual(['Item 5'])
    const [hit, ...others] = await storage.forecasts.listNamed({ ...query, list: 'hit' })
    expect(others).toEqual([])
    expect(hit).toEqual({
      source: 'hacker-news',
      title: 'Item 1',
      url: 'https://example.org/1',
      trendId: idOf(1),
      trendName: 'Trend 1',
      bar: 300,
      dueAtMs: NOON_MS + DAY_MS,
      crossedAtMs: NOON_MS + HOUR_MS,
      said: [
        { moment: 'first_sight', atMs: NOON_MS, probability: 0.4, shownAtMs: null },
        { moment: 'passed_30', atMs: NOON_MS, probability: 0.4, shownAtMs: null },
      ],
    })
    expect(await storage.forecasts.listNamed({ ...query, list: 'hit', source: 'lobsters' })).toEqual([])
    expect(await storage.forecasts.listNamed({ ...query, list: 'hit', sinceMs: NOON_MS + 1 })).toEqual([])
    expect(await storage.forecasts.listNamed({ ...query, list: 'hit', limit: 0 })).toEqual([])
  })
}
