import { useEffect, useEffectEvent } from 'react'

/** HM-10: how long a search rests before it takes effect. */
export const SEARCH_DEBOUNCE_MS = 300

/** Calls `onRest` with the value once it has not changed for `delayMs`. */
export function useDebouncedEffect<Value>(
  value: Value,
  onRest: (value: Value) => void,
  delayMs: number = SEARCH_DEBOUNCE_MS,
): void {
  const rested = useEffectEvent(onRest)
  useEffect(() => {
    const timer = setTimeout(() => rested(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
}
