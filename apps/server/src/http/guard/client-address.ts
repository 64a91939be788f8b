import { isIP, isIPv4, isIPv6 } from 'node:net'
import { hopsOfForwarded, hopsOfList, OBFUSCATED } from './forwarded-hops'

/** A port, as a number or as a proxy hides it; some leave it empty. */
const PORT = /:(?:\d{0,5}|_[\w.-]{1,100})$/

/**
 * The address of the client. Headers are believed only as far as the proxies we were told about reach: each of them appended
 * the address it saw, so with n of them the n-th entry from the end is the client. `Forwarded` (RFC 7239) is read where there is
 * no `X-Forwarded-For`. A name that a proxy made up for somebody (`_hidden`) stands for their address; whoever is unknown
 * shares that of the proxy.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
  forwarded?: string,
): string {
  const direct = socketAddress ?? 'unknown'
  if (trustedProxies === 0) return direct
  const listed = hopsOfList(forwardedFor ?? '')
  const hops = listed.length > 0 ? listed : hopsOfForwarded(forwarded ?? '')
  const claimed = hops[Math.max(0, hops.length - trustedProxies)] ?? ''
  return addressOf(claimed) ?? direct
}

/** The address in a node name: without its port, brackets and zone; null where it names none. */
function addressOf(node: string): string | null {
  const plain = withoutZone(node)
  if (isIP(plain) !== 0) return plain
  const [, bracketed, behind = ''] = /^\[([^[\]]*)\](.*)$/.exec(node) ?? []
  if (bracketed !== undefined) {
    const inner = withoutZone(bracketed)
    return isIP(inner) !== 0 && (behind === '' || PORT.test(behind)) ? inner : null
  }
  const host = node.replace(PORT, '')
  // eight groups and a port without brackets
  if (isIPv4(host) || isIPv6(host)) return host
  return OBFUSCATED.test(host) ? host : null
}

function withoutZone(address: string): string {
  return address.replace(/%[\w.~-]{1,100}$/, '')
}

/** The eight groups of an IPv6 address; only for texts `isIPv6` accepts. */
function groupsOf(address: string): readonly number[] {
  const inGroups = (address.split('%')[0] ?? '').replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a: string, b: string, c: string, d: string) =>
      `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`,
  )
  const [before = [], after = []] = inGroups
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  const missing = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: missing }, () => 0), ...after]
}

/** Networks whose last 32 bits are an IPv4 address: mapped, translated (RFC 7915), behind a translator (RFC 6052, RFC 8215). */
const IPV4_WITHIN = /^(?:0:0:0:0:0:ffff|0:0:0:0:ffff:0|64:ff9b:0:0:0:0|64:ff9b:1:[\da-f]+:0:0)$/

function ipv4Within(groups: readonly number[]): string | null {
  const network = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':')
  if (!IPV4_WITHIN.test(network)) return null
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** Who shares one allowance: an IPv4 address, or the /64 network of an IPv6 address, which one household owns. */
export function allowanceKey(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return ipv4Within(groups) ?? `${network.join(':')}::/64`
}
