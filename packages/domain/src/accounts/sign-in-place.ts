import { describeDevice } from './describe-device'

/** Where somebody signed in, so coarsely that a new version or another address of the same provider is the same place. */
export type SignInPlace = {
  /** Program and system. @example 'Firefox on Windows' */
  readonly device: string
  /** @example '192.0.2.0/24' */
  readonly network: string
}

/** So many places of one administrator are remembered; the one unused for longest is forgotten first. */
export const MAX_SIGN_IN_PLACES = 20

/**
 * Whether somebody came in from a place with the code of a factor, or switched it on there. Before there was one the
 * password was enough, and a stranger may have had it.
 */
export function isProvedPlace(lastUsedAtMs: number | null, switchedOnAtMs: number | null): boolean {
  return lastUsedAtMs !== null && switchedOnAtMs !== null && lastUsedAtMs >= switchedOnAtMs
}

export function signInPlaceOf(origin: { readonly userAgent: string; readonly network: string }): SignInPlace {
  return { device: describeDevice(origin.userAgent), network: coarseNetwork(origin.network) }
}

/** The /24 of an IPv4 address, the /48 of an IPv6 network; anything else as it is. */
export function coarseNetwork(network: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)
  if (ipv4 !== null) return `${ipv4[1]}.0/24`
  const ipv6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)
  return ipv6 === null ? network : `${ipv6[1]}::/48`
}
