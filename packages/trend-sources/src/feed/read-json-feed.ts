import { fieldAt, idAt, isRecord, textAt, textsAt } from '../body/read-json'
import { type FeedDocument, type FeedEntry, NotAFeed } from './feed-document'

/** The entries of a JSON Feed (jsonfeed.org, versions 1 and 1.1). */
export function readJsonFeed(value: unknown, address: string): FeedDocument {
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
  return { title: textAt(value, 'title') ?? '', home: base, language, entries, errors }
}

function toEntry(item: Readonly<Record<string, unknown>>, base: string, language: string): FeedEntry {
  return {
    id: idAt(item, 'id') ?? '',
    title: textAt(item, 'title') ?? '',
    summary: textAt(item, 'summary') ?? textAt(item, 'content_html') ?? textAt(item, 'content_text') ?? '',
    link: textAt(item, 'url') ?? textAt(item, 'external_url') ?? '',
    base,
    published: textAt(item, 'date_published') ?? textAt(item, 'date_modified') ?? '',
    categories: textsAt(item, 'tags'),
    language: textAt(item, 'language') ?? language,
    publisher: '',
    publisherHome: '',
  }
}
