import { decodeHTML, decodeXML } from 'entities'
import { XMLParser } from 'fast-xml-parser'

/** An XML element. Names are local and lower case: publishers change prefixes and namespace addresses at will. */
export type XmlElement = {
  readonly name: string
  readonly prefix: string
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
  const nodes: unknown = parser.parse(xml)
  return childrenOf(nodes).filter((node) => typeof node !== 'string')
}

/** Child elements with a local name. */
export function children(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((node): node is XmlElement => typeof node !== 'string' && node.name === name)
}

/** The first child element with one of the local names, tried in order. */
export function child(element: XmlElement, ...names: readonly string[]): XmlElement | null {
  for (const name of names) {
    const found = children(element, name)[0]
    if (found !== undefined) return found
  }
  return null
}

/** All text inside an element, in order, with a gap between its elements. */
export function innerText(element: XmlElement | null): string {
  if (element === null) return ''
  return element.children.map((part) => (typeof part === 'string' ? part : ` ${innerText(part)} `)).join('')
}

/** The trimmed text of the first child with one of the names that has any. */
export function childText(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    for (const found of children(element, name)) {
      const text = innerText(found).trim()
      if (text !== '') return text
    }
  }
  return ''
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

function childrenOf(nodes: unknown): (XmlElement | string)[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: unknown) => {
    const read = toChild(node)
    return read === null ? [] : [read]
  })
}

/** fast-xml-parser's ordered form: one key names the element, `:@` holds its attributes. */
function toChild(node: unknown): XmlElement | string | null {
  if (typeof node !== 'object' || node === null) return null
  const entries: [string, unknown][] = Object.entries(node)
  const [key, value] = entries.find(([name]) => name !== ':@') ?? ['', null]
  if (key === '#text') return decodeHTML(String(value))
  if (key === '#cdata') return cdataText(value)
  if (key === '' || key.startsWith('?')) return null
  const colon = key.lastIndexOf(':')
  return {
    name: key.slice(colon + 1).toLowerCase(),
    prefix: key.slice(0, Math.max(0, colon)).toLowerCase(),
    attributes: attributesOf(entries.find(([name]) => name === ':@')?.[1]),
    children: childrenOf(value),
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
