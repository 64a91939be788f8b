import type { Clock } from '@trendverse/application/ports/clock'

/** The time of this machine. */
export const systemClock: Clock = { nowMs: () => Date.now() }
