import type { SourceId } from '@trendverse/domain/trends/source'
import { arxiv } from './arxiv/source'
import { bluesky } from './bluesky/source'
import { feeds } from './feeds/source'
import { github } from './github/source'
import { googleTrends } from './google-trends/source'
import { hackerNews } from './hacker-news/source'
import { lobsters } from './lobsters/source'
import { mastodon } from './mastodon/source'
import { productHunt } from './product-hunt/source'
import { reddit } from './reddit/source'
import type { SourceDefinition } from './source-definition'
import { wikipedia } from './wikipedia/source'
import { youtube } from './youtube/source'

/** Every trend source, by id. A new source is one folder and one line here. */
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
