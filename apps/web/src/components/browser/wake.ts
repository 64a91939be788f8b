/**
 * Makes React bring this part of the page to life at once, which it does for some events only; this one means nothing by
 * itself. The others wait for their turn and would go unheard.
 */
export function wake(element: Element): void {
  element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
}
