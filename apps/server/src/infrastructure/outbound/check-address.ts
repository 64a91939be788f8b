import { isIP } from 'node:net'
import { FetchFailure } from './fetch-failure'
import { isPublicAddress } from './public-address'

/**
 * The address as a URL that may be asked, or a FetchFailure. The URL parser has already turned decimal, octal,
 * hexadecimal, short and full-width spellings of an IPv4 address into the dotted form that is judged here.
 *
 * @param privateOrigin The one origin an operator named himself, which alone may be private.
 */
export function checkAddress(address: string, base: URL | undefined, privateOrigin: string | null): URL {
  if (!URL.canParse(address, base?.href)) throw new FetchFailure('bad_address', 'its address is not valid')
  const url = new URL(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFailure('bad_address', 'its address is neither http nor https')
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchFailure('bad_address', 'its address holds a user name or password')
  }
  if (url.origin !== privateOrigin && isClosedHost(url.hostname)) {
    throw new FetchFailure('blocked_address', 'its address is not public')
  }
  return url
}

/** One step of a request: where it goes, and the private origin it may still go to. */
export type Hop = { readonly url: URL; readonly privateOrigin: string | null }

/** Where a request starts. Throws FetchFailure for an address that may not be asked. */
export function firstHop(address: string, privateOrigin: string | null): Hop {
  return outsideForgets(checkAddress(address, undefined, privateOrigin), privateOrigin)
}

/** Where a redirect leads. Once outside, an answer can no longer lead back to the private origin. */
export function nextHop(hop: Hop, location: string): Hop {
  return outsideForgets(checkAddress(location, hop.url, hop.privateOrigin), hop.privateOrigin)
}

function outsideForgets(url: URL, privateOrigin: string | null): Hop {
  return { url, privateOrigin: url.origin === privateOrigin ? privateOrigin : null }
}

/** Literal addresses never reach a lookup, so they are judged here; names are judged when they are connected to. */
function isClosedHost(hostname: string): boolean {
  const literal = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(literal) !== 0 && !isPublicAddress(literal)
}
