import type { RefCallback } from 'react'

/** The control that just left the page with the focus on it; null but for the moment in which another takes its place. */
let left: string | null = null

/**
 * Hands the focus on when a control is taken out of the page and another of the same name put in, as when code that came
 * late draws the same button again: a keyboard would otherwise begin anew at the top, and a key pressed right then be lost.
 *
 * @example <button ref={handedFocus('start')}>
 */
export function handedFocus(name: string): RefCallback<HTMLElement> {
  return (element) => {
    if (element === null) return undefined
    if (left === name) element.focus({ preventScroll: true })
    return () => {
      if (document.activeElement !== element) return
      left = name
      // One change of the page takes out and puts in without a pause between.
      queueMicrotask(() => {
        left = null
      })
    }
  }
}
