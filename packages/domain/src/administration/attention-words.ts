import { DAY_MS, HOUR_MS, MINUTE_MS } from '../primitives/time'

/** A count with its noun: `1 mail`, `3 mails`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** Names in a sentence, at most three of them: `Reddit`, `Reddit and GitHub`, `Reddit, GitHub and 4 more`. */
export function listOf(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}

/** How long, in its largest unit: `1 minute`, `20 minutes`, `3 hours`, `2 days`. */
export function sinceText(ms: number): string {
  if (ms >= 2 * DAY_MS) return countOf(Math.floor(ms / DAY_MS), 'day')
  if (ms >= 2 * HOUR_MS) return countOf(Math.floor(ms / HOUR_MS), 'hour')
  return countOf(Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute')
}
