/**
 * Acts when a button is pressed: by mouse, finger or pen where they are lifted over it, else by the click that keys and
 * screen readers make. Beside a surface that captures fingers, the click of a tap does not reach every button. A press may
 * act twice: what it does has to be done only once.
 */
export function onPress(button: HTMLElement, act: () => void): void {
  let pressedBy = -1
  button.addEventListener('pointerdown', ({ pointerId, button: which }) => {
    if (which === 0) pressedBy = pointerId
  })
  button.addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== pressedBy) return
    pressedBy = -1
    // A finger that slid off changed its mind; its pointer stays with the button all the same.
    const { left, right, top, bottom } = button.getBoundingClientRect()
    if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) act()
  })
  button.addEventListener('pointercancel', () => {
    pressedBy = -1
  })
  button.addEventListener('click', act)
}
