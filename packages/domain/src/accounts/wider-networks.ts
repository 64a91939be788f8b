/** A network around another one, and how many times its allowance it has: it is shared by more people, but not by so many more. */
export type WiderNetwork = { readonly network: string; readonly size: number }

/**
 * The /56 and the /48 around the /64 network of an IPv6 address: a customer is given one of them, and with it 256 or 65,536
 * networks. None around anything else.
 */
export function widerNetworks(network: string): readonly WiderNetwork[] {
  const [, site, last] = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(network) ?? []
  if (site === undefined || last === undefined) return []
  const subnet = (Number.parseInt(last, 16) & 0xff00).toString(16)
  return [
    { network: `${site}:${subnet}::/56`, size: 2 },
    { network: `${site}::/48`, size: 4 },
  ]
}
