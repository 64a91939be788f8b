import { parseXml, type XmlElement } from './xml-tree'

/** Most entries looked for in a broken document. */
const MAX_ENTRIES = 500
const ENTRY_START = /<([a-zA-Z0-9_-]+:)?(item|entry)(?=[\s>])/g

/**
 * Reads the entries of a document that is not well-formed, one by one. Entries that are broken themselves become one
 * error sentence each.
 */
export function salvageEntries(xml: string): { roots: XmlElement[]; errors: string[] } {
  const starts = [...xml.matchAll(ENTRY_START)].slice(0, MAX_ENTRIES)
  const roots: XmlElement[] = []
  const errors: string[] = []
  for (const [index, start] of starts.entries()) {
    const limit = starts[index + 1]?.index ?? xml.length
    const closing = `</${start[1] ?? ''}${start[2] ?? ''}`
    const close = xml.lastIndexOf(closing, limit)
    const element = close > start.index ? readEntry(`${xml.slice(start.index, close)}${closing}>`) : null
    if (element === null) errors.push(`entry ${index + 1} is broken off or not well-formed`)
    else roots.push(element)
  }
  return { roots, errors: starts.length === 0 ? ['no entry can be read'] : errors }
}

function readEntry(xml: string): XmlElement | null {
  try {
    return parseXml(xml)[0] ?? null
  } catch {
    return null
  }
}
