import { PICTURE_HEIGHT, PICTURE_WIDTH } from '@trendverse/meme-formats/meme-format'
import { type DrawnMeme, drawOnCanvas } from './draw-on-canvas'
import { loadCaptionFont } from './load-caption-font'
import { fileCanvas, pictureBlob } from './picture-blob'

const GAP = 16
const FOOTER = 72
const MOST_A_ROW = 2
const FONT = '600 30px Inter, system-ui, sans-serif'

/**
 * Several memes as one PNG, two in a row, with a line of text below. Null where this browser cannot draw or write it.
 *
 * @param memes At least one.
 */
export async function stripPicture(memes: readonly DrawnMeme[], line: string): Promise<Blob | null> {
  await loadCaptionFont()
  const columns = Math.min(MOST_A_ROW, memes.length)
  const rows = Math.ceil(memes.length / columns)
  const canvas = fileCanvas()
  canvas.width = columns * (PICTURE_WIDTH + GAP) + GAP
  canvas.height = rows * (PICTURE_HEIGHT + GAP) + FOOTER
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.fillStyle = '#05060f'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const one = fileCanvas()
  for (const [index, meme] of memes.entries()) {
    if (drawOnCanvas(one, meme, 1) === null) return null
    const column = index % columns
    pen.drawImage(one, GAP + column * (PICTURE_WIDTH + GAP), GAP + Math.floor(index / columns) * (PICTURE_HEIGHT + GAP))
  }
  pen.fillStyle = '#eef2ff'
  pen.font = FONT
  pen.textBaseline = 'middle'
  pen.fillText(line, GAP, canvas.height - FOOTER / 2, canvas.width - 2 * GAP)
  const blob = await pictureBlob(canvas, 'image/png')
  return blob?.type === 'image/png' ? blob : null
}
