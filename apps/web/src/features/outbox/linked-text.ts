/** A piece of a mail's text: words, or an address of this site. */
export type TextPart = {
  /** Where it begins in the text. */
  readonly at: number
  readonly text: string
  readonly path: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g

/**
 * Splits a mail's text so that addresses of this site can be followed; others stay words.
 *
 * @param site Where the site lies, without a slash at its end. Paths are those below it.
 */
export function linkedText(text: string, site: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const path = pathOf(address, site)
    if (path === null) continue
    if (index > from) parts.push({ at: from, text: text.slice(from, index), path: null })
    parts.push({ at: index, text: address, path })
    from = index + address.length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), path: null })
  return parts
}

function pathOf(address: string, site: string): string | null {
  // What follows the site must begin a path, or it is part of another host's name.
  return address.startsWith(`${site}/`) ? address.slice(site.length) : null
}
