import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import type { RecordedPart } from '@trendverse/domain/trends/items/recorded-instant'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { EVERY_ITEM_FOUNDING, LIVE_FOUNDING } from '@trendverse/domain/trends/stories/founding'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { TRENDS_UPDATED_AT_KEY } from '../settings/trends-updated-at'
import { createMomentumModel } from '../trends/create-momentum-model'
import type { HistoryFile } from './history-rounds'
import { type ImportHistoryInput, importHistory } from './import-history'

const BEGIN_MS = Date.UTC(2022, 2, 1, 12)
const SUBJECTS = ['Comet Harper', 'Velvet Anvil', 'Quartz Bridge', 'Lunar Tram', 'Paper Orchard', 'Copper Choir']

const post = (title: string, item: Partial<SourceItem>): SourceItem =>
  buildItem('reddit', title, { itemId: title, publishedAtMs: BEGIN_MS, ...item })

/** Hours of a list of posts: each subject begins two hours after the one before, is first for a while and leaves. */
function postsOf(hours: number): RecordedPart[] {
  return Array.from({ length: hours }, (_, hour): RecordedPart => {
    const listed = SUBJECTS.map((title, index) => ({ title, age: hour - 2 * index })).filter(
      ({ age }) => age >= 0 && age < 8,
    )
    const items = listed.map(({ title, age }, place) => post(title, { metric: 900 * (age + 1), rank: place + 1 }))
    return {
      kind: 'instant',
      observedAtMs: BEGIN_MS + hour * HOUR_MS,
      line: 2 + hour,
      rows: items.length,
      snapshots: [{ source: 'reddit', items }],
    }
  })
}

function fileOf(name: string, parts: readonly RecordedPart[]): HistoryFile {
  return {
    name,
    hash: `hash of ${name}`,
    async *read(after) {
      for (const part of parts) {
        const isNew =
          part.kind === 'problem' ? part.line > (after?.line ?? 0) : part.observedAtMs > (after?.throughMs ?? 0)
        if (isNew) yield part
      }
    },
  }
}

function setUp(storage = memoryStorage()) {
  const problems: string[] = []
  const ports = {
    ...storage,
    createModel: createMomentumModel,
    letOthersRun: async () => {},
    random: seededRandom(),
    log: recordedLog(),
  }
  const run = (files: readonly HistoryFile[], input: Partial<ImportHistoryInput> = {}) =>
    importHistory(ports, {
      files,
      founding: LIVE_FOUNDING,
      onProblem: (file, line, problem) => problems.push(`${file.name}:${line}: ${problem}`),
      onProgress: () => {},
      onPhase: () => {},
      assertAlone: async () => {},
      signal: new AbortController().signal,
      ...input,
    })
  const trends = async () =>
    (
      await storage.composition.listTrends({
        ids: (await storage.stories.load({ sinceMs: 0 })).stories.map(({ id }) => id),
      })
    )
      .filter(({ origin }) => origin === 'live')
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  return { storage, ports, problems, run, trends }
}

/** What the engine would say of the same listing one hour later: it tells what it has learnt. */
async function learnt({ storage }: ReturnType<typeof setUp>) {
  const model = createMomentumModel('reddit', (await storage.ingest.loadModel('reddit'))?.parts ?? null)
  const observations = SUBJECTS.map((title, place) => post(title, { metric: 9_000, rank: place + 1 }))
  return model.observe({ observedAtMs: BEGIN_MS + 30 * HOUR_MS, observations })
}

