import { isIPv4, isIPv6 } from 'node:net'
import { isPublicV4, isPublicV6 } from '@trendverse/domain/primitives/public-address'

/**
 * Whether an IP address (dotted IPv4 or any spelling of IPv6, without brackets) belongs to the public internet.
 * IPv6 addresses that stand for an IPv4 address (mapped, NAT64) are judged by that address. Anything that is no IP
 * address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return isPublicV4(address)
  // A zone (`fe80::1%eth0`) only exists on local networks.
  if (!isIPv6(address) || address.includes('%')) return false
  // The URL parser writes every spelling in one way.
  return isPublicV6(new URL(`http://[${address}]/`).hostname.slice(1, -1))
}
