/** A piece of a mail's text: words, or an address of this site. */
export type TextPart = {
  /** Where it begins in the text. */
  readonly at: number
  readonly text: string
  readonly path: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g

/** Splits a mail's text so that addresses of this site can be followed; others stay words. */
export function linkedText(text: string, origin: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const path = pathOf(address, origin)
    if (path === null) continue
    if (index > from) parts.push({ at: from, text: text.slice(from, index), path: null })
    parts.push({ at: index, text: address, path })
    from = index + address.length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), path: null })
  return parts
}

function pathOf(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null
}
