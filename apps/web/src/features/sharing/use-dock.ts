import { useLayoutEffect, useState } from 'react'

/** The room the header keeps for the button; narrow phones have none. */
const SLOT = '[data-share-slot]'

/** Where the button lies in the header. */
export type Dock = {
  /** Pixels from the upper left corner, of the window where the header stays, else of the page. */
  readonly x: number
  readonly y: number
  readonly stays: boolean
  /** Of the header: the universe is night on a light page, too. */
  readonly theme: string | undefined
}

const same = (a: Dock | null, b: Dock | null): boolean =>
  a?.x === b?.x && a?.y === b?.y && a?.stays === b?.stays && a?.theme === b?.theme

function measureDock(): Dock | null {
  for (const slot of document.querySelectorAll(SLOT)) {
    const { width, left, top } = slot.getBoundingClientRect()
    const header = slot.closest('header')
    if (width === 0 || header === null) continue
    const stays = getComputedStyle(header).position === 'sticky'
    const theme = slot.closest<HTMLElement>('[data-theme]')?.dataset.theme
    const [scrolledX, scrolledY] = stays ? [0, 0] : [window.scrollX, window.scrollY]
    return { x: left + scrolledX, y: top + scrolledY, stays, theme }
  }
  return null
}

/**
 * The header's room for the button on the page that stands, or null where it has none.
 *
 * @param page Anything that changes with the page and the window: then the room may have moved.
 */
export function useDock(isWanted: boolean, page: string): Dock | null {
  const [found, setFound] = useState<Dock | null>(null)
  // Before anything is painted: the button would be seen on its way otherwise.
  useLayoutEffect(() => {
    if (!isWanted) return undefined
    const look = () => {
      const dock = measureDock()
      setFound((before) => (same(before, dock) ? before : dock))
    }
    let frame = 0
    // The home page has a header for each of its views; who is here is known late, and themes change. The header of another
    // view is there once the page is drawn.
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    changes.observe(document.documentElement, { attributeFilter: ['data-view', 'data-settled', 'data-theme'] })
    look()
    return () => {
      changes.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [isWanted, page])
  return isWanted ? found : null
}
