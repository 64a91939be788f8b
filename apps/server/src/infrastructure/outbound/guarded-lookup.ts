import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { FetchFailure } from './fetch-failure'
import { isPublicAddress } from './public-address'

/** Resolves a name to all its addresses. */
export type ResolveAll = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const resolveBySystem: ResolveAll = (hostname, done) => systemLookup(hostname, { all: true, verbatim: true }, done)

/**
 * A `lookup` for sockets that only hands out public addresses. It runs at connect time, so a name that changes its
 * address between a check and the connection (DNS rebinding) gains nothing. A name with even one closed address is
 * refused: honest sites have none. Literal addresses never come here; the caller checks those.
 */
export function guardedLookup(resolve: ResolveAll = resolveBySystem): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error !== null) return callback(error, '')
      const closed = addresses.some(({ address }) => !isPublicAddress(address))
      const [first] = addresses
      if (closed || first === undefined) {
        return callback(new FetchFailure('blocked_address', 'its name leads to an address that is not public'), '')
      }
      if (options.all === true) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
}
