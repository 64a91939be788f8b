import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** A press that moved farther than this turned the view and is no click; CSS pixels. */
const DRAG_FROM_PX = 8

type SectionInput = {
  readonly onPointerDownCapture: (event: PointerEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/** Escape and a click on empty space return; a drag that ends on a planet does not open it. */
export function useSectionInput(selectedId: string | null, onSelect: (trendId: null) => void): SectionInput {
  const pressed = useRef({ x: 0, y: 0 })

  useEffect(() => {
    if (selectedId === null) return
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onSelect(null)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [selectedId, onSelect])

  return {
    onPointerDownCapture: (event) => {
      pressed.current = { x: event.clientX, y: event.clientY }
    },
    onClickCapture: (event) => {
      // A click made by a keyboard has no detail and no place.
      if (event.detail === 0) return
      const moved = Math.hypot(event.clientX - pressed.current.x, event.clientY - pressed.current.y)
      if (moved > DRAG_FROM_PX) {
        event.stopPropagation()
        event.preventDefault()
        return
      }
      if (selectedId !== null && event.target instanceof HTMLCanvasElement) onSelect(null)
    },
  }
}
