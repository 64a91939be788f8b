import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import { FetchFailure } from './fetch-failure'

/** How long a server that says "too many requests" without a time is left alone. */
const UNSTATED_REST_MS = MINUTE_MS

/** Remembers which servers asked to be left alone, and until when. */
export type HostCooldowns = {
  /** Throws a FetchFailure while the server of an address wants its rest. */
  check(address: string): void
  /** Notes what a failed request of an address says about the future. */
  note(address: string, failure: FetchFailure): void
}

export function createHostCooldowns(nowMs: () => number): HostCooldowns {
  const restUntilMs = new Map<string, number>()
  return {
    check(address) {
      const origin = new URL(address).origin
      const remainingMs = (restUntilMs.get(origin) ?? 0) - nowMs()
      if (remainingMs <= 0) {
        restUntilMs.delete(origin)
        return
      }
      const seconds = Math.ceil(remainingMs / SECOND_MS)
      throw new FetchFailure('status', `it asked to be left alone for another ${seconds} s`, {
        retryAfterMs: remainingMs,
      })
    },
    note(address, failure) {
      const restMs = failure.retryAfterMs ?? (failure.status === 429 ? UNSTATED_REST_MS : 0)
      if (restMs > 0) restUntilMs.set(new URL(address).origin, nowMs() + restMs)
    },
  }
}
