import type { Clock, StartTimer } from '@trendverse/application/ports/world'

/** The time of this machine. */
export const systemClock: Clock = { nowMs: () => Date.now() }

/** Timers of this process. */
export const startSystemTimer: StartTimer = (ms, ring) => {
  const timer = setTimeout(ring, ms)
  return () => clearTimeout(timer)
}
