import { useEffect, useEffectEvent } from 'react'

/** Reads again every so often while somebody can see the page, and at once when they come back to it. */
export function usePolling(refresh: () => void, everyMs: number): void {
  const ring = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    const timer = window.setInterval(() => ring(), everyMs)
    const comeBack = () => ring()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [everyMs])
}
