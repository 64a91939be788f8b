import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { SourceReference } from '@trendverse/domain/trends/items/source-item'
import { decodeBody, UnreadableBody } from '../body/decode-body'
import { proseOf } from '../feed/feed-text'
import { salvageEntries } from '../feed/salvage-entries'
import { children, childText, outermost, parseXml, type XmlElement } from '../feed/xml-tree'
import { collectItems, type ItemDraft } from '../item-draft'
import type { ParsedReply, SourceDefinition, SourceReply } from '../source-definition'
import { countAtStart } from '../stated-history'
import { titleToText } from '../text/html-to-text'
import { readApproximateCount } from '../text/read-count'
import { readDate } from '../text/read-date'

/** The searches of the day per region, as the RSS feed of trends.google.com/trending lists them. */
export const source: SourceDefinition = {
  id: 'google-trends',
  intervalMs: 30 * MINUTE_MS,
  maxConcurrent: 2,
  requests: ({ settings }) =>
    settings.geos.map((geo) => ({
      address: `https://trends.google.com/trending/rss?geo=${geo}`,
      label: `Google Trends ${geo}`,
    })),
  parse: (reply, { nowMs }) => parseTrends(reply, nowMs),
}

function parseTrends(reply: SourceReply, nowMs: number): ParsedReply {
  const { label, address } = reply.request
  const reading = readElements(reply)
  const elements = outermost(reading.roots, 'item')
  if (elements.length === 0) {
    return { items: [], errors: [`${label}: ${reading.errors[0] ?? 'the feed lists nothing'}`] }
  }
  const geo = new URL(address).searchParams.get('geo')
  const { items, errors } = collectItems('google-trends', label, elements, (element, position) =>
    toDraft(element, position, geo, nowMs),
  )
  return { items, errors: [...reading.errors.map((error) => `${label}: ${error}`), ...errors] }
}

function readElements(reply: SourceReply): { roots: XmlElement[]; errors: string[] } {
  let xml: string
  try {
    xml = decodeBody(reply.body, reply.contentType)
  } catch (error) {
    return { roots: [], errors: [error instanceof UnreadableBody ? error.message : 'the reply cannot be read'] }
  }
  try {
    return { roots: parseXml(xml), errors: [] }
  } catch {
    return salvageEntries(xml)
  }
}

/** Elements are found by local name: the address behind the `ht:` prefix has changed over the years. */
function toDraft(element: XmlElement, position: number, geo: string | null, nowMs: number): ItemDraft {
  const title = titleToText(childText(element, 'title'))
  const news = children(element, 'news_item')
  const publishedAtMs = readDate(childText(element, 'pubdate'), nowMs)
  const snippet =
    news.map((item) => childText(item, 'news_item_snippet') || childText(item, 'news_item_title'))[0] ?? ''
  return {
    // The same words searched for in another region, or in other capitals, are the same search.
    itemId: title.toLocaleLowerCase('en'),
    title,
    sourceUrl: explorePage(title, geo),
    summary: proseOf({ text: childText(element, 'description') || snippet, form: 'unstated' }),
    metric: readApproximateCount(childText(element, 'approx_traffic')),
    rank: position,
    publishedAtMs,
    // the date is when people began to search for it
    history: countAtStart(publishedAtMs, 0),
    references: news.map(toReference),
  }
}

function explorePage(title: string, geo: string | null): string {
  const page = new URL('https://trends.google.com/trends/explore')
  page.searchParams.set('q', title)
  page.searchParams.set('date', 'now 1-d')
  if (geo !== null) page.searchParams.set('geo', geo)
  return page.href
}

function toReference(news: XmlElement): SourceReference {
  return {
    title: titleToText(childText(news, 'news_item_title')),
    url: childText(news, 'news_item_url'),
    publisher: titleToText(childText(news, 'news_item_source')),
  }
}
