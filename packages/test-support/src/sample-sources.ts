import { DAY_MS, HOUR_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import {
  jsonReply,
  notFoundReply,
  type ReplayReply,
  type ReplayRoute,
  type RunningSources,
  startReplayServer,
  xmlReply,
} from './replay-server'
import { SAMPLE_STORIES, type SampleStory } from './sample-stories'

export type SampleSourcesOptions = {
  /** The instant replies are made for, milliseconds since 1970; the system's clock by default. */
  readonly nowMs?: () => number
}

/**
 * Plays all public sources with our own invented stories: the same story in several sources, dates relative to now,
 * counts that grow with time. Needs no data folder, so every journey can run everywhere.
 *
 * @example
 * let nowMs = Date.UTC(2026, 8, 1)
 * const sources = await startSampleSources({ nowMs: () => nowMs })
 */
export async function startSampleSources(options: SampleSourcesOptions = {}): Promise<RunningSources> {
  const nowMs = options.nowMs ?? Date.now
  const startedMs = nowMs()
  const sightings = () => SAMPLE_STORIES.map((story, index) => sightingOf(story, index, startedMs, nowMs()))
  const technical = () => sightings().filter(({ story }) => story.isTechnical)

  const routes: readonly ReplayRoute[] = [
    { source: 'google-trends', path: /^\/trending\/rss$/, reply: () => xmlReply(searchFeed(sightings())) },
    {
      source: 'wikipedia',
      path: /^\/api\/rest_v1\/metrics\/pageviews\/top\//,
      reply: () => jsonReply({ items: [{ project: 'en.wikipedia', articles: mostRead(sightings()) }] }),
    },
    { source: 'wikipedia', path: /^\/api\/rest_v1\/metrics\/pageviews\/per-article\//, reply: articleViews },
    { source: 'wikipedia', path: /^\/api\/rest_v1\/page\/summary\//, reply: articleSummary },
    {
      source: 'hacker-news',
      path: /^\/v0\/topstories\.json$/,
      reply: () => jsonReply(technical().map(({ id }) => id)),
    },
    {
      source: 'hacker-news',
      path: /^\/v0\/item\/\d+\.json$/,
      reply: ({ pathname }) => jsonReply(hackerNewsItem(technical().find(({ id }) => pathname.includes(`/${id}.`)))),
    },
    { source: 'mastodon', path: /^\/api\/v1\/trends\/tags$/, reply: () => jsonReply(sightings().map(mastodonTag)) },
    {
      source: 'mastodon',
      path: /^\/api\/v1\/trends\/links$/,
      reply: () => jsonReply(sightings().slice(0, 6).map(mastodonLink)),
    },
    { source: 'mastodon', path: /^\/api\/v1\/trends\/statuses$/, reply: () => jsonReply([]) },
    {
      source: 'bluesky',
      path: /^\/xrpc\/app\.bsky\.unspecced\.getTrends$/,
      reply: () => jsonReply({ trends: sightings().slice(0, 9).map(blueskyTrend) }),
    },
    {
      source: 'github',
      path: /^\/search\/repositories$/,
      reply: () => jsonReply({ items: technical().map(repository) }),
    },
    {
      source: 'lobsters',
      path: /^\/hottest\.json$/,
      reply: () => jsonReply(technical().slice(0, 3).map(lobstersStory)),
    },
    { source: 'arxiv', path: /^\/api\/query$/, reply: () => xmlReply(papers(technical())) },
    { source: 'reddit', path: /^\/r\/[^/]+\/hot(\.json)?$/, reply: () => notFoundReply },
    { source: 'youtube', path: /^\/youtube\/v3\/videos$/, reply: () => notFoundReply },
    { source: 'product-hunt', path: /^\/v2\/api\/graphql$/, reply: () => notFoundReply },
    { source: 'feeds', path: /^\//, reply: () => xmlReply(newsFeed(sightings())) },
  ]
  return startReplayServer(routes)
}

type Sighting = {
  readonly story: SampleStory
  readonly id: number
  /** 1 for an ordinary story at the start, growing with its heat. */
  readonly volume: number
  readonly beganMs: number
  readonly nowMs: number
}

function sightingOf(story: SampleStory, index: number, startedMs: number, nowMs: number): Sighting {
  const hours = Math.max(0, nowMs - startedMs) / HOUR_MS
  const volume = story.heat * (1 + (story.heat * hours) / 4) * (1 - index / 40)
  return { story, id: 41_000_001 + index, volume, beganMs: startedMs - story.ageHours * HOUR_MS, nowMs }
}

function searchFeed(sightings: readonly Sighting[]): string {
  const items = sightings.map(
    ({ story, volume, beganMs }) => `<item><title>${xmlText(story.topic)}</title>
<ht:approx_traffic>${Math.round(volume * 4_000).toLocaleString('en')}+</ht:approx_traffic>
<pubDate>${new Date(beganMs).toUTCString()}</pubDate>
<ht:news_item><ht:news_item_title>${xmlText(story.title)}</ht:news_item_title><ht:news_item_url>${xmlText(story.url)}</ht:news_item_url>
<ht:news_item_source>${xmlText(story.publisher)}</ht:news_item_source></ht:news_item></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:ht="https://trends.google.com/trending/rss" version="2.0"><channel>${items.join('')}</channel></rss>`
}

function mostRead(sightings: readonly Sighting[]): object[] {
  const articles = sightings.filter(({ story }) => story.hasArticle)
  return [
    { article: 'Main_Page', views: 5_000_000, rank: 1 },
    ...articles.map(({ story, volume }, index) => ({
      article: story.topic.replaceAll(' ', '_'),
      views: Math.round(volume * 30_000),
      rank: index + 2,
    })),
  ]
}

function articleSummary({ pathname }: URL): ReplayReply {
  const title = decodeURIComponent(pathname.split('/').at(-1) ?? '').replaceAll('_', ' ')
  const story = SAMPLE_STORIES.find(({ topic, hasArticle }) => hasArticle && topic === title)
  if (story === undefined) return notFoundReply
  return jsonReply({
    type: 'standard',
    title,
    content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}` } },
    description: story.about,
    extract: `${title}: ${story.about.charAt(0).toLowerCase()}${story.about.slice(1)}. ${story.title}.`,
  })
}

/** A quiet month that ends in a rise: the path ends in `/{title}/daily/{first day}/{last day}`. */
function articleViews({ pathname }: URL): ReplayReply {
  const [title = '', , start = '', end = ''] = pathname.split('/').slice(-4)
  const topic = decodeURIComponent(title).replaceAll('_', ' ')
  if (!SAMPLE_STORIES.some((story) => story.hasArticle && story.topic === topic)) return notFoundReply
  const dayOf = (text: string): number =>
    Date.parse(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}T00:00:00Z`) / DAY_MS
  const days = Math.min(31, dayOf(end) - dayOf(start) + 1)
  return jsonReply({
    items: Array.from({ length: Number.isInteger(days) ? Math.max(0, days) : 0 }, (_, index) => ({
      article: title,
      timestamp: `${new Date((dayOf(start) + index) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')}00`,
      views: 1_200 + 90 * ((index * 5) % 7) + (index === days - 1 ? 9_000 : 0),
    })),
  })
}

function hackerNewsItem(sighting: Sighting | undefined): object | null {
  if (sighting === undefined) return null
  const { story, id, volume, beganMs } = sighting
  const time = Math.floor(beganMs / SECOND_MS)
  return { by: 'sample', id, score: Math.round(volume * 60), time, title: story.title, type: 'story', url: story.url }
}

function history({ volume, nowMs }: Sighting): object[] {
  return [0, 1].map((daysAgo) => ({
    day: String(Math.floor((nowMs - daysAgo * DAY_MS) / DAY_MS) * (DAY_MS / SECOND_MS)),
    accounts: String(Math.round((volume * 50) / (1 + daysAgo * 4))),
    uses: String(Math.round((volume * 70) / (1 + daysAgo * 4))),
  }))
}

function mastodonTag(sighting: Sighting): object {
  const { tag } = sighting.story
  return { name: tag, url: `https://social.example/tags/${tag}`, history: history(sighting) }
}

function mastodonLink(sighting: Sighting): object {
  const { url, title, summary, publisher } = sighting.story
  return { url, title, description: summary, provider_name: publisher, history: history(sighting) }
}

function blueskyTrend({ story, id, volume, beganMs }: Sighting): object {
  return {
    topic: story.topic,
    displayName: story.topic,
    link: `/profile/trending.example/feed/${id}`,
    startedAt: new Date(beganMs).toISOString(),
    postCount: Math.round(volume * 300),
    category: story.category,
  }
}

function repository({ story, volume, beganMs }: Sighting): object {
  const name = story.topic.toLowerCase().replaceAll(' ', '-')
  return {
    full_name: `sample/${name}`,
    html_url: `https://github.com/sample/${name}`,
    description: `Tools around ${story.topic}`,
    created_at: new Date(beganMs - DAY_MS).toISOString(),
    stargazers_count: Math.round(volume * 90),
    language: 'TypeScript',
    topics: [name],
  }
}

function lobstersStory({ story, id, volume, beganMs }: Sighting): object {
  return {
    short_id: `s${id}`,
    created_at: new Date(beganMs).toISOString(),
    title: story.title,
    url: story.url,
    score: Math.round(volume * 9),
    comments_url: `https://lobste.rs/s/s${id}`,
    tags: ['science'],
  }
}

function papers(sightings: readonly Sighting[]): string {
  const entries = sightings.map(
    ({ story, id, beganMs }) => `<entry><id>http://arxiv.org/abs/2608.${String(id).slice(-5)}v1</id>
<published>${new Date(beganMs - DAY_MS).toISOString()}</published><title>A model of ${xmlText(story.topic)}</title>
<summary>${xmlText(story.summary)}</summary><link href="http://arxiv.org/abs/2608.${String(id).slice(-5)}v1" rel="alternate"/></entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>arXiv</title>${entries.join('')}</feed>`
}

function newsFeed(sightings: readonly Sighting[]): string {
  const items = sightings.map(
    ({ story, beganMs }) => `<item><title>${xmlText(story.title)}</title><link>${xmlText(story.url)}</link>
<guid>${xmlText(story.url)}</guid><description>${xmlText(story.summary)}</description>
<pubDate>${new Date(beganMs).toUTCString()}</pubDate></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Harbour Post</title><link>https://harbour.example/</link><language>en</language>${items.join('')}</channel></rss>`
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
