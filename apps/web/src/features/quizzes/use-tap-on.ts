import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What has a press of its own. An arrow key in a group of radio buttons is a click on the next one. */
const PRESSED = 'a, button, input, summary'

/** While `isOpen`, a tap anywhere on the place goes on, and does nothing else. */
export function useTapOn(place: RefObject<Element | null>, isOpen: boolean, onGoOn: () => void): void {
  const goOn = useEffectEvent((event: Event) => {
    if (event.target instanceof Element && event.target.closest(PRESSED) !== null) return
    // A label would press its option in the next question.
    event.preventDefault()
    onGoOn()
  })
  useEffect(() => {
    const element = place.current
    if (!isOpen || element === null) return
    const listen = (event: Event) => goOn(event)
    element.addEventListener('click', listen)
    return () => element.removeEventListener('click', listen)
  }, [place, isOpen])
}
