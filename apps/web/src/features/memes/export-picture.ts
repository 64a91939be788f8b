import type { PictureType } from '@trendverse/domain/memes/picture-rules'
import { type DrawnMeme, drawOnCanvas } from '../../components/memes/draw-on-canvas'
import { fileCanvas, pictureBlob } from '../../components/memes/picture-blob'

/** MM-14 */
export const DOWNLOADS = [
  { label: 'PNG', type: 'image/png', extension: 'png' },
  { label: 'JPG', type: 'image/jpeg', extension: 'jpg' },
  { label: 'WebP', type: 'image/webp', extension: 'webp' },
] as const satisfies readonly { readonly type: PictureType; readonly label: string; readonly extension: string }[]
export type DownloadType = (typeof DOWNLOADS)[number]
/** What every browser writes. */
export const SURE_TYPE: PictureType = 'image/png'

/** ER-47 */
export const CANVAS_NOT_READY_TEXT = 'Canvas not ready. Please wait a moment and try again.'
/** ER-48 */
export const DOWNLOAD_FAILED_TEXT = 'Download failed. Please try again.'

/** The picture could not be drawn or written; the message is meant for visitors. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

/**
 * The picture of a meme as a file, 800 x 600 (MM-21). A browser that cannot write a type writes another one in silence: that
 * is a failure, too. Throws `PictureError` with ER-47 or ER-48.
 */
export async function exportPicture(meme: DrawnMeme, type: PictureType): Promise<Blob> {
  const canvas = fileCanvas()
  if (drawOnCanvas(canvas, meme, 1) === null) throw new PictureError(CANVAS_NOT_READY_TEXT)
  let blob: Blob | null
  try {
    blob = await pictureBlob(canvas, type)
  } catch (cause) {
    throw new PictureError(DOWNLOAD_FAILED_TEXT, { cause })
  }
  if (blob?.type !== type) throw new PictureError(DOWNLOAD_FAILED_TEXT)
  return blob
}

/** Which types this browser writes, tried on a single pixel. Where even that fails, trying will tell. */
export async function writableTypes(): Promise<ReadonlySet<PictureType>> {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const tried = await Promise.all(
    DOWNLOADS.map(async ({ type }) => {
      const blob = await pictureBlob(canvas, type).catch(() => null)
      return blob === null || blob.type === type ? [type] : []
    }),
  )
  return new Set(tried.flat())
}
