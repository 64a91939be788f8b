/** A button held by the space bar counts, too: it acts when the bar is let go. */
const isPressing = (): boolean => document.querySelector(':active') !== null

/**
 * Does something at once, or as soon as the pointer or the key is let go: what appears during a press moves or replaces
 * what is pressed, and the press is lost. A finger that begins to scroll lets go, too.
 */
export function afterPress(act: () => void, isPressed: () => boolean = isPressing): void {
  if (!isPressed()) return act()
  const waiting = new AbortController()
  const letGo = (): void => {
    waiting.abort()
    // The press itself is answered right after this event, and comes first.
    setTimeout(act)
  }
  for (const type of ['mouseup', 'pointercancel', 'keyup']) {
    document.addEventListener(type, letGo, { capture: true, signal: waiting.signal })
  }
}
