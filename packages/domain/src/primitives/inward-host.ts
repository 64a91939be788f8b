import { isPublicV4, isPublicV6 } from './public-address'

/** Endings that the public name system does not have, or keeps for local networks (RFC 6761, 6762, 8375, and common use). */
const INWARD_ENDINGS =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|fritz\.box)$/

/**
 * Whether a host can only mean something inside a network: on a visitor's own machine, or beside the server. What a name leads to
 * is not looked up.
 *
 * @param hostname As the URL parser writes it, which turns every spelling of an IPv4 address into the dotted one.
 */
export function isInwardHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.startsWith('[')) return !isPublicV6(host.slice(1, -1))
  if (/^\d+(?:\.\d+){3}$/.test(host)) return !isPublicV4(host)
  return !host.includes('.') || INWARD_ENDINGS.test(host)
}
