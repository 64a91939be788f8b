import type { RewindCase } from '@trendverse/domain/games/rewind-case'
import { NO_JOKES } from '@trendverse/domain/memes/built-in/trend-jokes'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { UNOBSERVED } from '@trendverse/domain/trends/followed-trend'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { gameLibrary } from '@trendverse/games/game-library'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMomentumModel } from '../trends/create-momentum-model'
import { ingestSource } from '../trends/ingest-source'
import { findRewindCases } from './rewind-cases'

const START_MS = Date.UTC(2026, 5, 1)
const HOURS = 240
/** New on the list each hour, and listed for so many hours. */
const NEW_AN_HOUR = 5
const LISTED_HOURS = 30

/** Counts grow for a day, and one thing in eight far beyond the rest; its first count hints at that. */
function itemsAt(hour: number): SourceItem[] {
  const oldest = Math.max(0, hour - LISTED_HOURS)
  return Array.from({ length: (hour - oldest + 1) * NEW_AN_HOUR }, (_, index) => {
    const number = oldest * NEW_AN_HOUR + index
    const bornHour = Math.floor(number / NEW_AN_HOUR)
    const isGreat = number % 8 === 3
    const share = 1 - 0.85 ** (hour - bornHour + 1)
    const peak = isGreat ? 400 + (number % 50) : 20 + (number % 60)
    return buildItem('hacker-news', `Pixel game jam ${number}`, {
      itemId: `item-${number}`,
      metric: Math.round(peak * share),
      rank: index + 1,
      publishedAtMs: START_MS + bornHour * HOUR_MS - 20 * 60_000,
    })
  })
}

/** A site that has read one source for ten days, by the very code that production reads with. */
async function grownSite() {
  const storage = memoryStorage()
  let nowMs = START_MS
  let hour = 0
  const ports = {
    gateway: {
      list: () => [],
      read: async () => ({ kind: 'items' as const, items: itemsAt(hour), itemErrors: [], validators: {} }),
    },
    ingest: storage.ingest,
    letOthersRun: async () => {},
    createModel: createMomentumModel,
    clock: { nowMs: () => nowMs },
    random: seededRandom(),
    log: recordedLog(),
  }
  for (; hour < HOURS; hour += 1) {
    nowMs = START_MS + hour * HOUR_MS
    await ingestSource(ports, { source: 'hacker-news', intervalMs: HOUR_MS, health: undefined })
  }
  const items = await storage.stories.listUnfiledItems(0)
  await storage.composition.saveComposition({
    trends: items.map((item, index) => ({
      ...UNOBSERVED,
      ...buildTrendRecord(index + 1, {
        id: item.id,
        name: item.title,
        category: 'Gaming',
        status: 'archived',
        lifecycle: 'dormant',
      }),
    })),
    filings: items.map(({ id }) => ({ itemId: id, storyId: id })),
    decisions: [],
    stories: null,
    related: [],
    lifecycleChanges: [],
    lives: [],
  })
  return { storage, nowMs }
}

const packOf = (cases: readonly RewindCase[]) =>
  gameLibrary.buildPack('trend-predictor', {
    day: '2026-06-11',
    trends: [],
    detailsOf: async () => [],
    jokesAbout: async () => NO_JOKES,
    questionsAbout: async () => [],
    earlier: async () => [],
    pastCases: async () => cases,
  })

describe('cases of the past', () => {
  let site: Awaited<ReturnType<typeof grownSite>>
  beforeAll(async () => {
    site = await grownSite()
  }, 60_000)

  it('are what the engine recorded, with the curve that was counted, and make a pack', async () => {
    const { storage, nowMs } = site
    const cases = await findRewindCases(storage.ingest, { nowMs, seed: '2026-06-11' })
    const breakouts = cases.filter(({ brokeOut }) => brokeOut)
    expect(cases.length - breakouts.length).toBe(40)
    expect(breakouts.length).toBeGreaterThan(20)
    for (const { brokeOut, bar, points, forecastAtMs, publishedAtMs, baseRate } of cases) {
      expect(Math.max(...points.map(({ count }) => count)) >= bar).toBe(brokeOut)
      expect(points[0]?.atMs).toBe(forecastAtMs)
      expect(publishedAtMs).toBeLessThan(forecastAtMs)
      expect(baseRate).toBeGreaterThan(0.05)
      expect(baseRate).toBeLessThan(0.3)
    }
    // Five hundred resolved outcomes take some days: what was forecast before is shown without the engine.
    const learnt = cases.filter(({ hadLearnt }) => hadLearnt)
    expect(learnt.length).toBeGreaterThan(0)
    expect(learnt.length).toBeLessThan(cases.length)
    const built = await packOf(cases)
    expect(built?.content).toMatchObject({ game: 'trend-predictor', edition: 'today' })
    const again = await findRewindCases(storage.ingest, { nowMs, seed: '2026-06-11' })
    expect(await packOf(again)).toEqual(built)
    const thinned = { hourlyBeforeMs: nowMs, dailyBeforeMs: 0 }
    await storage.ingest.thinObservations(thinned)
    const later = await findRewindCases(storage.ingest, { nowMs: nowMs + 7 * DAY_MS, seed: '2026-06-11' })
    expect(await packOf(later)).not.toBeNull()
  })

  it('are not there after sixty days, nor on a site without any', async () => {
    const { storage, nowMs } = site
    expect(await findRewindCases(storage.ingest, { nowMs: nowMs + 61 * DAY_MS, seed: '' })).toEqual([])
    expect(await findRewindCases(memoryStorage().ingest, { nowMs, seed: '' })).toEqual([])
  })
})
