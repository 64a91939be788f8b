import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { startSampleSources } from '@trendverse/test-support/sample-sources'
import { SAMPLE_STORIES } from '@trendverse/test-support/sample-stories'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { mergeSightings } from '@trendverse/trend-sources/merge-sightings'
import { SOURCES } from '@trendverse/trend-sources/registry'
import type { SourceReply, SourceRequest } from '@trendverse/trend-sources/source-definition'
import { DEFAULT_SOURCE_SETTINGS } from '@trendverse/trend-sources/source-settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TrendSourceGateway } from '../ports/reading'
import { createStoryDeskHolder } from '../stories/story-desk'
import { createMomentumModel } from './create-momentum-model'
import { ingestAllSources } from './ingest-all-sources'
import { listCurrentTrends } from './list-current-trends'

const START_MS = Date.UTC(2026, 8, 1, 12)
const READ: readonly SourceId[] = [
  'google-trends',
  'wikipedia',
  'hacker-news',
  'mastodon',
  'bluesky',
  'lobsters',
  'github',
  'feeds',
]
const world = { nowMs: START_MS }
let sources: Awaited<ReturnType<typeof startSampleSources>>

beforeAll(async () => {
  sources = await startSampleSources({ nowMs: () => world.nowMs })
})
afterAll(() => sources.close())

/** The least of a gateway: asks the local server in place of each source, follows, parses. */
function sampleGateway(): TrendSourceGateway {
  const context = () => ({ nowMs: world.nowMs, settings: DEFAULT_SOURCE_SETTINGS })
  const ask = async (source: SourceId, request: SourceRequest): Promise<SourceReply> => {
    const { pathname, search } = new URL(request.address)
    const base = sources.env[`SOURCE_BASE_${source.toUpperCase().replaceAll('-', '_')}`] ?? ''
    const response = await fetch(`${base}${pathname}${search}`)
    const contentType = response.headers.get('content-type')
    return { request, body: new Uint8Array(await response.arrayBuffer()), contentType }
  }
  return {
    list: () => READ.map((source) => ({ source, intervalMs: HOUR_MS })),
    read: async (source) => {
      const definition = SOURCES[source]
      const items: SourceItem[] = []
      for (const request of definition.requests(context())) {
        const reply = await ask(source, request)
        const further = await Promise.all((definition.follow?.(reply) ?? []).map((next) => ask(source, next)))
        for (const one of [reply, ...further]) items.push(...definition.parse(one, context()).items)
      }
      return { kind: 'items', items: mergeSightings(items), itemErrors: [], validators: {} }
    },
  }
}

it('makes one trend of each story that several sources tell in their own way', async () => {
  const storage = memoryStorage()
  const ports = {
    ...storage,
    gateway: sampleGateway(),
    storyDesk: createStoryDeskHolder(),
    letOthersRun: async () => {},
    createModel: createMomentumModel,
    clock: { nowMs: () => world.nowMs },
    random: seededRandom(),
    trendChanges: { trendsChanged: () => {} },
    log: recordedLog(),
  }
  await ingestAllSources(ports)
  const first = (await storage.trends.listActive()).filter((trend) => trend.origin === 'live')
  expect(first.length).toBeGreaterThan(5)
  expect(first.filter((trend) => trend.sparkline.length < 2).map((trend) => trend.name)).toEqual([])
  for (let hour = 1; hour < 3; hour += 1) {
    world.nowMs = START_MS + hour * HOUR_MS
    await ingestAllSources(ports)
  }
  const { data } = await listCurrentTrends(
    { trends: storage.trends, settings: storage.settings },
    { sort: 'attention' },
  )
  expect(data.map((trend) => trend.name).sort()).toEqual(SAMPLE_STORIES.map((story) => story.topic).sort())
  expect(data.every((trend) => trend.sources.length >= 3)).toBe(true)
  expect(Object.fromEntries(data.map((trend) => [trend.name, trend.category]))).toMatchObject({
    'Comet Harper': 'Science',
    'Lantern Coast': 'Film & TV',
    'Meridian Cup': 'Sports',
    'Velvet Static': 'Music',
    'Glass Archipelago': 'Gaming',
    Quillscript: 'Technology',
    'Norrland treaty': 'News & Politics',
  })
  expect(data.filter((trend) => trend.featured).map((trend) => trend.id)).toEqual(
    data.slice(0, 3).map((trend) => trend.id),
  )
  const details = await Promise.all(data.map((trend) => storage.trends.findShown(trend.id)))
  const receipts = details.flatMap((detail) => detail?.evidence ?? [])
  expect(receipts.length).toBeGreaterThan(50)
  const arrivals = details.map((detail) => detail?.timeline.filter((event) => event.kind === 'first_seen') ?? [])
  expect(arrivals.every((events) => events.length >= 3)).toBe(true)
})
