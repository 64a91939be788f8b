/** IPv4 blocks that are not the public internet (IANA special-purpose registry), as [first address, prefix length]. */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and with it the metadata service of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // The host service of one large cloud has an address out of its public range.
  ['168.63.129.16', 32],
]

/** Blocks inside the global unicast range 2000::/3 that are not public, as [16 bit groups, prefix length]. */
const CLOSED_V6: readonly (readonly [readonly number[], number])[] = [
  // Teredo, benchmarking, ORCHID and other protocol assignments.
  [[0x2001, 0], 23],
  // Documentation.
  [[0x2001, 0xdb8], 32],
  [[0x3fff], 20],
  // 6to4 carries any IPv4 address, private ones included.
  [[0x2002], 16],
]

/** Whether an IPv4 address in dotted form belongs to the public internet. */
export function isPublicV4(dotted: string): boolean {
  return isPublicNumber(numberOf(dotted))
}

/**
 * Whether an IPv6 address as the URL parser writes it, without brackets, belongs to the public internet. One that stands for an IPv4
 * address (mapped, NAT64) is judged by that.
 */
export function isPublicV6(address: string): boolean {
  const groups = groupsOf(address)
  const embedded = (groups[6] ?? 0) * 0x10000 + (groups[7] ?? 0)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  const isNat64 = groups[0] === 0x64 && groups[1] === 0xff9b && groups.slice(2, 6).every((group) => group === 0)
  if (isMapped || isNat64) return isPublicNumber(embedded)
  // Everything outside global unicast is local, reserved, multicast or not assigned.
  if (((groups[0] ?? 0) & 0xe000) !== 0x2000) return false
  return !CLOSED_V6.some(([first, length]) => startsWith(groups, first, length))
}

function isPublicNumber(address: number): boolean {
  return !CLOSED_V4.some(([first, length]) => sameBlock(address, numberOf(first), length))
}

function numberOf(dotted: string): number {
  return dotted.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}

function sameBlock(address: number, first: number, length: number): boolean {
  const size = 2 ** (32 - length)
  return Math.floor(address / size) === Math.floor(first / size)
}

function startsWith(groups: readonly number[], first: readonly number[], length: number): boolean {
  for (let bits = 0; bits < length; bits += 16) {
    const mask = length - bits >= 16 ? 0xffff : (0xffff << (16 - (length - bits))) & 0xffff
    if (((groups[bits / 16] ?? 0) & mask) !== ((first[bits / 16] ?? 0) & mask)) return false
  }
  return true
}

/** The eight groups of an IPv6 address. */
function groupsOf(canonical: string): number[] {
  const [head = '', tail] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].map((group) => Number.parseInt(group, 16))
}
