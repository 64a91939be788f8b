import { isFrontPage, pageKey, partKey } from '@trendverse/domain/trends/items/canonical-url'

/** What an entry says of itself that may tell it from others, as written. */
export type EntryMarks = {
  /** guid, id or rdf:about; empty when it has none. */
  readonly guid: string
  /** Its page: absolute http or https, or null. */
  readonly url: string | null
  /** Its title, or its text where it has none. */
  readonly words: string
  /** When it was published; empty when it does not say. */
  readonly published: string
}

/**
 * Ids of the entries of one document, in their order. A guid is unique only inside its document, and not always there:
 * by itself it would take articles of two feeds, or of two days, for one. So an id is guid and page together. An entry
 * without a page of its own is known by its feed, its words and its date as well, and so are entries that guid and page
 * do not tell apart. Words and dates that change leave the id of an article with a page as it is.
 *
 * @param feedAddress Where the document was asked for.
 */
export function entryIds(entries: readonly EntryMarks[], feedAddress: string): string[] {
  const byPage = entries.map((entry) => idWithPage(entry) ?? idWithoutPage(entry, feedAddress))
  const byWords = apart(byPage, ({ words }) => words)
  return apart(byWords, ({ published }) => published)

  /** Ids that several entries share, each with something more of its entry; as they are where it is the same in all. */
  function apart(ids: readonly string[], more: (entry: EntryMarks) => string): string[] {
    const kinds = new Map<string, Set<string>>()
    for (const [index, entry] of entries.entries()) {
      const id = ids[index] ?? ''
      kinds.set(id, (kinds.get(id) ?? new Set()).add(more(entry)))
    }
    return entries.map((entry, index) => {
      const id = ids[index] ?? ''
      return kinds.get(id)?.size === 1 ? id : `${id} ${more(entry)}`
    })
  }
}

/** What a guid and a page are together; null where there is no page, or only the front page all others lead to as well. */
export function idWithPage({ guid, url }: Pick<EntryMarks, 'guid' | 'url'>): string | null {
  const key = url === null ? null : pageKey(url)
  if (url === null || key === null || isFrontPage(key)) return null
  const page = partKey(url)
  // Most guids are the address of the page, some with its version.
  if (guid === '' || [guid, guid.replace(VERSION, '')].some((address) => partKey(address) === page))
    return `https://${page}`
  return `${guidKey(guid)} ${page}`
}

/** Publishers who correct an article count up in its guid, or say when: `https://news.example/dam#3`, `…/dam?updated=…`. */
const VERSION = /#\d{1,3}$|[?&](?:v|ver|version|rev|revision|t|ts|time|updated|modified|lastmod|upd)=[\w.:+%-]*$/i

/** A guid for comparing: publishers who changed to https, or to another host, write its address in both spellings. */
function guidKey(guid: string): string {
  const [, number = '', site = ''] = OF_DRUPAL.exec(guid) ?? []
  const home = pageKey(site)
  return home === null ? (partKey(guid) ?? guid) : `${number} at ${home}`
}

/** `12 at https://news.example`: the number of an article and the site that counts it. */
const OF_DRUPAL = /^(\d+) at (https?:\/\/\S+)$/i

function idWithoutPage({ guid, words, published }: EntryMarks, feedAddress: string): string {
  return [guidKey(guid), pageKey(feedAddress) ?? feedAddress, published, words].filter((part) => part !== '').join(' ')
}
