/** The address of an article, encoded as Wikipedia itself writes it, so that links from elsewhere compare equal. */
export function articlePage(project: string, key: string): string {
  const path = encodeURIComponent(key).replace(/%(?:2C|2F|3A|3B|40|24)/g, decodeURIComponent)
  return `https://${project}.org/wiki/${path}`
}

/** The longest title a wiki page can have, in bytes of UTF-8; ids beyond it are shortened and name no page. */
const MAX_TITLE_BYTES = 255

/** The key of the article an item of a project's list is about, or null when no page can have that name. */
export function articleKeyOfItem(project: string, itemId: string): string | null {
  const key = itemId.slice(project.length + 1)
  return new TextEncoder().encode(key).length <= MAX_TITLE_BYTES ? key : null
}

/** The key of the article an address of a project leads to, or null for any other address. */
export function articleKeyOf(project: string, address: string): string | null {
  const start = `https://${project}.org/wiki/`
  if (!address.startsWith(start)) return null
  try {
    return decodeURIComponent(address.slice(start.length).replace(/[?#].*$/, '')).replaceAll(' ', '_')
  } catch {
    return null
  }
}
