import { useEffect, useEffectEvent } from 'react'

type QuizKeys = {
  readonly options: number
  readonly choice: number | null
  readonly onChoose: (choice: number) => void
  readonly onMoveOn: () => void
}

/** Where keys write, or belong to a window over the page. */
const TAKES_KEYS = 'select, textarea, input:not([type=radio]), dialog, dialog *'
/** What Enter presses. */
const PRESSED_BY_ENTER = 'a, button, summary'

/** The option a key stands for: A to D in either case, or 1 to 4; null for any other key. */
export function optionOfKey(key: string, options: number): number | null {
  if (key.length !== 1) return null
  const letter = key.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)
  const index = /[1-9]/.test(key) ? Number(key) - 1 : letter
  return index >= 0 && index < options ? index : null
}

/** The option an arrow leads to, around at both ends; null for any other key. */
export function optionByArrow(key: string, choice: number | null, options: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return choice === null ? 0 : (choice + 1) % options
  if (key === 'ArrowUp' || key === 'ArrowLeft') return choice === null ? options - 1 : (choice + options - 1) % options
  return null
}

/** Letters, figures and arrows choose, Enter goes on, wherever on the page the focus is. */
export function useQuizKeys({ options, choice, onChoose, onMoveOn }: QuizKeys): void {
  const answerKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const at = event.target instanceof Element ? event.target : null
    if (at?.matches(TAKES_KEYS) || document.querySelector('dialog[open]') !== null) return
    const chosen = optionOfKey(event.key, options) ?? optionByArrow(event.key, choice, options)
    if (chosen !== null) {
      event.preventDefault()
      onChoose(chosen)
    } else if (event.key === 'Enter' && choice !== null && !at?.matches(PRESSED_BY_ENTER)) {
      event.preventDefault()
      onMoveOn()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answerKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
