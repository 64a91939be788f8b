import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** The minute in which the server wrote the page, in milliseconds since 1970; null where it wrote none. */
export const RenderedAtContext = createContext<number | null>(null)

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS)
  return () => clearInterval(timer)
}

/** Rounded to the minute, so that one rendering sees one time. */
export const currentMinute = () => Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS

/** The current minute in milliseconds since 1970; "5 min ago" stays true while a page is open. */
export function useNow(): number {
  const renderedAtMs = useContext(RenderedAtContext)
  return useSyncExternalStore(subscribe, currentMinute, () => renderedAtMs ?? currentMinute())
}
