/** Dates as recorded replies write them: ISO 8601, RFC 822, and seconds since 1970 between 2014 and 2033. */
const ISO = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})/gu
const RFC_822 =
  /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})? (?:[+-]\d{4}|GMT)/gu
const SECONDS = /\b(?:1[4-9]\d{8}|20\d{8})\b/gu

const FORMS: readonly (readonly [RegExp, read: (text: string) => number, write: (atMs: number) => string])[] = [
  [ISO, Date.parse, (atMs) => new Date(atMs).toISOString()],
  [RFC_822, Date.parse, (atMs) => new Date(atMs).toUTCString()],
  [SECONDS, (text) => Number(text) * 1000, (atMs) => Math.floor(atMs / 1000).toString()],
]

/** A recorded reply as if it had been given now: all its dates are moved, so that the newest is this instant. */
export function moveDates(text: string, newestMs: number): string {
  const found = FORMS.flatMap(([form, read]) => [...text.matchAll(form)].map(([date]) => read(date)))
  const byMs = newestMs - Math.max(...found.filter(Number.isFinite))
  if (!Number.isFinite(byMs)) return text
  return FORMS.reduce(
    (moved, [form, read, write]) =>
      moved.replace(form, (date) => (Number.isNaN(read(date)) ? date : write(read(date) + byMs))),
    text,
  )
}
