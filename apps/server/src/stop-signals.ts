import type { EventEmitter } from 'node:events'

/**
 * The same signal twice within this time is one request: a terminal and a service manager send it to the whole process
 * group, and npm passes its own on to the server.
 */
const ONE_REQUEST_MS = 1_000

export type StopSignal = 'SIGINT' | 'SIGTERM'

/** Calls `stop` for the first signal of a kind, and `endAtOnce` for a later one: nobody who asks again wants to wait. */
export function onStopSignals(
  source: Pick<EventEmitter, 'on'>,
  actions: { stop(signal: StopSignal): void; endAtOnce(): void },
  monotonicNow: () => number,
): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    let askedAt: number | undefined
    source.on(signal, () => {
      if (askedAt === undefined) {
        askedAt = monotonicNow()
        actions.stop(signal)
      } else if (monotonicNow() - askedAt >= ONE_REQUEST_MS) actions.endAtOnce()
    })
  }
}
