import type { PageOnShow } from '@trendverse/application/ports/ingest'
import { isPublisherPage } from '@trendverse/domain/pages/publisher-page'
import { pageKey } from '@trendverse/domain/trends/items/canonical-url'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'

/** A few pages tell a story; one that everybody reports should not take all there is time for. */
const MAX_PAGES_PER_TREND = 5

/** Items of one trend that are looked at for pages. */
export const MAX_ITEMS_PER_TREND = 20

type ItemOfTrend = Pick<SourceItem, 'url' | 'sourceUrl' | 'references'> & { readonly storyId: string | null }

/**
 * The pages of publishers behind items, in the order of the items: each page once, five of a trend. The page of an item
 * at its source is not one.
 *
 * @param items Those of the strongest trend first, of each trend the strongest first.
 */
export function toPagesOnShow(items: readonly ItemOfTrend[], limit: number): PageOnShow[] {
  const pages: PageOnShow[] = []
  const taken = new Set<string>()
  const countOf = new Map<string, number>()
  for (const { storyId, url, sourceUrl, references } of items) {
    if (storyId === null) continue
    const ownKey = sourceUrl === null ? null : pageKey(sourceUrl)
    for (const address of [url, ...references.map((reference) => reference.url)]) {
      if (pages.length >= limit) return pages
      const count = countOf.get(storyId) ?? 0
      if (count >= MAX_PAGES_PER_TREND) break
      if (address === null || !isPublisherPage(address)) continue
      const key = pageKey(address)
      if (key === null || key === ownKey || taken.has(key)) continue
      taken.add(key)
      countOf.set(storyId, count + 1)
      pages.push({ url: address, trendId: storyId })
    }
  }
  return pages
}
