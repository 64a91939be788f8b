import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createStoryDeskHolder } from '@trendverse/application/stories/story-desk'
import { createMomentumModel } from '@trendverse/application/trends/create-momentum-model'
import { ingestAllSources } from '@trendverse/application/trends/ingest-all-sources'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { starterTrendWrites } from '@trendverse/starter-content/to-trend-write'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { sourceSettingsSchema } from '@trendverse/trend-sources/source-settings'
import { createTrendSourceGateway } from '../../apps/server/src/infrastructure/trend-source-gateway'
import { findSharedData } from '../trends/shared-data'
import { rowsOf } from './headline-rows'
import { moveDates } from './move-dates'
import { seededFractions } from './synthetic-stream'

/** A headline on a front page as it stood at one instant. */
type Placed = { readonly title: string; readonly publisher: string; readonly link: string }

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Recorded weeks of front pages by the language of their headlines. */
export const RECORDED_WEEKS = { en: 'headlines_2026-05-18_to_24.csv', sv: 'headlines_sv_2026-06-01_to_07.csv' } as const
export type RecordedWeek = keyof typeof RECORDED_WEEKS

/** The front pages of a week, by the instant they were read at. */
async function readFrontPages(folder: string, week: RecordedWeek): Promise<Map<number, Placed[]>> {
  const pages = new Map<number, Placed[]>()
  for await (const { row } of rowsOf(join(folder, 'days', RECORDED_WEEKS[week]), ['seen_at', 'title', 'publisher'])) {
    const atMs = Date.parse(row.get('seen_at') ?? '')
    const [, head = row.get('title') ?? '', end = ''] = / - /.test(row.get('title') ?? '')
      ? (/^(.*) - (.*)$/.exec(row.get('title') ?? '') ?? [])
      : []
    const stated = row.get('publisher') ?? ''
    // Where the list names no publisher, the title still ends with it, as news searches write them.
    const publisher = stated === '' ? end : stated
    const title = stated === '' ? head : (row.get('title') ?? '')
    const words = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 120)
    const site = publisher.toLowerCase().replace(/[^a-z0-9]+/g, '') || 'news'
    const page = pages.get(atMs) ?? []
    pages.set(atMs, [...page, { title, publisher, link: `https://${site}.example/${encodeURIComponent(words)}` }])
  }
  return pages
}

function feedOf(page: readonly Placed[]): string {
  const items = page.map(
    ({ title, publisher, link }) =>
      `<item><title>${escaped(title)}</title><link>${escaped(link)}</link><guid>${escaped(link)}</guid><source url="${escaped(new URL(link).origin)}">${escaped(publisher)}</source></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Front page</title><link>https://front.example/</link>${items.join('')}</channel></rss>`
}

/** Recorded replies by the beginning of the path they answer. */
const RECORDED: readonly (readonly [path: string, file: string])[] = [
  ['/trending/rss', 'google_trends/daily_rss_US_2024-06-20.xml'],
  ['/api/rest_v1/metrics/pageviews/top/', 'wikimedia/top_envelope_2026-08_trimmed.json'],
  ['/api/v1/search', 'hackernews/algolia_search_2026.json'],
  ['/api/v1/trends/tags', 'mastodon/trends_tags_bigbone.json'],
  ['/api/v1/trends/statuses', 'mastodon/trends_statuses_bigbone.json'],
  ['/api/v1/trends/links', 'mastodon/admin_trends_links_bigbone.json'],
  ['/xrpc/app.bsky.unspecced.getTrendingTopics', 'bluesky/getTrendingTopics_1_2026-08.json'],
  ['/search/repositories', 'github_search/search_repositories_pygithub_1.json'],
  ['/hottest.json', 'lobsters/hottest.json'],
  ['/r/', 'reddit/listing_2026_reddit_anthropic.json'],
]

const RECORDED_SOURCES: readonly SourceId[] = [
  'google-trends',
  'wikipedia',
  'hacker-news',
  'mastodon',
  'bluesky',
  'github',
  'lobsters',
  'reddit',
]

/** Answers as the sources did when they were recorded, and as the front page stood at the world's hour. */
async function startSources(
  folder: string,
  front: () => readonly Placed[],
  withRecorded: boolean,
  readRecorded: (path: string) => Buffer,
) {
  const feeds = readdirSync(join(folder, 'payloads/news_feeds'))
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? ''
    if (path === '/front.xml') {
      response.setHeader('content-type', 'application/rss+xml').end(feedOf(front()))
      return
    }
    const recordedFeed = withRecorded ? feeds.find((name) => path === `/feed/${name}`) : undefined
    const [, file] = withRecorded ? (RECORDED.find(([start]) => path.startsWith(start)) ?? []) : []
    if (recordedFeed !== undefined) response.end(readRecorded(join(folder, 'payloads/news_feeds', recordedFeed)))
    else if (file !== undefined) response.end(readRecorded(join(folder, 'payloads', file)))
    else response.writeHead(404).end()
  }
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, feeds, close: () => new Promise((closed) => server.close(closed)) }
}

