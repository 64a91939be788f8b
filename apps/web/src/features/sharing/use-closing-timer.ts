import { MENU_OPEN_MS } from '@trendverse/domain/social/floating-button'
import { useEffect, useEffectEvent } from 'react'

/** FL-05: calls `close` five seconds after the menu opened, or after whatever held it open let go. */
export function useClosingTimer(isOpen: boolean, isHeld: boolean, close: () => void): void {
  const onTime = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen || isHeld) return undefined
    const timer = setTimeout(onTime, MENU_OPEN_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isHeld])
}
