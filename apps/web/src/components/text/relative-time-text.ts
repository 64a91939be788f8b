import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'

const WEEK_DAYS = 7
const YEAR_DAYS = 365
/** In days: younger things have their age told in hours, older ones in weeks. */
const DAYS_FROM = 2
const WEEKS_FROM = 14

/** How long ago an instant was, in words: `just now`, `12 min ago`, `3 h ago`, `2 days ago`, then the date. */
export function relativeTimeText(atMs: number, nowMs: number): string {
  const agoMs = nowMs - atMs
  if (Number.isNaN(agoMs)) return ''
  if (agoMs < MINUTE_MS) return 'just now'
  if (agoMs < HOUR_MS) return `${Math.floor(agoMs / MINUTE_MS)} min ago`
  if (agoMs < DAY_MS) return `${Math.floor(agoMs / HOUR_MS)} h ago`
  const days = Math.floor(agoMs / DAY_MS)
  if (days < WEEK_DAYS) return days === 1 ? 'yesterday' : `${days} days ago`
  return dateText(atMs)
}

/** How long it is until an instant: `in 12 min`, `in 3 h`, `in 2 days`; `now` from then on. */
export function comingTimeText(atMs: number, nowMs: number): string {
  const waitMs = atMs - nowMs
  if (Number.isNaN(waitMs)) return ''
  if (waitMs <= 0) return 'now'
  const minutes = Math.ceil(waitMs / MINUTE_MS)
  if (minutes < HOUR_MS / MINUTE_MS) return `in ${minutes} min`
  const hours = Math.round(waitMs / HOUR_MS)
  if (hours < (DAYS_FROM * DAY_MS) / HOUR_MS) return `in ${hours} h`
  return `in ${Math.round(waitMs / DAY_MS)} days`
}

/** How old something is, in one short piece: `12 min`, `3 h`, `2 days`, `5 weeks`, `3 years`. */
export function ageText(sinceMs: number, nowMs: number): string {
  const ageMs = Math.max(0, nowMs - sinceMs)
  if (Number.isNaN(ageMs)) return ''
  if (ageMs < HOUR_MS) return `${Math.max(1, Math.floor(ageMs / MINUTE_MS))} min`
  const days = Math.floor(ageMs / DAY_MS)
  if (days < DAYS_FROM) return `${Math.floor(ageMs / HOUR_MS)} h`
  if (days < WEEKS_FROM) return `${days} days`
  if (days < YEAR_DAYS) return `${Math.floor(days / WEEK_DAYS)} weeks`
  const years = Math.floor(days / YEAR_DAYS)
  return years === 1 ? '1 year' : `${years} years`
}

/** `14 Mar 2026`, the same on the server and in every browser (UTC). */
export function dateText(atMs: number): string {
  return new Date(atMs).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
