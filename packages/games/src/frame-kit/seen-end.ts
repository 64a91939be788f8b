/** How long an end stays visible before the page's dialog covers it. */
export const END_SEEN_MS = 4_000

/** Events that show the player is looking at the end: then nothing covers it by itself. */
const LOOKING = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Resolves once the player has seen how it ended: when they press the button, or after four seconds in which they did
 * nothing. A player who moves, scrolls or tabs about is not interrupted.
 */
export function untilSeen(button: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const beganMs = performance.now()
    const timer = setTimeout(resolve, END_SEEN_MS)
    const look = (event: Event): void => {
      // The press that ended the game is on its way through the document still.
      if (event.timeStamp <= beganMs) return
      clearTimeout(timer)
      for (const sign of LOOKING) removeEventListener(sign, look)
    }
    for (const sign of LOOKING) addEventListener(sign, look, { passive: true })
    button.addEventListener('click', () => resolve(), { once: true })
    // Whoever leaves has seen it: the page learns of the end before the tab is gone.
    addEventListener('pagehide', () => resolve(), { once: true })
    document.addEventListener('visibilitychange', () => document.hidden && resolve())
  })
}
