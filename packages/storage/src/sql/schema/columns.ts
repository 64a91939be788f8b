import { customType } from 'drizzle-orm/pg-core'
import { cleanJson, cleanText } from '../../reading/clean-text'

/** First and last instant PostgreSQL and four-digit ISO years both know. */
const MIN_INSTANT_MS = Date.UTC(1, 0, 2)
const MAX_INSTANT_MS = Date.UTC(9999, 11, 30)

/** Milliseconds since 1970, kept as `timestamptz`; feeds name absurd dates, so values outside the calendar are clamped. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (ms) => new Date(Math.min(MAX_INSTANT_MS, Math.max(MIN_INSTANT_MS, Math.round(ms)))).toISOString(),
  // "2026-01-02 03:04:05.678+00": ISO 8601 wants a T and the minutes of the offset
  fromDriver: (text) => Date.parse(text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00')),
})

/** A text without what PostgreSQL refuses. */
export const safeText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: cleanText,
})

/** JSON without what PostgreSQL refuses in its texts. */
export const safeJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => cleanJson(JSON.stringify(value ?? null)),
})
