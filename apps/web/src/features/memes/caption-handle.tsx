import type { CaptionArea } from '@trendverse/meme-formats/draw-meme'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { movedBy, placedByKey, placementOf, placementWords } from './place-caption'
import type { MemeEditor } from './use-meme-editor'

/** Pixels a finger may tremble before it means to drag. */
const DRAG_FROM_PX = 4

type CaptionHandleProps = {
  readonly index: number
  readonly area: CaptionArea
  /** What fractions of the picture are measured by. */
  readonly room: RefObject<HTMLElement | null>
  readonly editor: MemeEditor
}

const percent = (share: number) => `${(share * 100).toString()}%`

/** One caption of the picture, to take hold of. */
export function CaptionHandle({ index, area, room, editor }: CaptionHandleProps) {
  const { draft, selected, select, place, rest } = editor
  const grip = useRef<{ x: number; y: number; isDragging: boolean; from: ReturnType<typeof placementOf> } | null>(null)
  const [heard, setHeard] = useState('')
  const placement = placementOf(draft.placements[index] ?? null, area)
  const text = draft.captions[index] ?? ''

  const take = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    grip.current = { x: event.clientX, y: event.clientY, isDragging: false, from: placement }
    select(index)
  }
  const drag = (event: PointerEvent) => {
    const held = grip.current
    const size = room.current?.getBoundingClientRect()
    if (held === null || size === undefined || size.width === 0 || size.height === 0) return
    const [x, y] = [event.clientX - held.x, event.clientY - held.y]
    if (!held.isDragging && Math.hypot(x, y) < DRAG_FROM_PX) return
    held.isDragging = true
    place(index, movedBy(held.from, x / size.width, y / size.height))
  }
  const letGo = () => {
    grip.current = null
    rest()
  }
  const press = (event: KeyboardEvent) => {
    const placed = placedByKey(placement, event)
    if (placed === null) return
    // Arrow keys move the caption, not the page.
    event.preventDefault()
    place(index, placed)
    setHeard(placementWords(placed))
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Caption ${(index + 1).toString()}: ${text}. Move it with the arrow keys, size it with plus and minus.`}
        aria-pressed={selected === index}
        data-selected={selected === index || undefined}
        className="meme-handle"
        style={{
          left: percent(area.x),
          top: percent(area.y),
          width: percent(area.width),
          height: percent(area.height),
        }}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={press}
        onFocus={() => select(index)}
        onBlur={rest}
      />
      <output className="sr-only">{heard}</output>
    </>
  )
}
