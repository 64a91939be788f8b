import { on } from 'node:events'
import type { Readable } from 'node:stream'
import { isBrokenOff } from './to-fetch-failure'

/** Parts that may wait to be unpacked; then the server waits. */
const MAX_WAITING = 64

export type Arrival = {
  readonly parts: AsyncIterable<Buffer>
  /** What broke the connection off before the answer was over, null where nothing did. */
  readonly brokenOff: () => unknown
}

/**
 * All that arrives of a body. A connection that breaks off is its end, for whom reads it to judge. A stream that is read in
 * turns drops what still waits in it by then, so parts are taken as they come.
 */
export function arriving(body: Readable): Arrival {
  let broken: unknown = null
  const events: AsyncIterable<Buffer[]> = on(body, 'data', {
    close: ['end'],
    highWaterMark: MAX_WAITING,
    lowWaterMark: 1,
  })
  async function* parts(): AsyncGenerator<Buffer> {
    try {
      if (body.errored !== null) throw body.errored
      for await (const added of events) yield* added
    } catch (error) {
      if (!isBrokenOff(error)) throw error
      broken = error
    }
  }
  return { parts: parts(), brokenOff: () => broken }
}
