import { SECOND_MS } from '@trendverse/domain/primitives/time'

/** `29:05`; what is left of a second counts as one, so that 0:00 means that the time is up. */
export function timeLeftText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
