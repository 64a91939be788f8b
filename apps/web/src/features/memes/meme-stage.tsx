import { useLayoutEffect, useRef } from 'react'
import { type DrawnMeme, drawOnCanvas } from '../../components/memes/draw-on-canvas'
import { CaptionHandle } from './caption-handle'
import type { MemeEditor } from './use-meme-editor'

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
