import type { RawPageHead } from '@trendverse/domain/pages/page-head'
import { joinHalves } from '@trendverse/trend-sources/body/join-halves'
import { fieldAt, isRecord, textAt, textOrNumberAt } from '@trendverse/trend-sources/body/read-json'
import { titleToText } from '@trendverse/trend-sources/text/html-to-text'
import { httpLink } from '@trendverse/trend-sources/text/http-link'
import { readDate } from '@trendverse/trend-sources/text/read-date'
import { createHeadScanner, type HeadElement } from './scan-head'

/** Texts a page head is made of; whatever else a page states is not kept. */
const TEXTS = new Set([
  'og:title',
  'twitter:title',
  'og:description',
  'description',
  'twitter:description',
  'og:site_name',
  'application-name',
  'og:locale',
])
/** Dates of publication, the most reliable first. */
const DATES = (
  'article:published_time og:published_time datepublished parsely-pub-date sailthru.date pubdate publishdate publish-date ' +
  'dcterms.issued dc.date.issued dcterms.created dc.date.created dcterms.date dc.date date'
).split(' ')
const ADDRESS = 'og:url'
const KEPT = new Set([...TEXTS, ...DATES, ADDRESS])

/** Longer values are cut before they are looked at: no field keeps more than 600 characters. */
const MAX_VALUE_LENGTH = 2_000
/** Blocks of JSON-LD in a head, and things each describes: breadcrumbs, logos and authors, too. */
const MAX_STRUCTURED_BLOCKS = 20
const MAX_STRUCTURED_NODES = 50

/**
 * What the head of an HTML document states, markup removed, or null when the document is none.
 *
 * @param html The document or its start.
 * @param url The address it was read from, after redirects.
 */
export function extractHead(html: string, url: string, nowMs: number): RawPageHead | null {
  if (!html.trimStart().startsWith('<')) return null
  const meta = new Map<string, string>()
  const blocks: string[] = []
  let title: string | null = null
  let language: string | null = null
  let canonical: string | null = null

  const note = ({ name, attributes, text }: HeadElement): void => {
    if (name === 'meta') {
      const key = (attributes.property ?? attributes.name ?? attributes.itemprop ?? '').trim().toLowerCase()
      const value = cut(attributes.content ?? '')
      if (KEPT.has(key) && !meta.has(key) && value.trim() !== '') meta.set(key, value)
    } else if (name === 'title') {
      title ??= cut(text)
    } else if (name === 'html') {
      language ??= attributes.lang ?? null
    } else if (name === 'link') {
      if (attributes.rel?.trim().toLowerCase() === 'canonical') canonical ??= attributes.href ?? null
    } else if (name === 'script') {
      if (blocks.length < MAX_STRUCTURED_BLOCKS) blocks.push(text)
    }
  }
  createHeadScanner(note).write(joinHalves(html))

  const structured = blocks.flatMap(nodesOf)
  const datesOfNodes = structured.map((node) => textOrNumberAt(node, 'datePublished'))
  const dates = [...DATES.map((name) => meta.get(name) ?? null), ...datesOfNodes].map((text) => readDate(text, nowMs))
  return {
    url,
    title: title === null ? null : titleToText(title),
    language,
    canonicalUrls: [canonical, meta.get(ADDRESS)].flatMap((address) => httpLink(address, url) ?? []),
    meta: new Map([...meta].filter(([name]) => TEXTS.has(name)).map(([name, text]) => [name, titleToText(text)])),
    publisher: structured.map(publisherOf).find((name) => name !== null) ?? null,
    publishedAtMs: dates.find((atMs) => atMs !== null) ?? null,
  }
}

const cut = (text: string): string => text.slice(0, MAX_VALUE_LENGTH)

/** Comment and CDATA marks that some pages wrap a script in, to hide it from old browsers. */
const OPENING = /^(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)(?:\s*\*\/)?/
const CLOSING = /(?:(?:\/\/|\/\*)?\s*(?:\]\]>|-->)(?:\s*\*\/)?|;)$/
/** A closing is no longer; only so much of a block is searched for it, however many blanks that holds. */
const CLOSING_CHARACTERS = 20

/** JSON as it was meant: many write line breaks into its texts, which it does not allow. */
function unwrapped(block: string): string {
  const text = block.trim()
  const end = Math.max(0, text.length - CLOSING_CHARACTERS)
  const json = text.slice(0, end) + text.slice(end).replace(CLOSING, '')
  return json.replace(OPENING, '').replace(/\p{Cc}/gu, ' ')
}

/** The things a block of JSON-LD describes; what cannot be read describes nothing. */
function nodesOf(block: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(unwrapped(block))
  } catch {
    return []
  }
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value]
  const within = listed.flatMap((node): readonly unknown[] => {
    const graph = fieldAt(node, '@graph')
    return Array.isArray(graph) ? graph : [fieldAt(node, 'mainEntity')]
  })
  return [...listed.slice(0, MAX_STRUCTURED_NODES), ...within.slice(0, MAX_STRUCTURED_NODES)].filter(isRecord)
}

function publisherOf(node: unknown): string | null {
  const publisher = fieldAt(node, 'publisher')
  const named: unknown = Array.isArray(publisher) ? publisher[0] : publisher
  const name = textAt(named, 'name')
  return name === null ? null : titleToText(cut(name)) || null
}