describe('importHistory', () => {
  it('founds trends in the past, dates what happens to them then, and lets them come to rest there', async () => {
    const { run, trends, storage } = setUp()
    const later: RecordedPart = {
      kind: 'instant',
      observedAtMs: BEGIN_MS + 5 * DAY_MS,
      line: 90,
      rows: 1,
      snapshots: [{ source: 'reddit', items: [buildItem('reddit', 'Silver Ferry', { metric: 9_000, rank: 1 })] }],
    }
    const outcome = await run([fileOf('posts.csv', [...postsOf(24), later])])
    expect(outcome).toMatchObject({
      rows: 49,
      problems: 0,
      founded: 6,
      isComplete: true,
      throughMs: later.observedAtMs,
    })
    const past = (await trends()).filter(({ name }) => SUBJECTS.includes(name))
    expect(past.map(({ name, status, lifecycle }) => [name, status, lifecycle])).toEqual(
      [...SUBJECTS].sort().map((name) => [name, 'archived', 'dormant']),
    )
    const first = past.find(({ name }) => name === 'Comet Harper')
    expect(Date.parse(first?.createdDate ?? '')).toBe(BEGIN_MS)
    expect(first?.lastEvidenceAtMs).toBe(BEGIN_MS + 7 * HOUR_MS)
    expect(await storage.settings.get(TRENDS_UPDATED_AT_KEY)).toBe(new Date(later.observedAtMs).toISOString())
  })

  it('goes on where it was called off, to the same end as in one go', async () => {
    const whole = setUp()
    await whole.run([fileOf('posts.csv', postsOf(24))])
    const parted = setUp()
    const calledOff = new AbortController()
    let rounds = 0
    const first = await parted.run([fileOf('posts.csv', postsOf(24))], {
      signal: calledOff.signal,
      onProgress: () => {
        rounds += 1
        if (rounds === 9) calledOff.abort()
      },
    })
    expect(first).toMatchObject({ isComplete: false, throughMs: BEGIN_MS + 8 * HOUR_MS })
    const second = await parted.run([fileOf('posts.csv', postsOf(24))])
    expect(second).toMatchObject({ isComplete: true, rows: 48 - first.rows })
    const told = async ({ trends }: typeof whole) =>
      (await trends()).map(({ name, momentum, createdDate, lastEvidenceAtMs }) => ({
        name,
        momentum,
        createdDate,
        lastEvidenceAtMs,
      }))
    expect(await told(parted)).toEqual(await told(whole))
    expect(await learnt(parted)).toEqual(await learnt(whole))
    expect(await parted.run([fileOf('posts.csv', postsOf(24))])).toMatchObject({
      rows: 0,
      isComplete: true,
      known: [{ name: 'posts.csv', throughMs: BEGIN_MS + 23 * HOUR_MS }],
    })
  })

  it('learns nothing twice from a round that was cut off before its position was kept', async () => {
    const whole = setUp()
    await whole.run([fileOf('posts.csv', postsOf(12))])
    const cut = setUp()
    const stored = cut.ports.settings
    let kept = 0
    const settings = {
      ...stored,
      setAll: async (values: Parameters<typeof stored.setAll>[0]) => {
        kept += 1
        if (kept === 6) throw new Error('the power went out')
        await stored.setAll(values)
      },
    }
    Object.assign(cut.ports, { settings })
    await expect(cut.run([fileOf('posts.csv', postsOf(12))])).rejects.toThrow('the power went out')
    await cut.run([fileOf('posts.csv', postsOf(12))])
    expect(await learnt(cut)).toEqual(await learnt(whole))
    expect((await cut.trends()).map(({ name }) => name)).toEqual((await whole.trends()).map(({ name }) => name))
  })

  it('goes through several files in order of time, and joins what they tell of one thing', async () => {
    const { run, trends } = setUp()
    const url = 'https://example.com/comet'
    const at = (hour: number, minutes: number, item: ReturnType<typeof buildItem>): RecordedPart => ({
      kind: 'instant',
      observedAtMs: BEGIN_MS + hour * HOUR_MS + minutes * 60_000,
      line: 2 + hour,
      rows: 1,
      snapshots: [{ source: item.source, items: [item] }],
    })
    const news = [0, 1, 2].map((hour) =>
      at(hour, 5, buildItem('feeds', 'A comet was seen', { itemId: 'a', url, publisher: 'Daily' })),
    )
    const links = [1, 2].map((hour) =>
      at(hour, 0, buildItem('hacker-news', 'A comet was seen', { itemId: 'b', url, metric: 3 })),
    )
    const outcome = await run([fileOf('links.csv', links), fileOf('news.csv', news)])
    expect(outcome).toMatchObject({ rows: 5, founded: 1 })
    expect(await trends()).toMatchObject([{ voices: 2 }])
  })

  it('refuses, with nothing changed, what lies before anything the installation has seen', async () => {
    const { run, storage, ports } = setUp()
    await run([fileOf('posts.csv', postsOf(24))])
    const before = await storage.ingest.loadModel('reddit')
    const older = fileOf('older.csv', postsOf(3))
    await expect(run([older])).rejects.toThrow(
      'This import would start at 2022-03-01, but this installation has seen trends up to 2022-03-02. Earlier days cannot be added.',
    )
    expect(await storage.ingest.loadModel('reddit')).toEqual(before)
    expect(await ports.settings.get('historyImport:hash of older.csv')).toBeUndefined()
  })

  it('grades what was forecast day by day, by the clock of the record, and says of none that a page showed it', async () => {
    const { run, storage, ports } = setUp()
    const counted = (hour: number, metric: number) =>
      Object.entries({ rises: metric, stays: 6 }).map(([itemId, count]) =>
        buildItem('lobsters', itemId, { itemId, metric: count, publishedAtMs: BEGIN_MS + hour * HOUR_MS }),
      )
    await storage.ingest.saveSnapshot({
      source: 'lobsters',
      observedAtMs: BEGIN_MS - HOUR_MS,
      sightings: counted(-1, 5).map((item) => ({ item, score: item, newId: item.id })),
      model: { basedOn: 0, written: {}, removed: [] },
      forecasts: ['rises', 'stays'].map((itemId) => {
        return { itemId, forecastAtMs: BEGIN_MS - HOUR_MS, probability: 0.2, bar: 100 }
      }),
      outcomes: [],
    })
    const graded: (readonly [hour: number, itemId: string, outcome: string])[] = []
    const { forecasts } = storage
    const saveGrades: typeof forecasts.saveGrades = async (grades) => {
      const hour = (((await storage.ingest.latestSightingMs()) ?? 0) - BEGIN_MS) / HOUR_MS
      for (const { itemId, outcome } of grades) if (outcome !== 'no_bar') graded.push([hour, itemId, outcome])
      return forecasts.saveGrades(grades)
    }
    const markShown = () => Promise.reject(new Error('nothing of a record stood on a page'))
    Object.assign(ports, { forecasts: { ...forecasts, saveGrades, markShown } })
    const list = Array.from({ length: 40 }, (_, hour): RecordedPart => {
      const snapshots = [{ source: 'lobsters' as const, items: counted(hour, 5 + 20 * hour) }]
      return { kind: 'instant', observedAtMs: BEGIN_MS + hour * HOUR_MS, line: 2 + hour, rows: 2, snapshots }
    })
    await run([fileOf('list.csv', list)])
    // the days of the record begin at its twelfth hour
    expect(graded).toEqual([
      [12, 'rises', 'hit'],
      [36, 'stays', 'miss'],
    ])
  })

  it('grades what the last hours before the end decide, also where it is called off', async () => {
    const { run, storage } = setUp()
    const calledOff = new AbortController()
    const ungraded = () => storage.forecasts.listUngraded({ nowMs: BEGIN_MS + 11 * HOUR_MS, after: null, limit: 9 })
    await run([fileOf('posts.csv', postsOf(11))], {
      signal: calledOff.signal,
      onProgress: ({ throughMs }) => void (throughMs === BEGIN_MS + 5 * HOUR_MS && calledOff.abort()),
    })
    expect(await ungraded()).toEqual([])
    await run([fileOf('posts.csv', postsOf(11))])
    expect(await ungraded()).toEqual([])
    expect(await storage.forecasts.tally(0)).not.toEqual([])
  })

  it('tells how many lines are kept, not how many were read ahead, and when the grading begins', async () => {
    const told: string[] = []
    const input = {
      onProgress: ({ lines }: { readonly lines: number }) => void told.push(`${lines}`),
      onPhase: (phase: string) => void told.push(phase),
    }
    const { run } = setUp()
    const other = fileOf('other.csv', postsOf(1))
    await run([fileOf('posts.csv', postsOf(3))], input)
    expect(told).toEqual(['2', '3', '4', 'grading'])
    told.length = 0
    await run([fileOf('posts.csv', postsOf(3)), other], input).catch(() => undefined)
    expect(told.every((line) => line !== '2')).toBe(true)
  })

  it('asks before each round whether it is alone', async () => {
    let asked = 0
    const { run, storage } = setUp()
    const assertAlone = async () => {
      asked += 1
      if (asked === 3) throw new Error('a server has started')
    }
    await expect(run([fileOf('posts.csv', postsOf(24))], { assertAlone })).rejects.toThrow('a server has started')
    expect(await storage.ingest.latestSightingMs()).toBe(BEGIN_MS + HOUR_MS)
  })

  it('tells bad rows of every file, counts them, and is not done with a file that has nothing else', async () => {
    const { run, problems } = setUp()
    const bad: RecordedPart = { kind: 'problem', line: 3, problem: 'it has no title' }
    const outcome = await run([fileOf('bad.csv', [bad]), fileOf('posts.csv', [bad, ...postsOf(2)])])
    expect(outcome).toMatchObject({ problems: 2, rows: 2, known: [] })
    expect(problems).toEqual(['bad.csv:3: it has no title', 'posts.csv:3: it has no title'])
    expect((await run([fileOf('bad.csv', [bad]), fileOf('posts.csv', postsOf(2))])).known).toMatchObject([
      { name: 'posts.csv' },
    ])
  })

  it('remembers every entry where that is asked for, also those too small for the list', async () => {
    const list = Array.from({ length: 3 }, (_, hour): RecordedPart => {
      const items = SUBJECTS.map((title, place) => post(title, { metric: 2, rank: place + 1 }))
      return {
        kind: 'instant',
        observedAtMs: BEGIN_MS + hour * HOUR_MS,
        line: 2,
        rows: 6,
        snapshots: [{ source: 'reddit', items }],
      }
    })
    expect(await setUp().run([fileOf('small.csv', list)])).toMatchObject({ founded: 0 })
    const every = setUp()
    expect(await every.run([fileOf('small.csv', list)], { founding: EVERY_ITEM_FOUNDING })).toMatchObject({
      founded: 6,
    })
  })
  it('gives everything it remembers a star, also what never finds room on the list', async () => {
    const items = Array.from({ length: 320 }, (_, n) => post(`Subject${n} matter${n}`, { metric: 2, rank: n + 1 }))
    const list: RecordedPart = {
      kind: 'instant',
      observedAtMs: BEGIN_MS,
      line: 2,
      rows: items.length,
      snapshots: [{ source: 'reddit', items }],
    }
    const { run, storage } = setUp()
    const { founded } = await run([fileOf('long.csv', [list])], { founding: EVERY_ITEM_FOUNDING })
    expect(founded).toBe(320)
    expect((await storage.trends.listActive()).length).toBeLessThan(founded)
    expect((await storage.trendLives.listStars()).numbers).toHaveLength(founded)
  })
})
