import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'

/** How long it is until an instant, to stand behind it: `, in 5 h 12 min`; nothing once it has passed. */
export function untilText(atMs: number, nowMs: number): string {
  const minutes = Math.ceil((atMs - nowMs) / MINUTE_MS)
  if (Number.isNaN(minutes) || minutes <= 0) return ''
  const hours = Math.floor((minutes * MINUTE_MS) / HOUR_MS)
  const rest = minutes % 60
  const parts = [hours > 0 && `${hours.toString()} h`, rest > 0 && `${rest.toString()} min`].filter(Boolean)
  return `, in ${parts.join(' ')}`
}
