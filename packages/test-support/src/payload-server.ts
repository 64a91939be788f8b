import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  jsonReply,
  notFoundReply,
  type ReplayReply,
  type ReplayRoute,
  type RunningSources,
  startReplayServer,
} from './replay-server'

/**
 * Plays the recorded replies of the public sources (`payloads` of the shared data folder) on the addresses the sources
 * are asked at: whatever day, region, instance or story is asked for, the recorded one is answered. Feeds come on every
 * path that belongs to no other source, in turn. Summaries of articles are in our own words. arXiv has no recording and
 * answers 404.
 *
 * @param dataDir The folder `sharedDataDir()` found.
 * @example
 * const sources = await startPayloadServer(dataDir)
 * const server = await startServer({ ...process.env, ...sources.env })
 */
export async function startPayloadServer(dataDir: string): Promise<RunningSources> {
  const payloads = join(dataDir, 'payloads')
  const read = (file: string) => readFileSync(join(payloads, file))
  const json = (file: string): ReplayReply => ({ contentType: 'application/json; charset=utf-8', body: read(file) })
  const xml = (file: string): ReplayReply => ({ contentType: 'application/xml', body: read(file) })
  const stories = recordedStories(payloads)
  const feeds = recordedFeeds(payloads)

  const routes: readonly ReplayRoute[] = [
    {
      source: 'google-trends',
      path: /^\/trending\/rss$/,
      reply: () => xml('google_trends/daily_rss_US_2024-06-20.xml'),
    },
    {
      source: 'wikipedia',
      path: /^\/api\/rest_v1\/metrics\/pageviews\/top\//,
      reply: (url) => mostRead(url, payloads),
    },
    {
      source: 'wikipedia',
      path: /^\/api\/rest_v1\/metrics\/pageviews\/per-article\//,
      reply: () => json('wikimedia/per_article_2026-08.json'),
    },
    { source: 'wikipedia', path: /^\/api\/rest_v1\/page\/summary\//, reply: articleSummary },
    {
      source: 'hacker-news',
      path: /^\/v0\/topstories\.json$/,
      reply: () => json('hackernews/firebase_topstories_2022-10-09.json'),
    },
    { source: 'hacker-news', path: /^\/v0\/item\/\d+\.json$/, reply: stories },
    { source: 'hacker-news', path: /^\/api\/v1\/search$/, reply: () => json('hackernews/algolia_search_2026.json') },
    {
      source: 'mastodon',
      path: /^\/api\/v1\/trends\/tags$/,
      reply: () => json('mastodon/mastodon.social_tag_tags.json'),
    },
    {
      source: 'mastodon',
      path: /^\/api\/v1\/trends\/statuses$/,
      reply: () => json('mastodon/trends_statuses_bigbone.json'),
    },
    {
      source: 'mastodon',
      path: /^\/api\/v1\/trends\/links$/,
      reply: () => json('mastodon/admin_trends_links_bigbone.json'),
    },
    // Only the older of Bluesky's two calls was recorded, so its place as a fallback is exercised as well.
    { source: 'bluesky', path: /^\/xrpc\/app\.bsky\.unspecced\.getTrends$/, reply: () => notFoundReply },
    {
      source: 'bluesky',
      path: /^\/xrpc\/app\.bsky\.unspecced\.getTrendingTopics$/,
      reply: () => json('bluesky/getTrendingTopics_1_2026-08.json'),
    },
    {
      source: 'github',
      path: /^\/search\/repositories$/,
      reply: () => json('github_search/search_repositories_hub4j_ratelimit.json'),
    },
    { source: 'lobsters', path: /^\/hottest\.json$/, reply: () => json('lobsters/hottest.json') },
    {
      source: 'reddit',
      path: /^\/r\/[^/]+\/hot(\.json)?$/,
      reply: () => json('reddit/listing_2026_reddit_anthropic.json'),
    },
    { source: 'youtube', path: /^\/youtube\/v3\/videos$/, reply: () => json('youtube/videos_chart_paged_1.json') },
    { source: 'arxiv', path: /^\/api\/query$/, reply: () => notFoundReply },
    { source: 'product-hunt', path: /^\/v2\/api\/graphql$/, reply: () => notFoundReply },
    { source: 'feeds', path: /^\//, reply: feeds },
  ]
  return startReplayServer(routes)
}

/** The recorded list in the documented envelope, with the day that was asked for. */
function mostRead(url: URL, payloads: string): ReplayReply {
  const [project, access, year, month, day] = url.pathname.split('/').slice(-5)
  const articles: unknown = JSON.parse(
    readFileSync(join(payloads, 'wikimedia/top_articles_2023-01_array.json'), 'utf8'),
  )
  return jsonReply({ items: [{ project, access, year, month, day, articles }] })
}

/** No summary was recorded: every article gets one in our own words. */
function articleSummary({ pathname }: URL): ReplayReply {
  const key = pathname.split('/').at(-1) ?? ''
  const title = decodeURIComponent(key).replaceAll('_', ' ')
  return jsonReply({
    type: 'standard',
    title,
    content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${key}` } },
    description: 'Subject of an article',
    extract: `${title} is the subject of an article that many people looked up that day.`,
  })
}

/**
 * The recorded story of an id; ids without one get one of the remaining recordings each (under the asked id, and
 * always the same), and `null`, as the API answers for removed stories, once all are used up.
 */
function recordedStories(payloads: string): (url: URL) => ReplayReply {
  const folder = join(payloads, 'hackernews')
  const files = readdirSync(folder).filter((name) => /^firebase_(item|old)_\d+\.json$/.test(name))
  const byId = new Map(
    files.map((name) => [/\d+/.exec(name)?.[0] ?? '', JSON.parse(readFileSync(join(folder, name), 'utf8')) as object]),
  )
  const spare = files.filter((name) => name.startsWith('firebase_old_')).map((name) => /\d+/.exec(name)?.[0] ?? '')
  return (url) => {
    const id = /(\d+)\.json$/.exec(url.pathname)?.[1] ?? ''
    if (!byId.has(id)) {
      const story = byId.get(spare.shift() ?? '')
      if (story !== undefined) byId.set(id, { ...story, id: Number(id) })
    }
    return jsonReply(byId.get(id) ?? null)
  }
}

/** One recorded news feed per path, in the order in which paths are first asked for. */
function recordedFeeds(payloads: string): (url: URL) => ReplayReply {
  const folder = join(payloads, 'news_feeds')
  const files = readdirSync(folder).sort()
  const byPath = new Map<string, string>()
  return (url) => {
    const file = byPath.get(url.pathname) ?? files[byPath.size % files.length] ?? ''
    byPath.set(url.pathname, file)
    const contentType = file.endsWith('.json') ? 'application/feed+json' : 'application/xml'
    return { contentType, body: readFileSync(join(folder, file)) }
  }
}
