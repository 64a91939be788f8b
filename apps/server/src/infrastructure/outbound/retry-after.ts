import { parseDate } from '@trendverse/domain/primitives/parse-date'
import { DAY_MS, SECOND_MS } from '@trendverse/domain/primitives/time'

/** No source may switch itself off for longer by one answer. */
const MAX_RETRY_AFTER_MS = DAY_MS

/** Reads one header of an answer, lower-case name, or null. */
export type HeaderReader = (name: string) => string | null

/**
 * How long an answer asks to be left alone, in milliseconds from now (0 to one day), or null when it does not say:
 * `Retry-After` in seconds or as a date, else the reset time of an exhausted rate limit as GitHub (seconds since 1970),
 * Mastodon (ISO 8601) and Reddit (seconds from now) write it.
 */
export function retryAfterMs(header: HeaderReader, nowMs: number): number | null {
  const retryAfter = header('retry-after')?.trim()
  if (retryAfter !== undefined && SECONDS.test(retryAfter)) return clamp(Number(retryAfter) * SECOND_MS)
  const date = parseDate(retryAfter ?? '')
  if (date !== null) return clamp(date - nowMs)
  const limit = ['x-ratelimit', 'ratelimit'].find((name) => isNought(header(`${name}-remaining`)))
  if (limit === undefined) return null
  const reset = header(`${limit}-reset`)?.trim() ?? ''
  if (SECONDS.test(reset) && Number(reset) <= MAX_RETRY_AFTER_MS / SECOND_MS) return clamp(Number(reset) * SECOND_MS)
  const resetMs = /^\d{9,11}$/.test(reset) ? Number(reset) * SECOND_MS : parseDate(reset)
  return resetMs === null ? null : clamp(resetMs - nowMs)
}

/** No date: those have ten digits since 2001. */
const SECONDS = /^\d{1,9}(?:\.\d{1,6})?$/

const isNought = (text: string | null): boolean => /^0+(?:\.0*)?$/.test(text?.trim() ?? '')

function clamp(ms: number): number {
  return Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS)
}
