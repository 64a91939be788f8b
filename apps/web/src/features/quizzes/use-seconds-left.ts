import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { useEffect, useState } from 'react'

/** Often enough that no second is skipped when a timer comes late. */
const LOOK_EVERY_MS = 250

function secondsUntil(deadlineMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - Date.now()) / SECOND_MS))
}

/** Whole seconds until an instant of this device's clock; what is left of a second counts as one. */
export function useSecondsLeft(deadlineMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadlineMs))
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(deadlineMs))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    // In a hidden tab timers rest; whoever comes back sees the right time at once.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [deadlineMs])
  return seconds
}
