import type { FollowedItem } from '../items/followed-item'
import { SOURCE_PROFILES } from '../items/source'
import { isPersonalPost, isTopic } from './story-item'

/** A headline of a story with who published it: an item's own, or that of a page a search lists beside it. */
export type StoryHeadline = Pick<
  FollowedItem,
  'source' | 'itemId' | 'title' | 'url' | 'references' | 'summary' | 'language' | 'publishedAtMs'
> & {
  readonly publisher: string | null
  readonly firstSeenAtMs: number
}

/**
 * Everything that tells what happened: items that are headlines, and the articles that searches and shared links name.
 * Topics and personal posts tell nothing themselves.
 */
export function storyHeadlines(items: readonly FollowedItem[]): StoryHeadline[] {
  const known = new Set<string>()
  const headlines: StoryHeadline[] = []
  const add = (headline: StoryHeadline): void => {
    const key = headline.url ?? headline.title
    if (known.has(key)) return
    known.add(key)
    headlines.push(headline)
  }
  for (const item of items) if (!isTopic(item) && !isPersonalPost(item)) add(item)
  for (const item of items) {
    if (SOURCE_PROFILES[item.source].kind !== 'search') continue
    const { itemId, firstSeenAtMs } = item
    for (const { title, url, publisher } of item.references) {
      const unknown = { references: [], summary: null, language: null, publishedAtMs: null }
      add({ source: 'feeds', itemId, title, url, publisher, firstSeenAtMs, ...unknown })
    }
  }
  return headlines
}
