import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../primitives/time'

/** No key is put out of use for longer by one answer. */
const MAX_REST_MS = DAY_MS

const UNITS_MS = { d: DAY_MS, h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS, ms: 1 } as const

/** `1h2m3.5s`, `6m0s`, `174ms`: the durations of the OpenAI API (those of Go); null for anything else. */
export function durationMs(text: string): number | null {
  const parts = [...text.matchAll(/(\d{1,9}(?:\.\d{1,9})?)(ms|[dhms])/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return null
  // the pattern has these units only
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS_MS[unit as keyof typeof UNITS_MS], 0)
}

/**
 * How long an answer asks that its key be left alone, milliseconds (0 to one day), or null when it does not say. Read are,
 * in this order, `retry-after-ms`, `Retry-After` (seconds or a date, RFC 9110), the `x-ratelimit-reset-*` of whatever is
 * used up, and words such as "try again in 26.604s" and "retry after 2 minutes".
 *
 * @param header Reads a header by its lower-case name.
 */
export function restFromAnswer(
  header: (name: string) => string | null,
  detail: string | null,
  nowMs: number,
): number | null {
  const restMs = retryAfterOf(header, nowMs) ?? resetOf(header) ?? fromWords(detail ?? '')
  return restMs === null || !Number.isFinite(restMs) ? null : Math.min(Math.max(0, Math.ceil(restMs)), MAX_REST_MS)
}

function retryAfterOf(header: (name: string) => string | null, nowMs: number): number | null {
  const exact = header('retry-after-ms')?.trim() ?? ''
  if (/^\d{1,9}(\.\d+)?$/.test(exact)) return Number(exact)
  const text = header('retry-after')?.trim() ?? ''
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Number(text) * SECOND_MS
  const date = /^[A-Z][a-z]{2},/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : date - nowMs
}

function resetOf(header: (name: string) => string | null): number | null {
  const resets = ['requests', 'tokens'].flatMap((what) => {
    if (header(`x-ratelimit-remaining-${what}`)?.trim() !== '0') return []
    return durationMs(header(`x-ratelimit-reset-${what}`)?.trim() ?? '') ?? []
  })
  return resets.length === 0 ? null : Math.max(...resets)
}

const DURATION = String.raw`\d{1,9}(?:\.\d{1,9})?\s*(?:milliseconds?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|[dhms])\b[,\s]*(?:and\s+)?`
const PARTS = String.raw`(?:\d{1,9}(?:\.\d{1,9})?(?:ms|[dhms]))+|(?:${DURATION}){1,4}`
/** "Please try again in 1m30.5s", "retry after 20 seconds", "wait for 2 minutes". */
const WAIT_IN_WORDS = new RegExp(
  String.raw`\b(?:try again|retry|retrying|wait|available again)(?:\s+(?:in|after|for|at least|about|another)){0,3}:?\s+(${PARTS})`,
  'i',
)

function fromWords(detail: string): number | null {
  const [, text = ''] = WAIT_IN_WORDS.exec(detail.slice(0, 1_000)) ?? []
  const short = text.replace(
    /(\d)\s*(milliseconds?|ms|[dhms])[a-z]*[,\s]*(?:and\s+)?/gi,
    (_, digit: string, unit: string) => {
      const name = unit.toLowerCase()
      return digit + (name.startsWith('milli') ? 'ms' : name)
    },
  )
  return durationMs(short)
}
