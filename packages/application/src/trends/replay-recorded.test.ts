import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { featureTrends } from '@trendverse/domain/trends/listing/feature-trends'
import { sortTrends } from '@trendverse/domain/trends/listing/trend-query'
import { starterTrendWrites } from '@trendverse/starter-content/to-trend-write'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { mergeSightings } from '@trendverse/trend-sources/merge-sightings'
import { SOURCES } from '@trendverse/trend-sources/registry'
import { DEFAULT_SOURCE_SETTINGS } from '@trendverse/trend-sources/source-settings'
import { expect, it } from 'vitest'
import type { TrendSourceGateway } from '../ports/reading'
import { createStoryDeskHolder } from '../stories/story-desk'
import { createMomentumModel } from './create-momentum-model'
import { ingestAllSources } from './ingest-all-sources'

const data = sharedDataDir('the replay of recorded replies through ingestion')
const START_MS = Date.UTC(2026, 8, 1, 12)

/** Which recordings stand for one reading of each source. */
const RECORDINGS: Readonly<Partial<Record<SourceId, readonly RegExp[]>>> = {
  'google-trends': [/^google_trends\/daily_rss_US_2024-06-20\.xml$/],
  wikipedia: [/^wikimedia\/(?:most_read|top_articles)/],
  'hacker-news': [/^hackernews\/algolia_search_2026\.json$/],
  mastodon: [/^mastodon\/(?:mastodon\.social_tag_tags|trends_|admin_trends_links)/],
  bluesky: [/^bluesky\//],
  lobsters: [/^lobsters\//],
  github: [/^github_search\/search_repositories_pygithub_1\.json$/],
  reddit: [/^reddit\/listing_2026/],
  youtube: [/^youtube\/videos_chart/],
  feeds: [/^news_feeds\//],
}

function recordedItems(folder: string, source: SourceId): SourceItem[] {
  const payloads = join(folder, 'payloads')
  const files = readdirSync(payloads, { recursive: true, encoding: 'utf8' }).sort()
  const chosen = files.filter((file) => RECORDINGS[source]?.some((pattern) => pattern.test(file)))
  const context = { nowMs: START_MS, settings: DEFAULT_SOURCE_SETTINGS }
  const definition = SOURCES[source]
  const address = definition.requests(context)[0]?.address ?? 'https://example.com/feed'
  return mergeSightings(
    chosen.flatMap((file) => {
      const body = readFileSync(join(payloads, file))
      return definition.parse({ request: { address, label: file }, body, contentType: null }, context).items
    }),
  )
}

/** Moves the times of a recording so that its newest item is of now: recordings are years old, readings are not. */
function asOfNow(items: readonly SourceItem[]): SourceItem[] {
  const newestMs = Math.max(...items.flatMap(({ publishedAtMs }) => publishedAtMs ?? []))
  return items.map((item) => ({
    ...item,
    publishedAtMs: item.publishedAtMs === null ? null : item.publishedAtMs + START_MS - newestMs,
  }))
}

/** Shows the recordings once an hour, counts growing a little, as the real sources do. */
function replayGateway(folder: string, hour: () => number): TrendSourceGateway {
  const sources = Object.keys(RECORDINGS) as SourceId[]
  const items = new Map(sources.map((source) => [source, asOfNow(recordedItems(folder, source))]))
  return {
    list: () => sources.map((source) => ({ source, intervalMs: HOUR_MS })),
    read: async (source) => ({
      kind: 'items',
      items: (items.get(source) ?? []).map((item) => ({
        ...item,
        metric: item.metric === null ? null : Math.round(item.metric * (1 + hour() / 10)),
      })),
      itemErrors: [],
      validators: {},
    }),
  }
}

it.runIf(data !== null)('turns recorded replies of all sources into named, categorised, merged trends', async () => {
  let hour = 0
  const storage = memoryStorage()
  await storage.composition.seedIfEmpty(starterTrendWrites())
  const ports = {
    ...storage,
    gateway: replayGateway(data ?? '', () => hour),
    storyDesk: createStoryDeskHolder(),
    letOthersRun: async () => {},
    createModel: createMomentumModel,
    clock: { nowMs: () => START_MS + hour * HOUR_MS },
    random: seededRandom(),
    trendChanges: { trendsChanged: () => {} },
    log: recordedLog(),
  }
  for (hour = 0; hour < 4; hour += 1) await ingestAllSources(ports)

  const all = featureTrends(await storage.trends.listActive(), { autoFeature: true })
  const live = sortTrends(all, 'attention').filter((trend) => trend.origin === 'live')
  const rows = live.map(
    (trend) =>
      `${trend.momentum.toFixed(2).padStart(6)} ${trend.lifecycle.padEnd(8)} ${trend.category.padEnd(16)} ${trend.name.slice(0, 60).padEnd(60)} ${trend.sources.join('+')}${trend.featured ? ' *' : ''}`,
  )
  process.stdout.write(`${[`${all.length} on show`, ...rows.slice(0, 25)].join('\n')}\n`)
  expect(live.length).toBeGreaterThan(40)
  const details = await Promise.all(live.map((trend) => storage.trends.findShown(trend.id)))
  expect(details.every((detail) => (detail?.evidence.length ?? 0) > 0)).toBe(true)
  expect(details.every((detail) => detail?.descriptionOrigin.kind === 'source' && detail.description.length > 20)).toBe(
    true,
  )
  expect(new Set(live.map((trend) => trend.category)).size).toBeGreaterThanOrEqual(6)
  expect(live.find((trend) => trend.name === 'Travis Scott')?.category).toBe('Music')
  expect(live.filter((trend) => /introduction|hola$/i.test(trend.name))).toEqual([])
  expect(all.filter((trend) => trend.origin === 'starter' && trend.featured)).toHaveLength(3)
})
