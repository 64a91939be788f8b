import { articleKey, isFrontPage, pageKey } from '../items/canonical-url'
import { tokenizeTitle } from '../items/title-tokens'
import { isTopic, plainTitle, type StoryItem } from './story-item'

/** A page that this many items of one source share is a list, not a thing. */
const CROWDED_FROM = 3
/** Shortest run-together name that may stand for a topic; shorter ones collide by chance unless they are its very words. */
const MIN_JOINED_LENGTH = 5

/**
 * What makes two items the same thing whatever their words: `page:` the page they are or discuss, `article:` the one
 * encyclopedia article they are or link, `topic:` the very name of a topic, so that "World Cup" meets "#worldcup".
 */
export function identityKeys(item: Omit<StoryItem, 'id' | 'firstSeenAtMs'>): readonly string[] {
  const pages = [item.url, item.sourceUrl]
    .map((url) => (url === null ? null : pageKey(url)))
    .filter((key): key is string => key !== null && !isFrontPage(key))
  const keys = new Set(pages.map((page) => `page:${page}`))
  const article = articleOf(pages, item.references)
  if (article !== null) keys.add(`article:${article}`)
  const topic = isTopic(item) ? topicKey(plainTitle(item)) : null
  if (topic !== null) keys.add(topic)
  return [...keys]
}

/** Pages that are listed beside a topic, as a search engine lists the articles it is searched for: keys as above. */
export function linkedPageKeys(item: StoryItem): readonly string[] {
  if (!isTopic(item)) return []
  const pages = item.references.map(({ url }) => pageKey(url))
  return [...new Set(pages.filter((key): key is string => key !== null && !isFrontPage(key)))].map(
    (key) => `page:${key}`,
  )
}

/** The article an item is, or the only one it lists. */
function articleOf(pages: readonly string[], references: StoryItem['references']): string | null {
  const own = pages.map((page) => articleKey(`https://${page}`)).find((key) => key !== null)
  if (own !== undefined) return own
  const listed = new Set(references.map(({ url }) => articleKey(url)).filter((key): key is string => key !== null))
  const [only] = listed
  return listed.size === 1 && only !== undefined ? only : null
}

/** The key of a topic's name, or null when the name is made of generic words only ("introduction"). */
export function topicKey(name: string): string | null {
  const { telling, joined, sorted } = tokenizeTitle(name)
  if (telling.length === 0) return null
  return `topic:${joined.length >= MIN_JOINED_LENGTH ? joined : sorted}`
}

/** How many items of each source are known to have a key. */
export type KeyUse = { readonly key: string; readonly source: StoryItem['source']; readonly items: number }

/** Page keys that are lists: so many items of one source share them, counting what is known and what is new. */
export function crowdedKeys(
  items: readonly { readonly item: Pick<StoryItem, 'source'>; readonly keys: readonly string[] }[],
  known: readonly KeyUse[],
): ReadonlySet<string> {
  const uses = new Map<string, number>()
  const add = (key: string, source: string, count: number): void => {
    if (!key.startsWith('page:')) return
    const use = `${source} ${key}`
    uses.set(use, (uses.get(use) ?? 0) + count)
  }
  for (const { key, source, items: count } of known) add(key, source, count)
  for (const { item, keys } of items) for (const key of keys) add(key, item.source, 1)
  const crowded = [...uses].filter(([, count]) => count >= CROWDED_FROM)
  return new Set(crowded.map(([use]) => use.slice(use.indexOf(' ') + 1)))
}