/** What is served: the front pages of the week alone, the recorded replies alone, or both. */
export type RecordedParts = 'all' | 'days' | 'payloads'

/** The record as it stood at a moment of the week. */
export type RecordedMoment = {
  readonly nowMs: number
  readonly storage: ReturnType<typeof memoryStorage>
}

/**
 * Lives through the recorded week hour by hour, by a moved clock, with the code of production.
 *
 * @param visit Called after a quarter, half and the whole of the week; with the recorded replies alone, whose dates are moved to
 *   its beginning, after each of three readings.
 * @throws InputError where the recorded data is not there.
 */
export async function replayWeek(
  parts: RecordedParts,
  visit: (moment: RecordedMoment) => Promise<void>,
  week: RecordedWeek = 'en',
): Promise<void> {
  const folder = findSharedData()
  if (folder === null) throw new InputError('The recorded data is not here: name its folder in SHARED_DATA_DIR.')
  const pages = await readFrontPages(folder, week)
  const instants = [...pages.keys()].sort((a, b) => a - b)
  const world = { nowMs: instants[0] ?? 0 }
  /** The front page as it was read last. */
  const front = (): readonly Placed[] => pages.get(instants.findLast((atMs) => atMs <= world.nowMs) ?? 0) ?? []
  const startMs = world.nowMs
  // Beside the week they stand as they are: most are years older, and few of them are news.
  const readRecorded = (path: string): Buffer =>
    parts === 'payloads' ? Buffer.from(moveDates(readFileSync(path, 'latin1'), startMs), 'latin1') : readFileSync(path)
  const sources = await startSources(folder, front, parts !== 'days', readRecorded)
  const bases = [...RECORDED_SOURCES, 'feeds' as const].map((id) => [
    `SOURCE_BASE_${id.toUpperCase().replaceAll('-', '_')}`,
    sources.origin,
  ])
  const gateway = createTrendSourceGateway({
    env: Object.fromEntries(bases) as Record<string, string>,
    enabled: parts === 'days' ? ['feeds'] : [...RECORDED_SOURCES, 'feeds'],
    publicUrl: 'http://localhost',
    version: '0',
    nowMs: () => world.nowMs,
    settings: sourceSettingsSchema.parse({
      mastodonInstances: ['mastodon.example'],
      feedAddresses: [
        ...(parts === 'payloads' ? [] : ['https://front.example/front.xml']),
        ...(parts === 'days' ? [] : sources.feeds.map((name) => `https://feeds.example/feed/${name}`)),
      ],
    }),
  })
  const storage = memoryStorage()
  await storage.composition.seedIfEmpty(starterTrendWrites())
  const fraction = seededFractions(3)
  const ports = {
    ...storage,
    gateway,
    createModel: createMomentumModel,
    storyDesk: createStoryDeskHolder(),
    letOthersRun: () => Promise.resolve(),
    clock: { nowMs: () => world.nowMs },
    random: { bytes: (count: number) => Uint8Array.from({ length: count }, () => Math.floor(fraction() * 256)) },
    trendChanges: { trendsChanged: () => undefined },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  }
  const [first = 0, last = 0] = [instants[0], instants.at(-1)]
  const rounds = Math.floor((last - first) / HOUR_MS)
  // Replies that never change bring nothing new: what they show is live in its first hours.
  const visited = new Set(parts === 'payloads' ? [0, 1, 2] : [Math.floor(rounds / 4), Math.floor(rounds / 2), rounds])
  for (let round = 0; round <= rounds; round += 1) {
    world.nowMs = first + round * HOUR_MS
    await ingestAllSources(ports, { force: true })
    if (visited.has(round)) await visit({ nowMs: world.nowMs, storage })
  }
  await gateway.close()
  await sources.close()
}
