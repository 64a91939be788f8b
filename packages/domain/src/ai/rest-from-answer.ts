import { parseDate } from '../primitives/parse-date'
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

/** Reads a header by its lower-case name. */
export type AnswerHeader = (name: string) => string | null

/** The part of a rate-limit header that names what is limited: none, then those of OpenAI and compatible APIs, then Cerebras. */
const LIMITS = [
  '',
  '-requests',
  '-tokens',
  ...['requests', 'tokens'].flatMap((what) => ['minute', 'hour', 'day'].map((span) => `-${what}-${span}`)),
]
/** The headers that say what is left of a limit, and when it ends. */
const LEFT_AND_END: readonly (readonly [string, string])[] = [
  ...['x-ratelimit', 'ratelimit'].flatMap((name) =>
    LIMITS.map((limit) => [`${name}-remaining${limit}`, `${name}-reset${limit}`] as const),
  ),
  ...['requests', 'tokens', 'input-tokens', 'output-tokens'].map(
    (what) => [`anthropic-ratelimit-${what}-remaining`, `anthropic-ratelimit-${what}-reset`] as const,
  ),
]

/** Later than any wait in seconds, and earlier than any answer: the seconds since 1970 in 2001, and the milliseconds. */
const EPOCH_SECONDS = 1e9
const EPOCH_MS = 1e12

/**
 * How long an answer asks that its key be left alone, milliseconds (0 to one day), or null when it does not say. Read are,
 * in this order, `retry-after-ms`, `Retry-After` (seconds or a date, RFC 9110), the end of whatever limit is used up,
 * and words such as "try again in 26.604s" and "retry after 2 minutes".
 */
export function restFromAnswer(header: AnswerHeader, detail: string | null, nowMs: number): number | null {
  const restMs = retryAfterOf(header, nowMs) ?? endOfLimits(header, nowMs) ?? fromWords(detail ?? '')
  return restMs === null || !Number.isFinite(restMs) ? null : Math.min(Math.max(0, Math.ceil(restMs)), MAX_REST_MS)
}

function retryAfterOf(header: AnswerHeader, nowMs: number): number | null {
  const exact = header('retry-after-ms')?.trim() ?? ''
  if (/^\d{1,9}(\.\d+)?$/.test(exact)) return Number(exact)
  return fromNow(header('retry-after'), nowMs)
}

function endOfLimits(header: AnswerHeader, nowMs: number): number | null {
  const waits = LEFT_AND_END.flatMap(([left, end]) =>
    /^(?:0(?:\.0+)?|-\d+)$/.test(header(left)?.trim() ?? '') ? (fromNow(header(end), nowMs) ?? []) : [],
  )
  return waits.length === 0 ? null : Math.max(...waits)
}

/** From now until what a header names: a duration, seconds, the seconds or milliseconds since 1970, or a date. */
function fromNow(value: string | null, nowMs: number): number | null {
  const text = value?.trim() ?? ''
  if (/^\d{1,14}(?:\.\d{1,20})?$/.test(text)) {
    const number = Number(text)
    if (number >= EPOCH_MS) return number - nowMs
    return number * SECOND_MS - (number >= EPOCH_SECONDS ? nowMs : 0)
  }
  const date = durationMs(text) === null ? parseDate(text) : null
  return date === null ? durationMs(text) : date - nowMs
}

const DURATION = String.raw`\d{1,9}(?:\.\d{1,9})?\s*(?:milliseconds?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|[dhms])\b[,\s]*(?:and\s+)?`
const PARTS = String.raw`(?:\d{1,9}(?:\.\d{1,9})?(?:ms|[dhms]))+|(?:${DURATION}){1,4}`
/** "Please try again in 1m30.5s", "retry after 20 seconds", "wait for 2 minutes". */
const WAIT_IN_WORDS = new RegExp(
  String.raw`\b(?:try again|retry|retrying|wait|available|available again|resets?)(?:\s+(?:in|after|for|at least|about|another)){0,3}:?\s+(${PARTS})`,
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
