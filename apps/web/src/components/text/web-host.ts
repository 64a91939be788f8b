/** Schemes a link out of the product may have; anything else is shown as text. */
const WEB_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:'])

/**
 * The host of a web address as visitors read it (`orbit.example`), or null for anything that is no web address.
 * Letters of other scripts stay in their encoded form, so that look-alikes show.
 */
export function webHost(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return WEB_SCHEMES.has(url.protocol) ? url.host.replace(/^www\./, '') : null
}
