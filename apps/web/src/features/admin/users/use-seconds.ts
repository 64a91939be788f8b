import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { useSyncExternalStore } from 'react'

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, SECOND_MS)
  return () => clearInterval(timer)
}

/** Milliseconds since 1970, to the second: clocks run by it. */
export function useSeconds(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS)
}
