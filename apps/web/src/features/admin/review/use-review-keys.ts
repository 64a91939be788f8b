import { useEffect, useEffectEvent, useRef } from 'react'

export type ReviewWish = 'next' | 'previous' | 'keep' | 'take_down' | 'reopen'

const WISHES: Readonly<Record<string, ReviewWish>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'keep',
  x: 'take_down',
  o: 'reopen',
}
const TAKES_KEYS = 'input, textarea, select, [contenteditable=true]'
/** A letter after `g` leads to another page. */
const AFTER_G_MS = 1_500

/** Hears the keys of the queue wherever nobody is writing and no window is open. */
export function useReviewKeys(onWish: (wish: ReviewWish) => void): void {
  const pressedGAt = useRef(Number.NEGATIVE_INFINITY)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (document.querySelector('dialog[open]')) return
    if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return
    const wasG = event.timeStamp - pressedGAt.current < AFTER_G_MS
    pressedGAt.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    const wish = WISHES[event.key]
    if (wasG || wish === undefined) return
    event.preventDefault()
    onWish(wish)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
