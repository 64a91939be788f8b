import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

type QuizKeys = {
  /** The question and all that belongs to it. */
  readonly place: RefObject<Element | null>
  readonly options: number
  readonly choice: number | null
  readonly onChoose: (choice: number) => void
  readonly onMoveOn: () => void
}

/** What lies over the page and has the keys while it is open, even where the focus stayed behind. */
const OPEN_ABOVE = 'dialog[open], [role=menu], [aria-expanded=true]'
/** Where keys write. */
const WRITTEN_INTO = 'select, textarea, input:not([type=radio]), [contenteditable]'
/** What Enter presses. */
const PRESSED_BY_ENTER = 'a, button, summary'

/** The option a key stands for: A to D in either case, or 1 to 4; null for any other key. */
export function optionOfKey(key: string, options: number): number | null {
  if (key.length !== 1) return null
  const letter = key.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)
  const index = /[1-9]/.test(key) ? Number(key) - 1 : letter
  return index >= 0 && index < options ? index : null
}

/** Whether a key is meant for the question: the focus is on it, or on nothing but the page around it. */
export function isMeantFor(place: Element, at: Element): boolean {
  if (document.querySelector(OPEN_ABOVE) !== null) return false
  return at.contains(place) || (place.contains(at) && !at.matches(WRITTEN_INTO))
}

/** Letters and figures choose, Enter goes on. Arrows are the radio buttons' own. */
export function useQuizKeys({ place, options, choice, onChoose, onMoveOn }: QuizKeys): void {
  const answerKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (!(target instanceof Element) || place.current === null || !isMeantFor(place.current, target)) return
    const chosen = optionOfKey(event.key, options)
    if (chosen !== null) {
      event.preventDefault()
      onChoose(chosen)
    } else if (event.key === 'Enter' && choice !== null && !target.matches(PRESSED_BY_ENTER)) {
      event.preventDefault()
      // A key that is held down would go past what it has just opened.
      if (!event.repeat) onMoveOn()
    }
  })
  // Before the question is painted: who sees it may answer it.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => answerKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
