/**
 * Makes React bring this part of the page to life at once, which it does for some events only; this one triggers nothing
 * else. Other events would wait their turn and be lost.
 */
export function wake(element: Element): void {
  element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
}
