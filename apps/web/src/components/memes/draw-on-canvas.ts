import type { CaptionPlacement } from '@trendverse/domain/memes/meme'
import type { MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { drawFailure } from '@trendverse/meme-formats/draw-failure'
import { type CaptionArea, drawMeme } from '@trendverse/meme-formats/draw-meme'
import { type MemeFormat, PICTURE_HEIGHT, PICTURE_WIDTH } from '@trendverse/meme-formats/meme-format'
import { paintCover } from '@trendverse/meme-formats/paint-cover'
import { memeFormat } from '@trendverse/meme-formats/registry'
import { logFailure } from '../../backend/call/log-failure'

type KeptScene = { readonly key: string; readonly canvas: HTMLCanvasElement }

let kept: KeptScene | null = null

/**
 * The format with its scene as it was drawn the last time, `density` pixels for each of the picture's: while captions are
 * written the scene stays the same, and costs more than all of them. Pictures of other formats in between, such as
 * thumbnails of another density, take its place. The format itself where no canvas can be had.
 */
function withKeptScene(format: MemeFormat, accent: string, density: number): MemeFormat {
  const key = `${format.id} ${accent} ${density.toString()}`
  if (kept?.key !== key) kept = drawScene(format, accent, density, key)
  if (kept === null) return format
  const { canvas } = kept
  return {
    ...format,
    // A pen of the page is a context that draws pictures, too.
    drawScene: (pen) =>
      (pen as unknown as CanvasRenderingContext2D).drawImage(canvas, 0, 0, PICTURE_WIDTH, PICTURE_HEIGHT),
  }
}

function drawScene(format: MemeFormat, accent: string, density: number, key: string): KeptScene | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(PICTURE_WIDTH * density)
  canvas.height = Math.round(PICTURE_HEIGHT * density)
  // In memory, since it is drawn into canvases that become files, too.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) return null
  pen.setTransform(density, 0, 0, density, 0, 0)
  format.drawScene(pen, { accent })
  return { key, canvas }
}

/** Everything a picture of a meme is drawn from. */
export type DrawnMeme = {
  readonly type: MemeFormatId
  readonly captions: readonly string[]
  readonly placements: readonly (CaptionPlacement | null)[]
  /** The trend's own colour. */
  readonly accent: string
  /** What a model painted, loaded; null: the format's own scene. */
  readonly painting: ImageBitmap | null
}

/**
 * Draws a meme over the whole canvas, `density` pixels for each of the picture's 800 x 600. Returns where its captions stand,
 * or null where the canvas cannot be drawn on (ER-47). When the drawing itself fails the canvas says so (MM-26, ER-51).
 */
export function drawOnCanvas(
  canvas: HTMLCanvasElement,
  meme: DrawnMeme,
  density: number,
): readonly CaptionArea[] | null {
  const width = Math.round(PICTURE_WIDTH * density)
  const height = Math.round(PICTURE_HEIGHT * density)
  // Setting a size clears the canvas and is not for free.
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.setTransform(density, 0, 0, density, 0, 0)
  const format = memeFormat(meme.type)
  const { painting } = meme
  const room = format.painting
  try {
    return drawMeme(pen, {
      format: withKeptScene(format, meme.accent, density),
      captions: meme.captions,
      placements: meme.placements,
      colors: { accent: meme.accent },
      painting: painting === null || room === null ? null : () => paintCover(pen, painting, room),
    })
  } catch (cause) {
    logFailure('A meme could not be drawn.', cause)
    drawFailure(pen)
    return []
  }
}
