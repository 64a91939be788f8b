import { parseDate } from '@trendverse/domain/primitives/parse-date'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { MalformedItem } from '../item-draft'

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
/** An instant with its zone: 2026-01-31T12:00:00Z, 2026-01-31 12:00+02:00. */
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z| ?[+-]\d{2}(?::?\d{2})?)$/i
/** Unlike a sentence, a reason quotes only so much of what it is about. */
const QUOTED_CHARACTERS = 40

export const quoted = (text: string): string =>
  `"${text.length > QUOTED_CHARACTERS ? `${text.slice(0, QUOTED_CHARACTERS)}…` : text}"`

/** An instant, null where the field is empty. */
export function readInstant(text: string, column: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const atMs = NUMBER.test(trimmed)
    ? Number(trimmed) * SECOND_MS
    : ISO_INSTANT.test(trimmed)
      ? (parseDate(trimmed) ?? NaN)
      : NaN
  if (Number.isFinite(atMs)) return Math.round(atMs)
  throw new MalformedItem(`its ${column} is ${quoted(trimmed)}, neither seconds since 1970 nor an ISO 8601 instant`)
}

/** A number, null where the field is empty. */
export function readNumber(text: string, column: string, least: number): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const number = NUMBER.test(trimmed) ? Number(trimmed) : NaN
  if (Number.isFinite(number) && number >= least) return number
  throw new MalformedItem(`its ${column} is ${quoted(trimmed)}, not a number from ${least} up`)
}
