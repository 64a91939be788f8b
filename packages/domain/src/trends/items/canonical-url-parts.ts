/** An http(s) address taken apart; the scheme is left out, because both schemes show the same page. */
export type AddressParts = {
  /** Lower case, without user, default port, `www.` and the like. */
  readonly host: string
  /** Decoded segments without empty ones. */
  readonly segments: readonly string[]
  readonly query: readonly (readonly [name: string, value: string])[]
  /** Decoded, without `#`. */
  readonly fragment: string
}

/** Longer addresses are no pages people share. */
const MAX_ADDRESS_LENGTH = 4_000
const ADDRESS = /^https?:\/\/(?:[^/?#@\s]*@)?([^/?#\s:]+)(?::(\d+))?([^?#\s]*)(?:\?([^#\s]*))?(?:#(\S*))?$/i
const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u
const DEVICE_PREFIX = /^(?:www\d?|m|mobile|amp|touch)\.(?=[^.]+\.)/
const INNER_MOBILE_LABEL = /^([a-z-]+)\.m\.(?=[^.]+\.[^.]+$)/
const DEFAULT_PORTS: ReadonlySet<string> = new Set(['80', '443'])

/** Undoes percent encoding as far as it is valid, so that two spellings of one address are equal. */
export function decodeLoosely(text: string): string {
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped)
    } catch {
      return escaped.toUpperCase()
    }
  })
  return decoded.normalize('NFC')
}

function cleanHost(host: string): string {
  let clean = host.toLowerCase().replace(/\.$/, '').replace(INNER_MOBILE_LABEL, '$1.')
  for (let previous = ''; previous !== clean; ) {
    previous = clean
    clean = clean.replace(DEVICE_PREFIX, '')
  }
  return clean
}

function splitQuery(query: string): [string, string][] {
  return (
    query
      // many feeds encode their links twice
      .split(/&(?:amp;)*/i)
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf('=')
        const name = at < 0 ? pair : pair.slice(0, at)
        const value = at < 0 ? '' : pair.slice(at + 1)
        return [decodeLoosely(name).replace(/^(?:amp;)+/i, ''), decodeLoosely(value.replace(/\+/g, ' '))]
      })
  )
}

/** Takes an http(s) address apart, or answers null for anything else. */
export function splitAddress(address: string): AddressParts | null {
  if (address.length > MAX_ADDRESS_LENGTH) return null
  const match = ADDRESS.exec(address.trim())
  if (match === null) return null
  const host = cleanHost(match[1] ?? '')
  if (!HOST.test(host)) return null
  const port = match[2] === undefined || DEFAULT_PORTS.has(match[2]) ? '' : `:${match[2]}`
  return {
    host: host + port,
    segments: (match[3] ?? '')
      .split('/')
      .filter((segment) => segment !== '' && segment !== '.')
      .map(decodeLoosely),
    query: splitQuery(match[4] ?? ''),
    fragment: decodeLoosely(match[5] ?? ''),
  }
}
