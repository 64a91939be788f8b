/**
 * Calls `act` when a pointer is released over the button it pressed, and on clicks by keys or screen readers. A tap's own
 * click may get lost beside a surface that captures pointers. One press may call `act` twice, so it must be idempotent.
 */
export function onPress(button: HTMLElement, act: () => void): void {
  let pressedBy = -1
  button.addEventListener('pointerdown', ({ pointerId, button: which }) => {
    if (which === 0) pressedBy = pointerId
  })
  button.addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== pressedBy) return
    pressedBy = -1
    // A finger that slid off cancels, though its events still come here.
    const { left, right, top, bottom } = button.getBoundingClientRect()
    if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) act()
  })
  button.addEventListener('pointercancel', () => {
    pressedBy = -1
  })
  button.addEventListener('click', act)
}
