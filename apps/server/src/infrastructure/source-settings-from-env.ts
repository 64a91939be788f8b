import { type SourceSettings, sourceSettingsSchema } from '@trendverse/trend-sources/source-settings'

/** Variables that hold a list, parted by commas or spaces. */
const LISTS = {
  SOURCE_GEOS: 'geos',
  SOURCE_WIKIPEDIAS: 'wikipediaProjects',
  SOURCE_INSTANCES: 'mastodonInstances',
  SOURCE_ARXIV_CATEGORIES: 'arxivCategories',
  SOURCE_FEEDS: 'feedAddresses',
  SOURCE_SUBREDDITS: 'subreddits',
  SOURCE_YOUTUBE_REGIONS: 'youtubeRegions',
} as const satisfies Record<string, keyof SourceSettings>

/** Variables that hold a key. */
const KEYS = {
  REDDIT_ACCESS_TOKEN: 'redditAccessToken',
  YOUTUBE_API_KEY: 'youtubeApiKey',
  PRODUCT_HUNT_TOKEN: 'productHuntToken',
} as const satisfies Record<string, keyof SourceSettings>

/**
 * The source settings of an installation, from its environment; what is not set keeps its default. Throws with the
 * name of the variable when a value is not valid, never with the value: it may be a key.
 */
export function sourceSettingsFromEnv(env: Readonly<Record<string, string | undefined>>): SourceSettings {
  const given: Record<string, unknown> = {}
  for (const [variable, name] of Object.entries(LISTS)) {
    const text = env[variable]?.trim()
    if (text !== undefined && text !== '') given[name] = text.split(/[\s,]+/).filter((entry) => entry !== '')
  }
  for (const [variable, name] of Object.entries(KEYS)) {
    const text = env[variable]?.trim()
    if (text !== undefined && text !== '') given[name] = text
  }
  const parsed = sourceSettingsSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const variables = Object.entries({ ...LISTS, ...KEYS }).filter(([, name]) => wrong.has(name))
  throw new Error(`Not valid: ${variables.map(([variable]) => variable).join(', ')}`)
}
