import { keepText, type OpenStorage, readText } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

export const OPENING_KEY = `${STORAGE_PREFIX}opening_shot`
/** Whoever comes for one of these wants to see it, and no film before it. */
const ERRANDS = ['q', 'trend', 'modal'] as const

/**
 * Whether the universe opens with its shot now: once a day (UTC), and only where that day can be kept. Taking it uses it up.
 *
 * @param addressQuery The query of the address the page was opened with.
 */
export function takeOpeningOfTheDay(storage: OpenStorage, addressQuery: string, nowMs: number): boolean {
  const query = new URLSearchParams(addressQuery)
  if (ERRANDS.some((name) => query.has(name))) return false
  const day = new Date(nowMs).toISOString().slice(0, 10)
  if (readText(storage, OPENING_KEY) === day) return false
  keepText(storage, OPENING_KEY, day)
  return readText(storage, OPENING_KEY) === day
}
