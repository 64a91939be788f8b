/** The computer the server runs on, as the server writes it: by IPv4, or as the network of an IPv6 address. */
const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3}|0:0:0:0::\/64)$/i

/** Where a session came from, in words where the address says nothing to its reader. */
export function networkText(network: string): string {
  return LOOPBACK.test(network) ? 'This computer' : network
}
