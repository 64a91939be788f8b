import { type MemeFormat, PICTURE_HEIGHT, PICTURE_WIDTH } from '@trendverse/meme-formats/meme-format'
import { useEffect, useRef } from 'react'
import { logFailure } from '../../backend/call/log-failure'

/** Twice as wide as it is shown in the picker, for sharp screens. */
const THUMB_WIDTH = 240

type FormatThumbProps = {
  readonly format: MemeFormat
  readonly accent: string
  /** Pixels that are drawn. */
  readonly width?: number
}

/** The drawing of a format without captions. Decorative: what it is stands beside it. */
export function FormatThumb({ format, accent, width = THUMB_WIDTH }: FormatThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.setTransform(width / PICTURE_WIDTH, 0, 0, width / PICTURE_WIDTH, 0, 0)
    try {
      format.drawScene(pen, { accent })
    } catch (cause) {
      logFailure('The drawing of a format failed.', cause)
    }
  }, [format, accent, width])
  return (
    <canvas
      ref={canvas}
      width={width}
      height={(width * PICTURE_HEIGHT) / PICTURE_WIDTH}
      aria-hidden="true"
      className="aspect-4/3 w-full rounded-sm"
    />
  )
}
