import { z } from 'zod'

const names = (maximum: number) => z.array(z.string().trim().min(1).max(200)).max(maximum).readonly()

/** What an operator can set about the sources. Everything has a default; keys are absent by default. */
export const sourceSettingsSchema = z.strictObject({
  /** Regions of Google Trends: ISO 3166 country codes, optionally with a subdivision (`US`, `US-NY`). */
  geos: z
    .array(z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/))
    .max(30)
    .readonly()
    .default(['US']),
  /** Wikipedia projects such as `en.wikipedia`. */
  wikipediaProjects: z
    .array(z.string().regex(/^[a-z-]{2,12}\.wikipedia$/))
    .max(10)
    .readonly()
    .default(['en.wikipedia']),
  /** Host names of Mastodon instances. */
  mastodonInstances: names(10).default(['mastodon.social', 'mstdn.social', 'mas.to']),
  /** arXiv categories such as `cs.AI`. */
  arxivCategories: names(20).default(['cs.AI', 'cs.CL', 'cs.CV', 'cs.LG']),
  /** Addresses of RSS, Atom or JSON feeds. */
  feedAddresses: z
    .array(z.url({ protocol: /^https?$/ }))
    .max(100)
    .readonly()
    .default([
      'https://feeds.bbci.co.uk/news/rss.xml',
      'https://feeds.bbci.co.uk/news/entertainment_and_arts/rss.xml',
      'https://feeds.bbci.co.uk/sport/rss.xml',
      'https://www.theguardian.com/world/rss',
      'https://www.theguardian.com/culture/rss',
      'https://feeds.npr.org/1001/rss.xml',
      'https://rss.nytimes.com/services/xml/rss/nyt/HomePage.xml',
      'https://www.theverge.com/rss/index.xml',
      'https://feeds.arstechnica.com/arstechnica/index',
    ]),
  /** Bearer token of Reddit's API. */
  redditAccessToken: z.string().min(1).nullable().default(null),
  /** Subreddits to read, without `r/`. */
  subreddits: names(20).default(['popular']),
  /** Key of the YouTube Data API. */
  youtubeApiKey: z.string().min(1).nullable().default(null),
  /** Regions of YouTube's chart: ISO 3166 country codes. */
  youtubeRegions: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(10)
    .readonly()
    .default(['US']),
  /** Developer token of Product Hunt. */
  productHuntToken: z.string().min(1).nullable().default(null),
})

export type SourceSettings = z.infer<typeof sourceSettingsSchema>

export const DEFAULT_SOURCE_SETTINGS: SourceSettings = sourceSettingsSchema.parse({})
