import type { CaptionArea } from '@trendverse/meme-formats/draw-meme'
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type DrawnMeme, drawOnCanvas } from '../../components/memes/draw-on-canvas'
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
function CaptionHandle({ index, area, room, editor }: CaptionHandleProps) {
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
        aria-label={`Caption ${(index + 1).toString()}: ${text}. Move it with the arrow keys, resize it with plus and minus.`}
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

/** Beyond twice the pixels nobody sees a difference. */
const MOST_DENSITY = 2

type MemeStageProps = {
  readonly drawn: DrawnMeme
  /** Letters and painting are there. */
  readonly isReady: boolean
  readonly editor: MemeEditor
}

/** The picture at every change, with its captions to take hold of: by pointer, touch and keyboard. */
export function MemeStage({ drawn, isReady, editor }: MemeStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const { areas, setAreas } = editor
  const { type, captions, placements, accent, painting } = drawn
  // Before the browser paints: what is typed and what is seen are never a frame apart.
  useLayoutEffect(() => {
    if (canvas.current === null || !isReady) return
    const density = Math.min(MOST_DENSITY, Math.max(1, window.devicePixelRatio))
    setAreas(drawOnCanvas(canvas.current, { type, captions, placements, accent, painting }, density) ?? [])
  }, [type, captions, placements, accent, painting, isReady, setAreas])
  return (
    <div ref={room} className="meme-canvas">
      <canvas ref={canvas} role="img" aria-label={editor.draft.altText} className="block aspect-4/3 w-full" />
      {areas.map((area, index) => (
        <CaptionHandle key={index} index={index} area={area} room={room} editor={editor} />
      ))}
    </div>
  )
}
