import { parseDate } from '@trendverse/domain/primitives/parse-date'
import { httpLink } from '../text/http-link'
import { type FeedDocument, type FeedEntry, NotAFeed } from './feed-document'
import { type FeedText, NO_TEXT } from './feed-text'
import { salvageEntries } from './salvage-entries'
import {
  child,
  children,
  childText,
  childWithText,
  innerText,
  outermost,
  ownChildren,
  parseXml,
  type XmlElement,
} from './xml-tree'

/** Elements that hold a feed: Atom, RSS 0.9x and 2.0, RSS 1.0. */
const FEED_ELEMENTS = ['feed', 'rss', 'rdf', 'channel'] as const

/**
 * The entries of an RSS, RDF or Atom document, also of one wrapped into a page. A document that is not well-formed
 * is cut into its entries and each is read alone, so that one broken entry costs only itself.
 */
export function readXmlFeed(xml: string, address: string): FeedDocument {
  const { roots, errors } = parseLeniently(xml)
  const feed = outermost(roots, ...FEED_ELEMENTS)[0]
  const elements = outermost(roots, 'item', 'entry')
  if (feed === undefined && elements.length === 0) {
    throw new NotAFeed(errors.length > 0 ? 'the document is broken off or not XML' : 'the document is no feed')
  }
  const head = (feed === undefined ? null : (child(feed, 'channel') ?? feed)) ?? emptyElement
  const home = homeOf(head, address)
  const base = resolve(feed?.attributes['xml:base'], home)
  const language = childText(head, 'language') || (head.attributes['xml:lang'] ?? feed?.attributes['xml:lang'] ?? '')
  return {
    title: titleIn(head),
    home,
    language,
    entries: elements.map((element) => toEntry(element, base, language)),
    errors,
  }
}

function parseLeniently(xml: string): { roots: XmlElement[]; errors: string[] } {
  try {
    return { roots: parseXml(xml), errors: [] }
  } catch {
    return salvageEntries(xml)
  }
}

const emptyElement: XmlElement = { name: '', namespace: '', attributes: {}, children: [] }

/** The site a feed belongs to, which relative links start from. */
function homeOf(head: XmlElement, address: string): string {
  return resolve(linkOf(head), address)
}

function toEntry(element: XmlElement, feedBase: string, language: string): FeedEntry {
  const guid = child(element, 'guid')
  const id = childText(element, 'guid', 'id') || (element.attributes['rdf:about'] ?? '')
  // An RSS guid is the link itself unless it says otherwise.
  const permalink = guid !== null && guid.attributes.ispermalink !== 'false' ? innerText(guid).trim() : ''
  return {
    id,
    title: titleIn(element),
    summary: summaryIn(element),
    link: linkOf(element) || (httpLink(permalink) ?? httpLink(id) ?? ''),
    base: resolve(element.attributes['xml:base'], feedBase),
    published: dateIn(element, 'pubdate', 'published', 'date', 'issued', 'created', 'publicationdate'),
    updated: dateIn(element, 'updated', 'modified'),
    categories: subjectsOf(element).map((category) => category.attributes.term ?? innerText(category)),
    language: childText(element, 'language') || element.attributes['xml:lang'] || language,
    ...publisherOf(element),
  }
}

/** The first date that can be read, or what stands in the place of one. */
function dateIn(element: XmlElement, ...names: readonly string[]): string {
  const nearest = childText(element, ...names)
  if (nearest === '' || parseDate(nearest) !== null) return nearest
  const texts = names.flatMap((name) => children(element, name)).map((date) => innerText(date).trim())
  return texts.find((text) => parseDate(text) !== null) ?? nearest
}

/** RSS 1.0 has no categories of its own, and says what an entry is about in Dublin Core. */
function subjectsOf(element: XmlElement): XmlElement[] {
  const categories = ownChildren(element, 'category')
  return categories.length > 0 ? categories : children(element, 'subject')
}

function titleIn(element: XmlElement): FeedText {
  const title = childWithText(element, 'title')
  // An Atom title that does not say what it is, is words.
  return title === null ? NO_TEXT : { text: innerText(title).trim(), form: formOf(title, element, 'plain') }
}

function summaryIn(entry: XmlElement): FeedText {
  const summary = childWithText(wordsOf(entry), 'description', 'summary', 'encoded', 'content', 'subtitle')
  return summary === null ? NO_TEXT : { text: innerText(summary).trim(), form: formOf(summary, entry, 'unstated') }
}

const ATOM = /^a(?:tom|10)$|w3\.org\/2005\/atom|purl\.org\/atom\//i

/**
 * What the `type` of an Atom text says. XHTML has lost its elements by now, and is words. Nothing in RSS says what a text is.
 *
 * @param unsaid What an Atom text without a type is.
 */
function formOf(text: XmlElement, parent: XmlElement, unsaid: FeedText['form']): FeedText['form'] {
  const stated = (text.attributes.type ?? '').trim().toLowerCase()
  if (stated === 'html' || stated === 'text/html') return 'html'
  if (stated === 'text' || stated === 'text/plain' || stated.includes('xhtml')) return 'plain'
  const isAtom = ATOM.test(text.namespace) || (text.namespace === '' && /^(?:entry|feed)$/.test(parent.name))
  return isAtom ? unsaid : 'unstated'
}

/** The entry without its pictures and films, whose words are about them. */
function wordsOf(entry: XmlElement): XmlElement {
  const isMedia = (node: XmlElement | string): boolean =>
    typeof node !== 'string' && node.name === 'content' && (node.attributes.url ?? '') !== ''
  return { ...entry, children: entry.children.filter((node) => !isMedia(node)) }
}

/** RSS: the text of `source`. Atom: the title inside it. `dc:source` means something else (a work it is derived from). */
function publisherOf(entry: XmlElement): Pick<FeedEntry, 'publisher' | 'publisherHome'> {
  const source = children(entry, 'source').find(({ namespace }) => namespace === entry.namespace) ?? emptyElement
  const isAtom = child(source, 'title') !== null
  return {
    publisher: isAtom ? titleIn(source) : { text: innerText(source).trim(), form: 'unstated' },
    publisherHome: isAtom ? linkOf(source) || childText(source, 'id') : (source.attributes.url ?? ''),
  }
}

/**
 * RSS: the text of `link`. Atom: the alternate link, or any that is neither the feed itself nor an attachment. Services that count
 * clicks put their own there, and the page beside it.
 */
function linkOf(element: XmlElement): string {
  return (
    childText(element, 'origlink') ||
    (pageAmong(ownChildren(element, 'link')) ?? pageAmong(children(element, 'link')) ?? '')
  )
}

function pageAmong(links: readonly XmlElement[]): string | undefined {
  const alternates = links.filter(
    (link) => (link.attributes.rel ?? 'alternate') === 'alternate' && link.attributes.href,
  )
  const alternate = alternates.find(({ attributes }) => /html|^$/i.test(attributes.type ?? '')) ?? alternates[0]
  return links.map((link) => innerText(link).trim()).find((text) => text !== '') ?? alternate?.attributes.href?.trim()
}

function resolve(link: string | undefined, base: string): string {
  return httpLink(link, base) ?? base
}
