import { on } from 'node:events'
import type { Readable } from 'node:stream'
import { isBrokenOff } from './to-fetch-failure'

/** How many parts may wait to be unpacked before reading pauses. */
const MAX_WAITING = 64

export type Arrival = {
  readonly parts: AsyncIterable<Buffer>
  /** The error that ended the connection early, or null. */
  readonly brokenOff: () => unknown
}

/**
 * Everything that arrives of a body. A broken connection ends it, and the caller decides what that means. Parts are taken as
 * they come, because a stream drops what is still queued when its connection breaks.
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
