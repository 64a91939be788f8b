import { createHash } from 'node:crypto'
import type { RateCounter } from '@trendverse/application/ports/limits'
import type { Clock } from '@trendverse/application/ports/world'
import { isBeyond, type ThrottleRule, tooManyAttempts } from '@trendverse/domain/accounts/throttle-rules'
import { widerNetworks } from '@trendverse/domain/accounts/wider-networks'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'

/** Views and interactions one address may count: a fast reader opens a page a second. */
export const TREND_EVENTS_PER_ADDRESS: ThrottleRule = { name: 'trend-events', tries: 60, windowMs: MINUTE_MS }

/** Preview cards one address may have drawn: networks that look at links come with one address for many people. */
export const DRAWN_PREVIEWS_PER_ADDRESS: ThrottleRule = { name: 'drawn-previews', tries: 120, windowMs: MINUTE_MS }

/** Planets one address may have painted: what one painter does in a minute is shared by all. */
export const PAINTED_PLANETS_PER_ADDRESS: ThrottleRule = { name: 'painted-planets', tries: 40, windowMs: MINUTE_MS }

/** Pages one address may have rendered anew: whoever reads that fast is given pages that fill themselves in the browser. */
export const RENDERED_PAGES_PER_ADDRESS: ThrottleRule = { name: 'rendered-pages', tries: 120, windowMs: MINUTE_MS }

export type RateLimit = {
  /**
   * Takes one unit of an allowance, and of those of the networks around it, or throws AppError `rate_limited`, which says when a
   * try can succeed.
   */
  consume(key: string): Promise<void>
}

/** Only a hash of a key is kept: counters know no addresses. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')

export function createRateLimit(rule: ThrottleRule, counter: Pick<RateCounter, 'add'>, clock: Clock): RateLimit {
  return {
    consume: async (key) => {
      const nowMs = clock.nowMs()
      for (const { network, size } of [{ network: key, size: 1 }, ...widerNetworks(key)]) {
        const { count, endsAtMs } = await counter.add(`${rule.name}:${hashed(network)}`, rule.windowMs, nowMs)
        if (isBeyond({ ...rule, tries: rule.tries * size }, count)) throw tooManyAttempts(endsAtMs - nowMs)
      }
    },
  }
}
