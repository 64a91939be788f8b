import type { Clock } from '@trendverse/application/ports/clock'
import type { StartTimer } from '@trendverse/application/ports/start-timer'

/** The time of this machine. */
export const systemClock: Clock = { nowMs: () => Date.now() }

/** Timers of this process. */
export const startSystemTimer: StartTimer = (ms, ring) => {
  const timer = setTimeout(ring, ms)
  return () => clearTimeout(timer)
}
