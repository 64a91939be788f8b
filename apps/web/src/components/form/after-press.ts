const isPressing = (): boolean => document.querySelector(':active') !== null

/**
 * Does something at once, or as soon as the pointer is let go: words that appear during a press move what is pressed
 * from under the pointer, and the press is lost.
 */
export function afterPress(act: () => void, isPressed: () => boolean = isPressing): void {
  if (!isPressed()) return act()
  // The press itself is answered right after this event, and comes first.
  document.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}
