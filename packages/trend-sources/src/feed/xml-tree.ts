import { decodeHTML, decodeXML } from 'entities'
import { XMLParser } from 'fast-xml-parser'
import { joinHalves } from '../body/join-halves'

/** An XML element. Names are local and lower case: publishers change prefixes and namespace addresses at will. */
export type XmlElement = {
  readonly name: string
  /** The address declared for its prefix, the prefix itself where none is; for comparing with others of the document. */
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

/** Deepest nesting read; real feeds stay below 20, and XHTML content below 100. */
const MAX_DEPTH = 200

/**
 * Entities are not the XML parser's business here: those of a DOCTYPE are never expanded (so an entity bomb is only
 * text), the standard ones and HTML's are decoded afterwards, which also saves feeds that use `&nbsp;` undeclared.
 */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  cdataPropName: '#cdata',
  ignoreDeclaration: true,
  ignorePiTags: true,
  allowBooleanAttributes: true,
  maxNestedTags: MAX_DEPTH,
  jPath: false,
})

/** The top elements of an XML document. Throws on a document that is not well-formed enough to be read. */
export function parseXml(xml: string): XmlElement[] {
  const nodes: unknown = parser.parse(joinHalves(xml))
  return childrenOf(nodes, {}).filter((node) => typeof node !== 'string')
}

/**
 * Child elements with a local name. Those of the element's own namespace come first, whatever their place: what another
 * vocabulary calls `title` may be that of a picture.
 */
export function children(element: XmlElement, name: string): XmlElement[] {
  const found = element.children.filter((node): node is XmlElement => typeof node !== 'string' && node.name === name)
  return found.length < 2 ? found : found.sort((a, b) => distance(a, element) - distance(b, element))
}

/** The same of the element's own namespace; of others only where it has none. */
export function ownChildren(element: XmlElement, name: string): XmlElement[] {
  const found = children(element, name)
  const own = found.filter(({ namespace }) => namespace === element.namespace)
  return own.length > 0 ? own : found
}

/** Vocabularies for the words of the entry itself: Dublin Core, Atom, full content. */
const OF_ENTRIES = /^(?:dc|dcterms|atom|a10|content)$|purl\.org\/(?:dc|atom|rss)\/|w3\.org\/2005\/atom/i
/** A vocabulary for pictures and films beside it. */
const OF_MEDIA = /^media$|\/mrss\b/i

/** How much further than the element's own words those of a child are from it, 0 to 3. */
function distance({ namespace }: XmlElement, element: XmlElement): number {
  if (namespace === element.namespace) return 0
  if (OF_ENTRIES.test(namespace)) return 1
  return OF_MEDIA.test(namespace) ? 3 : 2
}

/** The first child element with one of the local names, tried in order. */
export function child(element: XmlElement, ...names: readonly string[]): XmlElement | null {
  for (const name of names) {
    const [found] = children(element, name)
    if (found !== undefined) return found
  }
  return null
}

/** All text inside an element, in order, with a gap between its elements. */
export function innerText(element: XmlElement | null): string {
  if (element === null) return ''
  return element.children.map((part) => (typeof part === 'string' ? part : ` ${innerText(part)} `)).join('')
}

/** The trimmed text of `childWithText`, or an empty one. */
export function childText(element: XmlElement, ...names: readonly string[]): string {
  return innerText(childWithText(element, ...names)).trim()
}

/**
 * The first child with one of the names that has any text: the element's own first, each name in order, then those of
 * other vocabularies.
 */
export function childWithText(element: XmlElement, ...names: readonly string[]): XmlElement | null {
  let nearest: XmlElement | null = null
  for (const found of names.flatMap((name) => children(element, name))) {
    if (nearest !== null && distance(found, element) >= distance(nearest, element)) continue
    if (innerText(found).trim() === '') continue
    if (found.namespace === element.namespace) return found
    nearest = found
  }
  return nearest
}

/**
 * All elements with one of the local names, at any depth, in document order. Elements inside a found one are not
 * looked at: what stands in an entry belongs to the entry.
 */
export function outermost(roots: readonly (XmlElement | string)[], ...names: readonly string[]): XmlElement[] {
  return roots.flatMap((root) => {
    if (typeof root === 'string') return []
    return names.includes(root.name) ? [root] : outermost(root.children, ...names)
  })
}

/** Addresses of namespaces by prefix. */
type Namespaces = Readonly<Record<string, string>>

function childrenOf(nodes: unknown, known: Namespaces): (XmlElement | string)[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: unknown) => {
    const read = toChild(node, known)
    return read === null ? [] : [read]
  })
}

/** fast-xml-parser's ordered form: one key names the element, `:@` holds its attributes. */
function toChild(node: unknown, known: Namespaces): XmlElement | string | null {
  if (typeof node !== 'object' || node === null) return null
  const entries: [string, unknown][] = Object.entries(node)
  const [key, value] = entries.find(([name]) => name !== ':@') ?? ['', null]
  if (key === '#text') return decodeHTML(String(value))
  if (key === '#cdata') return cdataText(value)
  if (key === '' || key.startsWith('?')) return null
  const colon = key.lastIndexOf(':')
  const prefix = key.slice(0, Math.max(0, colon)).toLowerCase()
  const stated = entries.find(([name]) => name === ':@')?.[1]
  const attributes = stated === undefined ? NO_ATTRIBUTES : attributesOf(stated)
  const namespaces = stated === undefined ? known : declared(attributes, known)
  return {
    name: key.slice(colon + 1).toLowerCase(),
    namespace: Object.hasOwn(namespaces, prefix) ? (namespaces[prefix] ?? '') : prefix,
    attributes,
    children: childrenOf(value, namespaces),
  }
}

const NO_ATTRIBUTES: XmlElement['attributes'] = {}

/** What is known inside an element: what it declares, and what is known around it. */
function declared(attributes: XmlElement['attributes'], known: Namespaces): Namespaces {
  const own = Object.entries(attributes).filter(([name]) => /^xmlns(?::|$)/.test(name))
  if (own.length === 0) return known
  return {
    ...known,
    ...Object.fromEntries(own.map(([name, address]) => [name.slice('xmlns:'.length), address.trim()])),
  }
}

/** What stands in a CDATA section is not encoded a first time. */
function cdataText(value: unknown): string {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  return parts.map((part) => (isTextNode(part) ? String(part['#text']) : '')).join('')
}

function isTextNode(part: unknown): part is { readonly '#text': unknown } {
  return typeof part === 'object' && part !== null && '#text' in part
}

function attributesOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const pairs: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(pairs.map(([name, text]) => [name.toLowerCase(), decodeXML(String(text))]))
}
