import { type ButtonPosition, clampPosition } from '@trendverse/domain/social/floating-button'
import { type PointerEvent, useRef } from 'react'

/** A hand that only presses trembles less. */
const STARTS_AFTER_PX = 5

type DragOptions = {
  /** Shows the carried element at a place, at every move of the pointer: without React. */
  readonly show: (position: ButtonPosition) => void
  readonly from: ButtonPosition
  readonly onDrag: () => void
  readonly onDrop: (position: ButtonPosition) => void
  /** The pointer was taken away, by a scroll or the system: everything is as before. */
  readonly onCancel: () => void
}

type Grip = { readonly dx: number; readonly dy: number; readonly x: number; readonly y: number; isDragged: boolean }

/** FL-01: carries an element with the mouse, a finger or a pen. Where it is at any moment is clamped (FL-08). */
export function useDrag({ show, from, onDrag, onDrop, onCancel }: DragOptions) {
  const grip = useRef<Grip | null>(null)
  /** A press that was a drag is no click. */
  const wasDragged = useRef(false)

  const positionOf = ({ clientX, clientY }: PointerEvent, { dx, dy }: Grip): ButtonPosition =>
    clampPosition({ x: clientX - dx, y: clientY - dy }, { width: window.innerWidth, height: window.innerHeight })
  const letGo = (): Grip | null => {
    const held = grip.current
    grip.current = null
    return held
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return
      wasDragged.current = false
      const { clientX: x, clientY: y } = event
      grip.current = { dx: x - from.x, dy: y - from.y, x, y, isDragged: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current
      if (held === null) return
      if (!held.isDragged) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < STARTS_AFTER_PX) return
        held.isDragged = true
        onDrag()
      }
      show(positionOf(event, held))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const held = letGo()
      if (!held?.isDragged) return
      wasDragged.current = true
      const position = positionOf(event, held)
      show(position)
      onDrop(position)
    },
    onPointerCancel: () => {
      if (!letGo()?.isDragged) return
      show(from)
      onCancel()
    },
    /** Whether a click is the end of a drag; asked once per click. */
    wasDrag: (): boolean => {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
  }
}
