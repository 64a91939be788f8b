import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { type ConcurrencyLimit, limitConcurrency } from '../limit-concurrency'

/** Waits this long, or rejects once the signal fires. */
export type CancellablePause = (ms: number, signal: AbortSignal) => Promise<unknown>

export type HostTurns = {
  /**
   * Runs a task when it is its host's turn: after all earlier tasks of the host have ended, and a while after the last.
   *
   * @param gapMs Least time since the end of the host's last task, milliseconds.
   */
  run<T>(host: string, gapMs: number, signal: AbortSignal, task: () => Promise<T>): Promise<T>
}

type Lane = {
  readonly oneByOne: ConcurrencyLimit
  waiting: number
  /** When the last task ended, or null before the first. */
  endedAtMs: number | null
}

/** Lanes kept before idle ones are looked for. */
const MANY_LANES = 200
/** No gap is longer, so that a host idle for longer may be asked at once. */
export const MAX_GAP_MS = 10 * SECOND_MS

/** One request at a time per host, with pauses between them, and a few hosts at once. Waiting for a pause holds up no other host. */
export function createHostTurns(options: {
  /** How many hosts are asked at once. */
  readonly maxHosts: number
  readonly nowMs: () => number
  readonly pause: CancellablePause
}): HostTurns {
  const { nowMs, pause } = options
  const amongHosts = limitConcurrency(options.maxHosts)
  const lanes = new Map<string, Lane>()

  const laneOf = (host: string): Lane => {
    if (lanes.size >= MANY_LANES) forgetIdle(lanes, nowMs() - MAX_GAP_MS)
    const lane = lanes.get(host) ?? { oneByOne: limitConcurrency(1), waiting: 0, endedAtMs: null }
    lanes.set(host, lane)
    return lane
  }

  return {
    async run(host, gapMs, signal, task) {
      const lane = laneOf(host)
      lane.waiting += 1
      try {
        return await lane.oneByOne(async () => {
          signal.throwIfAborted()
          const restMs = lane.endedAtMs === null ? 0 : lane.endedAtMs + gapMs - nowMs()
          if (restMs > 0) await pause(restMs, signal)
          return await amongHosts(async () => {
            signal.throwIfAborted()
            try {
              return await task()
            } finally {
              lane.endedAtMs = nowMs()
            }
          })
        })
      } finally {
        lane.waiting -= 1
      }
    },
  }
}

function forgetIdle(lanes: Map<string, Lane>, beforeMs: number): void {
  for (const [host, { waiting, endedAtMs }] of lanes) {
    if (waiting === 0 && (endedAtMs === null || endedAtMs < beforeMs)) lanes.delete(host)
  }
}
