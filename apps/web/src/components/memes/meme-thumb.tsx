import type { Meme } from '@trendverse/domain/memes/meme'
import { useEffect, useRef } from 'react'
import { classNames } from '../text/class-names'
import { drawOnCanvas } from './draw-on-canvas'
import { usePictureParts } from './use-picture-parts'

type MemeThumbProps = {
  readonly meme: Pick<Meme, 'imageUrl' | 'paintingUrl' | 'type' | 'style' | 'captions' | 'placements' | 'altText'>
  /** The trend's own colour, where it is known. */
  readonly accent?: string
  /** Draws it even where a file is kept, which may be older than the latest edits. */
  readonly isDrawn?: boolean
  /** Pixels for each of the picture's 800 x 600. */
  readonly density?: number
  readonly className?: string
}

/** What a drawing is tinted with whose trend is not at hand. */
const USUAL_ACCENT = '#8fb4ff'

/** The picture of a meme, not to be edited: the kept file, or drawn here where none is kept. */
export function MemeThumb(props: MemeThumbProps) {
  const { meme, isDrawn = false, className } = props
  if (isDrawn || meme.imageUrl === null) return <DrawnThumb {...props} />
  return (
    <img
      src={meme.imageUrl}
      alt={meme.altText}
      loading="lazy"
      decoding="async"
      width={800}
      height={600}
      className={classNames('aspect-4/3 object-cover', className)}
    />
  )
}

function DrawnThumb({ meme, accent = USUAL_ACCENT, density = 0.5, className }: MemeThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { painting, isReady } = usePictureParts(meme)
  const { type, captions, placements } = meme
  useEffect(() => {
    if (canvas.current === null || !isReady) return
    drawOnCanvas(canvas.current, { type, captions, placements, accent, painting }, density)
  }, [type, captions, placements, accent, painting, density, isReady])
  return <canvas ref={canvas} role="img" aria-label={meme.altText} className={classNames('aspect-4/3', className)} />
}
