import type { RateCounter } from '@trendverse/application/ports/limits'
import type { Clock } from '@trendverse/application/ports/world'
import { memoryRateCounter } from '@trendverse/storage/memory/memory-rate-counter'
import {
  createRateLimit,
  DRAWN_PREVIEWS_PER_ADDRESS,
  PAINTED_PLANETS_PER_ADDRESS,
  type RateLimit,
  RENDERED_PAGES_PER_ADDRESS,
  TREND_EVENTS_PER_ADDRESS,
} from '../http/guard/rate-limits'

export type RateLimits = {
  readonly trendEvents: RateLimit
  readonly drawnPreviews: RateLimit
  readonly paintedPlanets: RateLimit
  readonly renderedPages: RateLimit
}

type Counter = Pick<RateCounter, 'add'>

/** Counts in this process alone, and forgets what is over. */
function ownCounter(): Counter {
  const counter = memoryRateCounter({ rateCounts: new Map() })
  let forgotAtMs = 0
  return {
    add: async (key, windowMs, nowMs) => {
      if (Math.abs(nowMs - forgotAtMs) >= windowMs) {
        forgotAtMs = nowMs
        await counter.removeExpired(nowMs)
      }
      return counter.add(key, windowMs, nowMs)
    },
  }
}

/** While the database is gone each process counts for itself, rather than letting everything through. */
function withFallback(shared: Counter, own: Counter): Counter {
  return { add: (...counted) => shared.add(...counted).catch(() => own.add(...counted)) }
}

/**
 * @param shared What several processes count with; null where one process is all there is, which then spares the
 * database.
 */
export function openRateLimits(shared: Counter | null, clock: Clock): RateLimits {
  const counter = shared === null ? ownCounter() : withFallback(shared, ownCounter())
  return {
    trendEvents: createRateLimit(TREND_EVENTS_PER_ADDRESS, counter, clock),
    // What is drawn or rendered loads the process that does it.
    drawnPreviews: createRateLimit(DRAWN_PREVIEWS_PER_ADDRESS, ownCounter(), clock),
    paintedPlanets: createRateLimit(PAINTED_PLANETS_PER_ADDRESS, ownCounter(), clock),
    renderedPages: createRateLimit(RENDERED_PAGES_PER_ADDRESS, ownCounter(), clock),
  }
}
