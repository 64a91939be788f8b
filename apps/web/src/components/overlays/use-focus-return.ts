import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where the focus goes when the place it came from is gone. */
const PAGE = '#main'

/**
 * Gives the focus back to where it came from when a piece of the page leaves with the focus in it. A dialog does that by
 * itself when it closes, but not when it is taken out of the page.
 */
export function useFocusReturn(piece: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const element = piece.current
    if (!element?.contains(document.activeElement)) cameFrom.current = document.activeElement
    return () => {
      if (!element?.contains(document.activeElement)) return
      // Once it is out: a modal dialog keeps the focus inside for as long as it is there.
      queueMicrotask(() => {
        if (element.isConnected || document.activeElement !== document.body) return
        const { current } = cameFrom
        const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
        const place = isThere ? current : document.querySelector<HTMLElement>(PAGE)
        place?.focus({ preventScroll: true })
      })
    }
  }, [piece])
}
