import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'

const WEEK_DAYS = 7

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

/** `14 Mar 2026`, the same on the server and in every browser (UTC). */
export function dateText(atMs: number): string {
  return new Date(atMs).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
