import type { RefCallback } from 'react'

/** The control that just left the page with the focus on it; null but for the moment in which another takes its place. */
let left: string | null = null

/**
 * Keeps the focus when one control replaces another of the same name, as when late code renders the same button again.
 * Otherwise the focus would fall back to the top of the page, and a key pressed at that moment would be lost.
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
