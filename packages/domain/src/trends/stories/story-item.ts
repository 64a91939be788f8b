import type { Uuid } from '../../primitives/uuid'
import { SOURCE_PROFILES, type SourceId, type SourceKind } from '../items/source'
import type { SourceItem } from '../items/source-item'
import { tokenizeTitle } from '../items/title-tokens'

/** What gathering items into stories needs to know of one. */
export type StoryItem = Pick<
  SourceItem,
  | 'source'
  | 'itemId'
  | 'title'
  | 'url'
  | 'sourceUrl'
  | 'summary'
  | 'references'
  | 'publisher'
  | 'language'
  | 'publishedAtMs'
> & {
  readonly id: Uuid
  readonly firstSeenAtMs: number
}

/** Sources that show things for what happens to them now, however long they have existed. */
const AGELESS: ReadonlySet<SourceId> = new Set(['wikipedia', 'github', 'product-hunt', 'youtube'])

/** The time an item speaks of: when it was published, as far as that is before we saw it; otherwise when we saw it. */
export function itemTimeMs({ source, publishedAtMs, firstSeenAtMs }: StoryItem): number {
  return publishedAtMs === null || AGELESS.has(source) ? firstSeenAtMs : Math.min(publishedAtMs, firstSeenAtMs)
}

/** "Sinners (2025 film)": what an encyclopedia puts in brackets tells namesakes apart and is no part of the name. */
const QUALIFIER = /\s+\([^()]*\)$/u
/** The same of a short name in any source: "Mercury (planet)". */
const QUALIFIED_NAME = /^(\S+(?: \S+){0,2})\s+\(\p{Ll}[^()]{2,20}\)$/u
/** "owner/some-name", alone: only the repository's own name says something. */
const REPOSITORY_OWNER = /^[\w.-]+\/(?=[\w.-]+$)/
/** "owner/name" where the name is one word, which has namesakes everywhere: `owner/mercury`. */
const BARE_REPOSITORY = /^[\w.-]+\/[a-z\d]+$/i

/** The title as a name: without the qualifier that tells namesakes apart, without the owner of a repository. */
export function plainTitle({ source, title }: Pick<SourceItem, 'source' | 'title'>): string {
  const isArticle = SOURCE_PROFILES[source].kind === 'encyclopedia'
  const name = isArticle ? title.replace(QUALIFIER, '') : (QUALIFIED_NAME.exec(title)?.[1] ?? title)
  return name.replace(REPOSITORY_OWNER, '').trim() || title
}

/** Whether a title is a repository called by one word: only its page says what it belongs to. */
export function isBareRepository(title: string): boolean {
  return BARE_REPOSITORY.test(title)
}

/** Longest title, in tokens, that names a thing ("Comet Harper") rather than tells a story about it. */
const MAX_TOPIC_TOKENS = 4
const NAMES_TOPICS: ReadonlySet<SourceKind> = new Set(['search', 'social', 'encyclopedia'])

/** Whether an item names a topic, as searches, articles and tags do, instead of telling what happened. */
export function isTopic(item: Pick<SourceItem, 'source' | 'title'>): boolean {
  if (!NAMES_TOPICS.has(SOURCE_PROFILES[item.source].kind)) return false
  return tokenizeTitle(plainTitle(item)).tokens.length <= MAX_TOPIC_TOKENS
}

/** A post in somebody's own words: evidence, but neither a name nor a description of the thing. */
export function isPersonalPost({ source, itemId }: Pick<SourceItem, 'source' | 'itemId'>): boolean {
  return source === 'mastodon' && itemId.startsWith('post:')
}
