import { type MemeFormat, PICTURE_HEIGHT, PICTURE_WIDTH } from '@trendverse/meme-formats/meme-format'

type KeptScene = { readonly key: string; readonly canvas: HTMLCanvasElement }

let kept: KeptScene | null = null

/**
 * The format with its scene as it was drawn the last time, `density` pixels for each of the picture's: while captions are
 * written the scene stays the same, and costs more than all of them. Pictures of other formats in between, such as
 * thumbnails of another density, take its place. The format itself where no canvas can be had.
 */
export function withKeptScene(format: MemeFormat, accent: string, density: number): MemeFormat {
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
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.setTransform(density, 0, 0, density, 0, 0)
  format.drawScene(pen, { accent })
  return { key, canvas }
}
