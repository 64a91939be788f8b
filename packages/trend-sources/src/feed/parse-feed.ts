import type { SourceId } from '@trendverse/domain/trends/items/source'
import { decodeBody, UnreadableBody } from '../body/decode-body'
import { fieldAt, idAt, isRecord, textAt, textOrNumberAt, textsAt } from '../body/read-json'
import { collectItems, type ItemDraft, MalformedItem } from '../item-draft'
import type { ParsedReply, SourceReply } from '../source-definition'
import { isCommentTitle } from '../text/boilerplate'
import { titleToText } from '../text/html-to-text'
import { httpLink } from '../text/http-link'
import { capText } from '../text/plain-text'
import { publisherName, withoutPublisher } from '../text/publisher-name'
import { readDate } from '../text/read-date'
import { type EntryMarks, entryIds } from './entry-ids'
import { type FeedDocument, type FeedEntry, NotAFeed } from './feed-document'
import { type FeedText, NO_TEXT, proseOf, titleOf } from './feed-text'
import { readXmlFeed } from './read-xml-feed'

/** A title made from the entry's text, where a feed gives no titles (microblogs), is at most this long. */
const MADE_TITLE_CHARACTERS = 120

/** The feed a reply holds, or one sentence that says why it holds none. */
export function readFeed(reply: SourceReply): { readonly feed: FeedDocument } | { readonly error: string } {
  const { label, address } = reply.request
  try {
    const text = decodeBody(reply.body, reply.contentType).trimStart()
    return {
      feed:
        text.startsWith('{') || text.startsWith('[') ? readJsonFeed(json(text), address) : readXmlFeed(text, address),
    }
  } catch (error) {
    const known = error instanceof NotAFeed || error instanceof UnreadableBody
    return { error: `${label}: ${known ? error.message : 'the feed cannot be read'}` }
  }
}

/**
 * Items of an RSS, RDF, Atom or JSON feed. The publisher is the one the entry names, otherwise the one in the feed's
 * title. Comments are left out; `adapt` may change or drop (null) the draft of any other entry, whose own id it is told.
 */
export function parseFeed(
  source: SourceId,
  reply: SourceReply,
  nowMs: number,
  adapt: (draft: ItemDraft, guid: string) => ItemDraft | null = (draft) => draft,
): ParsedReply {
  const { label, address } = reply.request
  const reading = readFeed(reply)
  if ('error' in reading) return { items: [], errors: [reading.error] }
  const { feed } = reading
  if (feed.entries.length === 0 && feed.errors.length === 0)
    return { items: [], errors: [`${label}: the feed lists nothing`] }
  const feedPublisher = publisherName(titleOf(feed.title), feed.home)
  const ids = entryIds(feed.entries.map(marksOf), address)
  const { items, errors } = collectItems(source, label, feed.entries, (entry, position) => {
    if (isCommentTitle(titleOf(entry.title))) return null
    const draft = toDraft(entry, feedPublisher, position, nowMs)
    return adapt({ ...draft, itemId: ids[position - 1] ?? '' }, entry.id)
  })
  return { items, errors: [...feed.errors.map((error) => `${label}: ${error}`), ...errors] }
}

function marksOf({ id, link, base, title, summary, published }: FeedEntry): EntryMarks {
  return { guid: id, url: httpLink(link, base), words: title.text || summary.text, published }
}

function toDraft(
  entry: FeedEntry,
  feedPublisher: string | null,
  position: number,
  nowMs: number,
): Omit<ItemDraft, 'itemId'> {
  const summary = proseOf(entry.summary)
  const entryPublisher = titleOf(entry.publisher) || null
  const publisher = publisherName(entryPublisher ?? '', entry.publisherHome) ?? feedPublisher
  const headline = withoutPublisher(withoutPublisher(titleOf(entry.title), entryPublisher), publisher)
  const title = headline || capText(summary, MADE_TITLE_CHARACTERS)
  if (title === '') throw new MalformedItem('it has neither a title nor a text')
  return {
    title,
    url: httpLink(entry.link, entry.base),
    summary,
    rank: position,
    publishedAtMs: readDate(entry.published, nowMs) ?? readDate(entry.updated, nowMs),
    tags: entry.categories.map((category) => titleToText(category)),
    language: entry.language,
    publisher,
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NotAFeed('the document is not valid JSON')
  }
}

/** The entries of a JSON Feed (jsonfeed.org, versions 1 and 1.1). */
function readJsonFeed(value: unknown, address: string): FeedDocument {
  const items = fieldAt(value, 'items')
  if (!isRecord(value) || !Array.isArray(items)) throw new NotAFeed('the document is JSON, but no JSON Feed')
  const base = textAt(value, 'home_page_url') ?? address
  const language = textAt(value, 'language') ?? ''
  const entries: FeedEntry[] = []
  const errors: string[] = []
  for (const [index, item] of items.entries()) {
    if (isRecord(item)) entries.push(toEntry(item, base, language))
    else errors.push(`entry ${index + 1} is no object`)
  }
  return { title: plain(textAt(value, 'title')), home: base, language, entries, errors }
}

function toEntry(item: Readonly<Record<string, unknown>>, base: string, language: string): FeedEntry {
  return {
    id: idAt(item, 'id') ?? '',
    title: plain(textAt(item, 'title')),
    summary: summaryOf(item),
    link: textAt(item, 'url') ?? textAt(item, 'external_url') ?? '',
    base,
    published: textOrNumberAt(item, 'date_published') ?? '',
    updated: textOrNumberAt(item, 'date_modified') ?? '',
    categories: textsAt(item, 'tags'),
    language: textAt(item, 'language') ?? language,
    publisher: NO_TEXT,
    publisherHome: '',
  }
}

function summaryOf(item: Readonly<Record<string, unknown>>): FeedText {
  const summary = textAt(item, 'summary')
  const html = textAt(item, 'content_html')
  return summary === null && html !== null
    ? { text: html, form: 'html' }
    : plain(summary ?? textAt(item, 'content_text'))
}

function plain(text: string | null): FeedText {
  return { text: text ?? '', form: 'plain' }
}
