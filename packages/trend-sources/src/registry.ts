import type { SourceId } from '@trendverse/domain/trends/items/source'
import { source as arxiv } from './arxiv/source'
import { source as bluesky } from './bluesky/source'
import { source as feeds } from './feeds/source'
import { source as github } from './github/source'
import { source as googleTrends } from './google-trends/source'
import { source as hackerNews } from './hacker-news/source'
import { source as lobsters } from './lobsters/source'
import { source as mastodon } from './mastodon/source'
import { source as productHunt } from './product-hunt/source'
import { source as reddit } from './reddit/source'
import type { SourceDefinition } from './source-definition'
import { source as wikipedia } from './wikipedia/source'
import { source as youtube } from './youtube/source'

/** Every trend source, by id; the compiler asks for one for each line of `SOURCE_PROFILES`. */
export const SOURCES: Readonly<Record<SourceId, SourceDefinition>> = {
  'google-trends': googleTrends,
  wikipedia,
  'hacker-news': hackerNews,
  mastodon,
  bluesky,
  github,
  lobsters,
  arxiv,
  reddit,
  youtube,
  'product-hunt': productHunt,
  feeds,
}
