import type { Clock, StartTimer } from '@trendverse/application/ports/world'
import { watchClock } from './clock-watch'

/** The time of this machine. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  steadyForMs: watchClock(
    () => Date.now(),
    () => performance.now(),
  ),
}

/** Timers of this process. */
export const startSystemTimer: StartTimer = (ms, ring) => {
  const timer = setTimeout(ring, ms)
  return () => clearTimeout(timer)
}
