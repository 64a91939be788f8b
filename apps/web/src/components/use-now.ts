import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { useSyncExternalStore } from 'react'

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS)
  return () => clearInterval(timer)
}

/** Rounded to the minute, so that one rendering sees one time. */
const currentMinute = () => Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS

/** The current minute in milliseconds since 1970; "5 min ago" stays true while a page is open. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute)
}
