import { type RefObject, useEffect, useEffectEvent } from 'react'

type OpenPanel = {
  readonly isOpen: boolean
  /** Holds the button and what it opens. */
  readonly box: RefObject<HTMLElement | null>
  /** Gets the focus back on Escape. */
  readonly button: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Closes what lies open below a button: on Escape, on a press elsewhere, and when the focus goes elsewhere. */
export function useCloseOnLeave({ isOpen, box, button, onClose }: OpenPanel): void {
  const closeOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) onClose()
  })
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    onClose()
    button.current?.focus()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const gone = new AbortController()
    const { signal } = gone
    document.addEventListener('pointerdown', (event) => closeOutside(event), { signal })
    document.addEventListener('focusin', (event) => closeOutside(event), { signal })
    document.addEventListener('keydown', (event) => closeOnEscape(event), { signal })
    return () => gone.abort()
  }, [isOpen])
}
